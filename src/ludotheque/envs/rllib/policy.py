"""A small policy with a mask, for RLlib with torch."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.torch.torch_rl_module import TorchRLModule
from torch import nn

HIDDEN = 128  #: values of the layer between, unless `model_config` has `hidden`
NEVER = -1e9  #: the logit of what the mask forbids


class MaskedPolicy(TorchRLModule, ValueFunctionAPI):  # type: ignore[misc]  # the library has no types
    """One hidden layer, from which a choice and its expected reward are read. The mask is always kept to."""

    def setup(self) -> None:
        seen = self.observation_space["observation"]
        largest = np.maximum(np.maximum(np.abs(seen.low), np.abs(seen.high)), 1.0)
        self.register_buffer("largest", torch.as_tensor(largest, dtype=torch.float32))
        hidden = self.model_config.get("hidden", HIDDEN)
        self.body = nn.Sequential(nn.Linear(seen.shape[0], hidden), nn.Tanh())
        self.choice = nn.Linear(hidden, int(self.action_space.n))
        self.worth = nn.Linear(hidden, 1)

    def _forward(self, batch: dict[str, Any], **_: Any) -> dict[str, Any]:
        hidden = self._hidden(batch)
        logits = self.choice(hidden).masked_fill(batch[Columns.OBS]["action_mask"] == 0, NEVER)
        return {Columns.ACTION_DIST_INPUTS: logits, Columns.EMBEDDINGS: hidden}

    def compute_values(self, batch: dict[str, Any], embeddings: Any = None) -> Any:
        hidden = self._hidden(batch) if embeddings is None else embeddings
        return self.worth(hidden).squeeze(-1)

    def _hidden(self, batch: dict[str, Any]) -> Any:
        """Values of an observation are divided by the largest that is possible in their place."""
        return self.body(batch[Columns.OBS]["observation"] / self.largest)
