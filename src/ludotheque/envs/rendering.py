"""Pictures of a session: a drawing in the terminal, or an array of pixels from the scene's SVG."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, Final

from ludotheque.envs.session import Session
from ludotheque.kernel.game import Game
from ludotheque.kernel.seats import letter

#: Typefaces that free systems have; without them a picture has no text.
SANS: Final = "DejaVu Sans"
SERIF: Final = "DejaVu Serif"
WIDTH: Final = 640  #: pixels


class Renderer:
    """Draws the table as the seat sees it that decides next; as a spectator does when the match is over."""

    def __init__(self, mode: str | None) -> None:
        if mode == "rgb_array":
            check_for_pictures()
        self.mode = mode
        self.terminal: Any = None

    def draw(self, session: Session) -> Any:
        """Prints for `human`, gives pixels (height, width, 3) for `rgb_array`."""
        if self.mode == "human":
            self._print(session)
            return None
        if self.mode == "rgb_array":
            return pixels(session)
        return None

    def _print(self, session: Session) -> None:
        from ludotheque.cli.drawing import draw
        from ludotheque.cli.terminal import Terminal
        from ludotheque.texts.texts import Texts

        if self.terminal is None:
            self.terminal = Terminal(Texts("en"))
        names = [letter(seat) for seat in range(session.seats)]
        draw(self.terminal, session.game, session.position, session.actor, names, ())


def check_for_pictures() -> None:
    """`ModuleNotFoundError` with what to install, if pictures cannot be drawn here."""
    for module in ("resvg_py", "PIL"):
        if find_spec(module) is None:
            raise ModuleNotFoundError(
                f'render_mode="rgb_array" needs {module}: pip install "ludotheque[render]"', name=module
            )


def pixels(session: Session) -> Any:
    """The board with its pieces, by resvg."""
    import io

    import numpy as np
    import resvg_py
    from PIL import Image

    from ludotheque.envs.picture import board_picture

    game: Game = session.game
    position = session.position
    seen = game.observe(position, session.actor)
    scene = game.scene(
        seen, session.menu, position.waiting_for(), lambda action: position.refusal(session.actor, action)
    )
    svg = board_picture(game.folder / "art", scene)
    drawn = resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH, sans_serif_family=SANS, serif_family=SERIF)
    return np.asarray(Image.open(io.BytesIO(bytes(drawn))).convert("RGB"))
