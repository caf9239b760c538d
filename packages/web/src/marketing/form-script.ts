import { sessionMarkIn } from "@mersal/domain/account/sign-in/session-mark"
import { parseIso } from "@mersal/domain/calendar/iso-instant"
import type { LocalDate } from "@mersal/domain/calendar/local-date"
import type { Instant } from "@mersal/domain/calendar/zone"
import type { MarketId } from "@mersal/domain/market/market"
import { writtenFigure } from "@mersal/domain/messages/written-figure"
import { writtenMoney } from "@mersal/domain/messages/written-money"
import { type Money, money } from "@mersal/domain/money/money"
import { longDateIn } from "../environment/formats/long-date.ts"
import {
  type SiteFormIssue,
  type SiteFormKind,
  siteFormCall,
  siteFormIssues,
  type Typed,
  typedMeasureIssue,
  typedPrice,
} from "./form-rules.ts"
import { showFailure, whileBusy } from "./form-signs.ts"
import { keepAnswer, keepTyped, keptAnswer, showTyped } from "./kept-form.ts"

/* The behaviour of the forms on the pages about the product. The server has rendered every text and place that it
   shows: each error hidden beside its field, and what happens next in a panel below the form. */

interface Refusal {
  readonly field: string
  readonly text: string
}

interface FormAnswer {
  readonly status: number
  /** Null if no answer came or it could not be read. */
  readonly body: unknown
}

const language = document.documentElement.lang === "ar" ? "ar" : "en"
const formats = {
  money: (amount: Money) => writtenMoney(language, amount, "\u00a0"),
  number: writtenFigure,
  longDate: longDateIn(language),
}

/** The page's title, which begins with an error mark while there is an error. */
const { title } = document

/** How long to wait for an answer, in milliseconds. */
const patience = 20_000

/**
 * Takes over every form of the page from late-form-script.ts and removes its mark. This script may load twice, if the
 * first load was given up and then arrived after all.
 */
function takeForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-site-form]")) {
    const { siteForm } = form.dataset
    delete form.dataset.siteForm
    showTyped(form)
    form.addEventListener("input", () => keepTyped(form))
    if (siteForm === "quote") {
      showFirstPrice(form)
      const answer = keptAnswer(form)
      if (answer) showQuote(form, answer as KeptQuote)
    }
    if (siteForm === "plan") {
      // A guest's form leads to the registration by itself. The mark that the server leaves beside a session tells who
      // is signed in (D27).
      if (sessionMarkIn(document.cookie) !== null) onSubmit(form, () => choosePlan(form))
    } else onSubmit(form, () => send(form, siteForm as SiteFormKind))
    form.addEventListener("input", ({ target }) => forgive(form, (target as HTMLInputElement).name))
  }
}

function onSubmit(form: HTMLFormElement, act: () => Promise<void>): void {
  let isBusy = false
  form.addEventListener("submit", async (event) => {
    event.preventDefault()
    if (isBusy) return
    isBusy = true
    document.title = title
    showFailure(form, null)
    await act()
    isBusy = false
  })
}

const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const))

/** Shows the price of an international parcel as soon as it is described, before the customer gives his name. */
function showFirstPrice(form: HTMLFormElement): void {
  const show = () => {
    const typed = typedIn(form)
    for (const line of form.querySelectorAll<HTMLElement>("[data-breaks]")) {
      const found = line.dataset.to === typed.to ? typedPrice(JSON.parse(line.dataset.breaks as string), typed) : null
      // The price, and the text that there is none for this weight.
      const [facts, tooHeavy] = line.children as unknown as [HTMLElement, HTMLElement]
      const minor = found?.priceMinor
      facts.hidden = !minor
      tooHeavy.hidden = minor !== null
      if (!found || !minor) continue
      fill(line, "price", formats.money(amount(minor / 100, form.dataset.market as MarketId)))
      fill(line, "weight", formats.number(found.chargeableKg))
    }
  }
  form.addEventListener("input", show)
  // While a number is typed it may be invalid; after leaving the field it is an error.
  form.addEventListener("change", ({ target }) => {
    const { name, value } = target as HTMLInputElement
    for (const issue of typedMeasureIssue(name, value)) mark(form, name, textOf(form, issue))
  })
  // The parcel may have been described before this script loaded, or before a reload.
  show()
}

async function send(form: HTMLFormElement, kind: SiteFormKind): Promise<void> {
  const market = form.dataset.market as MarketId
  const typed = typedIn(form)
  const issues = siteFormIssues(kind, market, typed)
  refuse(
    form,
    issues.map((issue) => ({ field: issue.field, text: textOf(form, issue) })),
  )
  if (issues.length > 0) return
  const { path, body } = siteFormCall(kind, market, typed)
  const answer = await whileBusy(form, () => call("POST", path, body))
  if (isSuccess(answer)) return finish(form, kind, dataOf(answer))
  const refusals = refusalsOf(answer).filter(({ field }) => errorOf(form, field) !== null)
  if (refusals.length > 0) refuse(form, refusals)
  else showFailure(form, failureOf(form, answer))
}

/** The page's text for an error. For a weight that is too large it names the limit, if known. */
function textOf(form: HTMLFormElement, { field, problem }: SiteFormIssue): string {
  const words = JSON.parse(form.dataset.problems ?? "{}") as Readonly<Record<string, string>>
  const isTooHeavy = field === "weight" && problem === "measure-too-large"
  const line = isTooHeavy ? form.querySelector(`[data-to="${CSS.escape(typedIn(form).to ?? "")}"]`) : null
  return line?.lastElementChild?.textContent ?? words[problem] ?? problem
}

interface OwnCompany {
  readonly company: { readonly state: string; readonly version: number; readonly dom: MarketId }
  readonly role: string | null
  readonly credit: number
}

/** The first press shows what a purchase does, the second one buys the plan. */
async function choosePlan(form: HTMLFormElement): Promise<void> {
  const { version, plan, choose = "", confirm = "" } = form.dataset
  const ask = form.querySelector<HTMLElement>("[data-ask]")
  if (version === undefined) {
    const answer = await whileBusy(form, () => call("GET", "/v1.0/corporate/membership"))
    if (!isSuccess(answer)) return showFailure(form, failureOf(form, answer))
    const own = dataOf(answer) as OwnCompany | null
    const refusal = planRefusal(own)
    if (own === null || refusal !== null) return showFailure(form, form.dataset[refusal ?? ""] ?? "")
    form.dataset.version = String(own.company.version)
    reveal(ask)
    name(form, confirm)
    return
  }
  const answer = await whileBusy(form, () => call("PUT", "/v1.0/corporate/plan", { plan, version: Number(version) }))
  // Whatever happened, the next press asks again.
  delete form.dataset.version
  if (ask) ask.hidden = true
  name(form, choose)
  if (!isSuccess(answer)) return showFailure(form, failureOf(form, answer))
  const { company, credit } = dataOf(answer) as OwnCompany
  fill(panelOf(form), "credit", formats.money(amount(credit, company.dom)))
  done(form)
}

/** Sets the text of the form's button. */
function name(form: HTMLFormElement, text: string): void {
  form.querySelector("button")?.replaceChildren(text)
}

/** The form's key of the text why this caller may choose no plan; null if he may. */
function planRefusal(own: OwnCompany | null): string | null {
  if (own === null || own.role === null) return "noCompany"
  if (own.company.state !== "approved") return "notApproved"
  return own.role === "owner" ? null : "notOwner"
}

function finish(form: HTMLFormElement, kind: SiteFormKind, data: unknown): void {
  if (kind !== "quote") {
    keepAnswer(form)
    done(form)
    return
  }
  const { price, chargeableWeight, expiresAt } = data as KeptQuote
  const quote: KeptQuote = { price, chargeableWeight, expiresAt }
  keepAnswer(form, quote)
  showQuote(form, quote)
  panelOf(form)?.focus()
}

/** The data of an international quote that its confirmation shows. */
interface KeptQuote {
  readonly price: number
  readonly chargeableWeight: number
  readonly expiresAt: string
}

/** Shows the confirmation of a quote in place of its form. */
function showQuote(form: HTMLFormElement, { price, chargeableWeight, expiresAt }: KeptQuote): void {
  const date = dateIn(form.dataset.zone ?? "", parseIso(expiresAt) ?? 0)
  const panel = panelOf(form)
  fill(panel, "price", formats.money(amount(price, form.dataset.market as MarketId)))
  fill(panel, "weight", formats.number(chargeableWeight))
  fill(panel, "until", formats.longDate(date))
  form.hidden = true
  if (panel) panel.hidden = false
}

/** The date of a zone's local time, without loading our zone rules: Swedish dates are written as in ISO. */
const dateIn = (timeZone: string, at: Instant) => new Intl.DateTimeFormat("sv", { timeZone }).format(at) as LocalDate

const amount = (major: number, market: MarketId) => money(Math.round(major * 100), market === "AE" ? "AED" : "QAR")

/** The panel after the form. */
const panelOf = (form: HTMLFormElement) => document.getElementById(`${form.id}-done`)

function fill(panel: HTMLElement | null, name: string, text: string): void {
  const place = panel?.querySelector(`[data-fill="${name}"]`)
  // A live region must not repeat the same text.
  if (place && place.textContent !== text) place.textContent = text
}

function done(form: HTMLFormElement): void {
  form.hidden = true
  reveal(panelOf(form))
}

function reveal(element: HTMLElement | null): void {
  if (!element) return
  element.hidden = false
  element.focus()
}

/** Shows the errors, at each field and above all of them. Focus goes there, so that screen readers read them. */
function refuse(form: HTMLFormElement, unordered: readonly Refusal[]): void {
  const names = [...form.elements].map((control) => (control as HTMLInputElement).name)
  const refusals = unordered.toSorted((a, b) => names.indexOf(a.field) - names.indexOf(b.field))
  const summary = form.querySelector<HTMLElement>("[data-summary]")
  for (const error of form.querySelectorAll<HTMLElement>("[data-error-of]")) forgive(form, error.dataset.errorOf ?? "")
  if (!summary) return
  const lines = refusals.map(({ field, text }) => {
    const control = mark(form, field, text)
    const link = document.createElement("a")
    link.href = `#${control?.id ?? ""}`
    // Fields that share a message are told apart by their names.
    const isShared = refusals.some((other) => other.field !== field && other.text === text)
    link.textContent = isShared ? `${nameOf(control)}: ${text}` : text
    link.addEventListener("click", (event) => {
      event.preventDefault()
      control?.focus()
    })
    const line = document.createElement("li")
    line.append(link)
    return line
  })
  summary.querySelector("ul")?.replaceChildren(...lines)
  summary.hidden = lines.length === 0
  if (lines.length === 0) return
  document.title = `${form.dataset.errorTitle}${title}`
  summary.focus()
}

/** Shows the error at a field. */
function mark(form: HTMLFormElement, field: string, text: string): HTMLElement | null {
  const error = errorOf(form, field)
  const control = controlOf(form, field)
  if (error && control) {
    error.querySelector("span")?.replaceChildren(text)
    error.hidden = false
    control.setAttribute("aria-invalid", "true")
  }
  return control
}

/** A control's label, without the mark that it is optional. */
const nameOf = (control: HTMLElement | null): string =>
  (control as HTMLInputElement | null)?.labels?.[0]?.firstChild?.textContent ?? ""

const errorOf = (form: HTMLFormElement, field: string) =>
  form.querySelector<HTMLElement>(`[data-error-of="${CSS.escape(field)}"]`)

/** The single control with this name; null if there is none, or a group. */
function controlOf(form: HTMLFormElement, name: string): HTMLElement | null {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLElement ? control : null
}

/** Section 5: an error disappears when its field is edited. */
function forgive(form: HTMLFormElement, field: string): void {
  const error = errorOf(form, field)
  if (error) error.hidden = true
  controlOf(form, field)?.removeAttribute("aria-invalid")
}

async function call(method: string, path: string, body?: object): Promise<FormAnswer> {
  try {
    const response = await fetch(path, {
      method,
      headers: { "accept-language": language, "content-type": "application/json" },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(patience),
    })
    return { status: response.status, body: await response.json().catch(() => null) }
  } catch {
    return { status: 0, body: null }
  }
}

const isSuccess = ({ status, body }: FormAnswer): boolean => status >= 200 && status < 300 && body !== null
const dataOf = ({ body }: FormAnswer): unknown => (body as { readonly data: unknown }).data

interface WireRefusal {
  readonly errorMessage: string
  readonly errorDetails: string
  readonly field?: string
}

const wireRefusals = ({ status, body }: FormAnswer): readonly WireRefusal[] =>
  status >= 400 && status < 500 ? ((body as { readonly errors?: readonly WireRefusal[] } | null)?.errors ?? []) : []

const refusalsOf = (answer: FormAnswer): readonly Refusal[] =>
  wireRefusals(answer).flatMap(({ field, errorMessage }) => (field ? [{ field, text: errorMessage }] : []))

function failureOf(form: HTMLFormElement, answer: FormAnswer): string {
  if (answer.status === 401) return form.dataset.signedOut ?? ""
  const said = wireRefusals(answer).map(({ errorMessage, errorDetails }) => `${errorMessage} ${errorDetails}`.trim())
  return said.length > 0 ? said.join(" ") : (form.dataset.failed ?? "")
}

takeForms()
