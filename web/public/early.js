// Before the first paint: the theme, so that a chosen one does not flash, and the texts of the visitor's
// language, so that they come together with the code. `preferences.svelte.ts` and `language.svelte.ts` go on.
{
  const page = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("lux-preferences")) ?? kept;
  } catch {
    // Storage may be closed to us; then the system's theme and the browser's languages are used.
  }
  if (kept.theme === "light" || kept.theme === "dark") page.dataset.theme = kept.theme;
  const texts = [...document.querySelectorAll("meta[name=texts]")];
  const base = (tag) => tag.split("-")[0].toLowerCase();
  const spoken = typeof kept.language === "string" ? [kept.language] : (navigator.languages ?? [navigator.language]);
  const found = [...spoken, "en"].flatMap((tag) => texts.filter(({ lang }) => base(lang) === base(tag)))[0];
  if (found) {
    page.lang = found.lang;
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href: found.content, crossOrigin: "" });
    document.head.append(link);
  }
}
