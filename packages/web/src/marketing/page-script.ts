import { sessionMarkIn } from "@mersal/domain/account/sign-in/session-mark"
import { writtenDuration } from "@mersal/domain/messages/written-duration"
import { clearStored } from "../app/account/clear-stored.ts"
import { rememberedTheme, rememberLanguage, rememberTheme } from "../app/choices/remembered.ts"
import { keepWay } from "./keep-way.ts"

/* What a page about the product does beyond plain HTML: it counts down by the server's time, prices another route
   without a new page, and keeps the reader's language and colours. Links and forms also work without it. */

const root = document.documentElement
const language = root.lang === "ar" ? "ar" : "en"
const openedAt = Number(root.dataset.now) - performance.now()
const now = (): number => openedAt + performance.now()
const every = <Found extends Element>(selector: string): Iterable<Found> => document.querySelectorAll<Found>(selector)

/**
 * How often to ask again after a window has closed, in milliseconds, because the server's minute may begin slightly
 * later.
 */
const patience = 1_000
let mayAskAt = 0
let lastAsked = 0

function countDown(): void {
  for (const time of every<HTMLTimeElement>("[data-until]")) {
    const left = Number(time.dataset.until) - now()
    if (left <= 0 && now() >= mayAskAt) {
      mayAskAt = now() + patience
      void showOffers(location.href)
    }
    const text = writtenDuration(language, left)
    if (time.textContent !== text) time.textContent = text
  }
}

/**
 * Replaces the offers by those of the same page rendered again, for another route or because a window has closed. The
 * last request counts.
 */
async function showOffers(url: string): Promise<void> {
  const asked = ++lastAsked
  document.getElementById("offers")?.setAttribute("aria-busy", "true")
  try {
    const answer = await fetch(url)
    const [head = "", rules = "", rest = ""] = (await answer.text()).split(/<\/?style>/)
    const page = new DOMParser().parseFromString(head + rest, "text/html")
    if (asked !== lastAsked) return
    // The other language was chosen meanwhile, in another tab: its parts do not fit this page.
    if (answer.redirected) return location.replace(answer.url)
    // The new parts may need style rules that this page lacks, so they bring their own.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
    for (const id of ["offers", "next-closing", "way-picture", "language"]) {
      const fresh = page.getElementById(id)
      if (fresh) document.getElementById(id)?.replaceWith(fresh)
    }
  } catch {
    // No connection: the shown offers stay, and the form can be submitted.
    document.getElementById("offers")?.removeAttribute("aria-busy")
  }
}

countDown()
setInterval(countDown, 1_000)

for (const form of every<HTMLFormElement>("[data-price-form]")) {
  for (const press of form.querySelectorAll<HTMLElement>("[data-needs-press]")) press.hidden = true
  form.addEventListener("change", () => {
    // Its fields are selects, so no value is a file.
    const asked = new URLSearchParams([...new FormData(form)] as [string, string][])
    const url = `${form.action}?${asked}`
    history.replaceState(null, "", url)
    void showOffers(url)
  })
}

const systemIsDark = matchMedia("(prefers-color-scheme: dark)")
for (const button of every<HTMLButtonElement>("[data-theme-switch]")) {
  const show = () => {
    const exception = rememberedTheme()
    const shown = exception ?? (systemIsDark.matches ? "dark" : "light")
    button.dataset.shown = shown
    button.ariaLabel = (shown === "dark" ? button.dataset.useLight : button.dataset.useDark) ?? null
    if (exception) root.dataset.theme = exception
    else delete root.dataset.theme
  }
  button.addEventListener("click", () => {
    const wanted = button.dataset.shown === "dark" ? "light" : "dark"
    rememberTheme(wanted === (systemIsDark.matches ? "dark" : "light") ? null : wanted)
    show()
  })
  systemIsDark.addEventListener("change", show)
  button.disabled = false
  show()
}

/**
 * Shows the guest's or the customer's links, by the mark that the server leaves beside a session (D27), without a call.
 * Another tab may have changed it before this page becomes visible again.
 */
const showWhoReads = () => {
  const isCustomer = sessionMarkIn(document.cookie) !== null
  for (const part of every<HTMLElement>("[data-for]")) part.hidden = (part.dataset.for === "customer") !== isCustomer
}
document.addEventListener("visibilitychange", showWhoReads)
showWhoReads()

const profile = document.querySelector<HTMLDetailsElement>("#profile")
const opener = profile?.querySelector("summary")

/** Like the application's menu: it closes on Escape, and when anything beside it is pressed or focused. */
function closeProfile({ type, target, key }: Event & { readonly key?: string }) {
  if (!profile?.open || (type === "keydown" ? key !== "Escape" : profile.contains(target as Node))) return
  profile.open = false
  if (key) opener?.focus()
}
for (const type of ["pointerdown", "focusin", "keydown"]) addEventListener(type, closeProfile)

/**
 * Section 2: ends the session on the server, then clears what is stored. If the server cannot be reached, the customer
 * stays signed in.
 */
async function logOut() {
  const isOut = await fetch("/v1.0/auth/logout", { method: "POST" }).then(
    ({ ok }) => ok,
    () => false,
  )
  for (const failed of every<HTMLElement>("[data-logout-failed]")) failed.hidden = isOut
  if (!isOut || !profile) return
  clearStored(language)
  profile.open = false
  showWhoReads()
  document.querySelector<HTMLElement>("[data-for=guest]")?.focus()
}
profile?.querySelector("[data-logout]")?.addEventListener("click", logOut)

// The application opens in the language of the page that led to it and, from a price, with that route.
addEventListener("click", ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLElement>("a[data-screen], a[data-language]") : null
  if (!link) return
  const { language: wanted = language, draft } = link.dataset
  rememberLanguage(wanted === "ar" ? "ar" : "en")
  if (draft) keepWay(draft)
})
