// Runs before the first paint of the application, so that nothing changes under the reader. A file of its own: the
// content security policy of a page on which a card may be typed allows no inline script. The keys are those of
// src/app/choices/remembered.ts.
;(() => {
  const root = document.documentElement
  // It comes once: features/app-banner/installing.ts makes it.
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault()
    window.installOffer = event
  })
  // A browser that refuses storage throws when it is asked for: the page then keeps for itself what it would keep there.
  for (const name of ["localStorage", "sessionStorage"]) {
    try {
      window[name].length
    } catch {
      const value = Object.create({
        getItem(key) {
          return Object.hasOwn(this, key) ? this[key] : null
        },
        setItem(key, text) {
          this[key] = `${text}`
        },
        removeItem(key) {
          delete this[key]
        },
      })
      Object.defineProperty(window, name, { value })
    }
  }
  const theme = localStorage.getItem("mersal.theme")
  if (theme === "light" || theme === "dark") root.dataset.theme = theme
  const arabic =
    /^\/go\/ar\/?$/.test(location.pathname) ||
    /^ar\b/i.test(localStorage.getItem("mersal.language") ?? root.dataset.language ?? navigator.language)
  root.lang = arabic ? "ar" : "en"
  root.dir = arabic ? "rtl" : "ltr"
  // Section 8: whom the application has left waiting for 120 seconds is told, in words that cannot be fetched any more.
  setTimeout(() => {
    if (document.querySelector("#page:not(:empty)")) return
    const [title, text, again, close] = arabic
      ? ["تعذّر تحميل هذه الصفحة", "انقطع الاتصال، أو أنه بطيء جدًا.", "إعادة التحميل", "إغلاق"]
      : ["This page could not be loaded", "The connection broke off, or is very slow.", "Load again", "Close"]
    const isAlone = root.dataset.drawn === "unseen" || !document.getElementById("first-screen")
    const place = document.createElement(isAlone ? "main" : "div")
    place.id = "not-loaded"
    const notice = place.appendChild(document.createElement("div"))
    notice.role = "alert"
    for (const [name, words] of [
      [isAlone ? "h1" : "strong", title],
      ["p", text],
      ["button", again],
    ])
      notice.appendChild(document.createElement(name)).textContent = words
    notice.lastChild.onclick = () => location.reload()
    if (!isAlone) {
      // It lies over a screen that can be read.
      const closing = notice.appendChild(document.createElement("button"))
      closing.textContent = close
      closing.onclick = () => {
        place.remove()
        document.getElementById("content")?.focus({ preventScroll: true })
      }
    }
    document.body.append(place)
  }, 120_000)
})()
