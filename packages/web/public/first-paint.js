// Runs before the application's first paint, so that nothing changes visibly. A separate file, because the content
// security policy of a page for card data allows no inline script. The keys are those of src/app/choices/remembered.ts.
;(() => {
  const root = document.documentElement
  // Fires once; features/app-banner/installing.ts uses it.
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault()
    window.installOffer = event
  })
  // A browser that refuses storage throws on access: the page then stores its data in memory.
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
  // The page says that the application is not there, with texts that need no loading, unless it is there after all.
  const tellNotLoaded = () => {
    if (document.querySelector("#page:not(:empty), #not-loaded")) return
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
      // It covers a screen that can be read.
      const closing = notice.appendChild(document.createElement("button"))
      closing.textContent = close
      closing.onclick = () => {
        place.remove()
        document.getElementById("content")?.focus({ preventScroll: true })
      }
    }
    document.body.append(place)
  }
  // Section 8: after 120 seconds.
  setTimeout(tellNotLoaded, 120_000)
  // At once if one of the files that the application begins with is lost: it will never come, and the server's screen
  // looks as if it answered. The second event is for the files that the first ones ask for.
  const tellOfLoss = ({ type, target }) => {
    if (type === "error" && target.localName !== "script") return
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", tellNotLoaded)
    else tellNotLoaded()
  }
  addEventListener("error", tellOfLoss, true)
  addEventListener("unhandledrejection", tellOfLoss)
})()
