// Before the first paint: the theme this browser chose. A classic script, so that nothing flashes.
try {
  const chosen = JSON.parse(localStorage.getItem("ludotheque") || "{}").theme;
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
} catch {
  // the default follows the system
}
