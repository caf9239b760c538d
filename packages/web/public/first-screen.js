// For the screens that the server renders. Runs before the first paint, so that nobody sees a screen meant for others,
// loads the application after it, and stores presses until then. The keys are those of src/app/choices/remembered.ts
// and src/app/booking/booking-session.ts; the application takes over in src/app/first-screen/take-over.ts.
;(() => {
  const root = document.documentElement
  const { language, newDraft } = root.dataset
  // The zone's name is shown only to readers in other zones (src/app/first-screen/elsewhere.ts).
  const isHere = Number(document.currentScript.dataset.offset) === -new Date().getTimezoneOffset() * 60_000
  if (isHere) root.dataset.reader = "here"
  // A tracked booking reached from a page of ours has a link back, which the server cannot know.
  const isReached = location.pathname.startsWith("/tracking/status") && history.state?.__TSR_index > 0
  try {
    if (root.lang !== language) {
      // Rendered in the other language: hidden, and rendered in this one from the next time on.
      root.dataset.drawn = "unseen"
      const secure = location.protocol === "https:" ? "; Secure" : ""
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers that we support
      document.cookie = `language=${root.lang}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
    } else if (history.state?.notice || isReached) root.dataset.drawn = "unseen"
    else if (newDraft !== undefined) {
      const draft = localStorage.getItem("mersal.draft")
      const isNew = draft === null || draft.replace(/"id":"[^"]*"/, '"id":""') === newDraft
      const isBegun = ["heldBooking", "promo"].some((key) => localStorage.getItem(`mersal.${key}`) !== null)
      const isAlerted = ["lostPromo", "slotAlert"].some((key) => sessionStorage.getItem(`mersal.${key}`) !== null)
      if (!isNew || isBegun || isAlerted) root.dataset.drawn = "begun"
    }
  } catch {
    // Storage refused: nothing is stored, and every reader counts as new.
  }
  const inDrawn = (target) => (target instanceof Element ? target.closest("#first-screen button") : null)
  const isDrawn = () => document.getElementById("first-screen") !== null
  const keep = (event) => {
    const button = inDrawn(event.type === "submit" ? event.submitter : event.target)
    if (event.type === "submit" && isDrawn()) event.preventDefault()
    if (button) button.dataset.pressed = ""
  }
  addEventListener("click", keep, true)
  addEventListener("submit", keep, true)

  // Restores typed text after a reload, as the application does later: browsers do not restore it on a page that must
  // not be stored.
  const fields = () => [...document.querySelectorAll("#first-screen :is(input, textarea, select)")]
  const stateOf = ({ type }) => (/^(radio|checkbox)$/.test(type) ? "checked" : "value")
  const typedKey = "mersal.typed"
  addEventListener("pagehide", () => {
    const typed = fields().map((field) => field[stateOf(field)])
    if (typed.length === 0) return
    try {
      sessionStorage.setItem(typedKey, JSON.stringify(typed))
    } catch {
      // No room for it.
    }
  })
  addEventListener("DOMContentLoaded", () => {
    let typed = []
    try {
      typed = JSON.parse(sessionStorage.getItem(typedKey) ?? "[]")
      sessionStorage.removeItem(typedKey)
    } catch {
      // Storage refused: nothing was stored.
    }
    const isAgain = performance.getEntriesByType("navigation")[0]?.type === "reload"
    const all = fields()
    if (isAgain && !root.dataset.drawn && all.length === typed.length)
      all.forEach((field, index) => {
        field[stateOf(field)] = typed[index]
      })
  })

  // The application's scripts, loaded after the screen's own styles and fonts. A few in each task, because a browser
  // takes a while to ask for all of them, and presses are handled in between.
  const begin = () => {
    const application = document.getElementById("application")
    application?.remove()
    const files = application ? [...document.importNode(application.content, true).children] : []
    const load = () => {
      document.head.append(...files.splice(0, 6))
      if (files.length > 0) setTimeout(load)
    }
    load()
  }
  if (root.dataset.drawn === "unseen") addEventListener("DOMContentLoaded", begin)
  else {
    new PerformanceObserver(begin).observe({ type: "paint", buffered: true })
    // In a hidden page, or where no paint is reported.
    addEventListener("load", () => setTimeout(begin, 500))
  }
})()
