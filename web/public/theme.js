// Before the first paint, so that a chosen theme does not flash.
try {
  const kept = JSON.parse(localStorage.getItem("lux-preferences") ?? "{}");
  if (kept.theme === "light" || kept.theme === "dark") {
    document.documentElement.dataset.theme = kept.theme;
  }
} catch {
  // Storage may be closed to us; then the system's theme is used.
}
