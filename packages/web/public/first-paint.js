// Runs before the first paint of the application, so that nothing changes under the reader. A file of its own: the
// content security policy of a page on which a card may be typed allows no inline script. The keys are those of src/app/remembered.ts.
;(() => {
  const root = document.documentElement
  // It comes once: features/app-banner/installing.ts makes it.
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault()
    window.installOffer = event
  })
  try {
    const theme = localStorage.getItem("mersal.theme")
    if (theme === "light" || theme === "dark") root.dataset.theme = theme
    const arabic =
      /^\/go\/ar\/?$/.test(location.pathname) ||
      /^ar\b/i.test(localStorage.getItem("mersal.language") ?? root.dataset.language ?? navigator.language)
    root.lang = arabic ? "ar" : "en"
    root.dir = arabic ? "rtl" : "ltr"
  } catch {
    // Storage refused: the system's colours and English.
  }
})()
