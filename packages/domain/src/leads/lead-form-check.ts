import { isEmail } from "../account/email.ts"
import { parseWorldwidePhone } from "../account/phone-worldwide.ts"
import { sanitise } from "../booking/text-sanitiser.ts"
import type { LeadForm, LeadFormKind } from "./lead-form.ts"

export const leadProblems = [
  "enter-name",
  "enter-company",
  "enter-place",
  "enter-message",
  "enter-email-or-phone",
  "email-invalid",
  "phone-invalid",
] as const

export type LeadProblem = (typeof leadProblems)[number]

/** What keeps somebody from being answered, and the field it belongs to. */
export interface LeadIssue {
  readonly field: "name" | "company" | "place" | "message" | "email" | "phone"
  readonly problem: LeadProblem
}

type Required = "name" | "company" | "place" | "message"

/** What each form asks for beside a way to answer. */
const required: Readonly<Record<LeadFormKind, readonly Required[]>> = {
  contact: ["name", "message"],
  rates: ["name", "company"],
  corporate: ["name", "company"],
  international: ["name"],
  "tell-me-when": ["place"],
}

/** Everything that is wrong with a form, in the order of its fields. An e-mail or a phone is enough; what is given must be one. */
export function leadFormIssues(form: LeadForm): readonly LeadIssue[] {
  const { email, phone, market, kind } = form
  const missing = required[kind].filter((field) => form[field].trim() === "")
  const issues: LeadIssue[] = missing.map((field) => ({ field, problem: `enter-${field}` }))
  const [hasEmail, hasPhone] = [email.trim() !== "", phone.trim() !== ""]
  if (!hasEmail && !hasPhone) issues.push({ field: "email", problem: "enter-email-or-phone" })
  if (hasEmail && !isEmail(email)) issues.push({ field: "email", problem: "email-invalid" })
  if (hasPhone && !parseWorldwidePhone(phone, market).ok) issues.push({ field: "phone", problem: "phone-invalid" })
  return issues
}

/** The form as it is kept: texts sanitised (D24), the phone E.164. Call it on a form without issues. */
export function keptLeadForm(form: LeadForm): LeadForm {
  const clean = (text: string): string => sanitise(text).trim()
  const phone = parseWorldwidePhone(form.phone, form.market)
  return {
    ...form,
    name: clean(form.name),
    company: clean(form.company),
    message: clean(form.message),
    place: clean(form.place),
    email: form.email.trim(),
    phone: phone.ok ? phone.e164 : "",
  }
}
