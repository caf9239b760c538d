import { isEmail } from "@mersal/domain/account/email"
import { keptDetails } from "@mersal/domain/corporate/company"
import type { LeadFormKind } from "@mersal/domain/leads/lead-form"
import { type LeadProblem, leadFormGaps } from "@mersal/domain/leads/lead-form-gaps"
import type { MarketId } from "@mersal/domain/market/market"
import { latinDigits } from "@mersal/domain/places/latin-digits"
import { type InternationalRate, type PriceByWeight, priceByWeight } from "@mersal/domain/pricing/international"

/** What a form on a page about the product sends: a lead of a kind, a question for a price abroad, or a company. */
export const siteFormKinds = ["contact", "rates", "corporate", "tell-me-when", "quote", "company"] as const
export type SiteFormKind = (typeof siteFormKinds)[number]

/** What was typed, by the name of the field; a field that the form has not is not there. */
export type Typed = Readonly<Record<string, string>>

export type SiteFormProblem =
  | LeadProblem
  | "enter-email"
  | "enter-phone"
  | "enter-tax-number"
  | "tax-number-invalid"
  | "measure-invalid"
  | "measure-too-large"
  | "too-long"

export interface SiteFormIssue {
  /** The name of the field, which is its name in the call too. */
  readonly field: string
  readonly problem: SiteFormProblem
}

const measures = ["weight", "length", "width", "height"] as const

/** The most that the call takes, in kilograms and in centimetres. */
const largestMeasure = 1_000

/** A unit behind a number, which its label names already. */
const unit = /\s*(kg|cm|كجم|كغم?|سم)\.?$/i

/**
 * A number as people type it: in the digits of their keyboard, with a point or a comma, and with its unit or without. NaN for
 * anything else.
 */
export function typedNumber(text: string): number {
  const plain = latinDigits(text).trim().replace(unit, "").replace(/[,٫]/, ".")
  return /^\d+(\.\d+)?$|^\.\d+$/.test(plain) ? Number(plain) : Number.NaN
}

const isMeasure = (value: number): boolean => value > 0

/**
 * What a parcel abroad costs as it is typed so far; null while a measure is missing or is none. Of one beyond what the call
 * takes it is as clear that it is too heavy.
 */
export function typedPrice(breaks: InternationalRate["breaks"], typed: Typed): PriceByWeight | null {
  const [weight, ...sides] = measures.map((field) => typedNumber(typed[field] ?? "")) as [
    number,
    number,
    number,
    number,
  ]
  return [weight, ...sides].every(isMeasure)
    ? priceByWeight(breaks, { weightGrams: weight * 1_000, sidesCm: sides })
    : null
}

/**
 * What is wrong with a form as far as the browser can tell, in the order of its fields. Whether a phone is one the server
 * says: it knows the numbers of the whole world.
 */
export function siteFormIssues(kind: SiteFormKind, market: MarketId, typed: Typed): readonly SiteFormIssue[] {
  if (kind === "company") return companyIssues(market, typed)
  if (kind !== "quote") return leadFormGaps(leadOf(kind, typed))
  return [
    ...measures.flatMap((field) => measureIssue(field, typed[field] ?? "")),
    ...leadFormGaps(leadOf("international", typed)),
  ]
}

/** What is wrong with what was typed as a measure; of a field that is none, or still empty, there is nothing to say at once. */
export const typedMeasureIssue = (field: string, text: string): readonly SiteFormIssue[] =>
  text.trim() === "" || !measures.some((measure) => measure === field) ? [] : measureIssue(field, text)

function measureIssue(field: string, text: string): readonly SiteFormIssue[] {
  const value = typedNumber(text)
  if (!isMeasure(value)) return [{ field, problem: "measure-invalid" }]
  return value > largestMeasure ? [{ field, problem: "measure-too-large" }] : []
}

/** The call that a form without issues makes. */
export function siteFormCall(kind: SiteFormKind, market: MarketId, typed: Typed) {
  if (kind === "company") return { path: "/v1.0/corporate/register", body: { ...typed, dom: market } }
  if (kind === "quote") {
    const numbers = Object.fromEntries(measures.map((field) => [field, typedNumber(typed[field] ?? "")]))
    return { path: "/v1.0/international/quote", body: { ...typed, ...numbers, domain: market } }
  }
  const { volume, ...said } = typed
  // The volume is a sentence of its own: ops reads both together.
  const message = [volume, said.message].filter(Boolean).join(". ")
  return { path: "/v1.0/leads", body: { ...said, ...(message && { message }), kind, domain: market } }
}

const leadOf = (kind: LeadFormKind, typed: Typed) => {
  const { name = "", company = "", place = "", message = "", email = "", phone = "" } = typed
  return { kind, name, company, place, message, email, phone }
}

function companyIssues(market: MarketId, { name = "", trn = "", contact = "", email = "", phn = "" }: Typed) {
  const { issues } = keptDetails({ name, taxNumber: trn, contactName: contact, email, phone: phn }, market)
  const found: SiteFormIssue[] = []
  for (const { field, kind } of issues) {
    const known = companyFields[field]
    if (known) found.push({ field: known.name, problem: kind === "missing" ? known.missing : known.invalid })
  }
  if (email.trim() !== "" && !isEmail(email)) found.push({ field: "email", problem: "email-invalid" })
  const order = ["name", "trn", "contact", "email", "phn"]
  return found.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
}

interface CompanyField {
  readonly name: string
  readonly missing: SiteFormProblem
  readonly invalid: SiteFormProblem
}

const companyFields: Readonly<Partial<Record<string, CompanyField>>> = {
  name: { name: "name", missing: "enter-company", invalid: "too-long" },
  taxNumber: { name: "trn", missing: "enter-tax-number", invalid: "tax-number-invalid" },
  contactName: { name: "contact", missing: "enter-name", invalid: "too-long" },
  email: { name: "email", missing: "enter-email", invalid: "email-invalid" },
  phone: { name: "phn", missing: "enter-phone", invalid: "phone-invalid" },
}
