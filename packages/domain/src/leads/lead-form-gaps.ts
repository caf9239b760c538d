import { isEmail } from "../account/email.ts"
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

/** Why somebody cannot be contacted, with the field. */
export interface LeadIssue {
  readonly field: "name" | "company" | "place" | "message" | "email" | "phone"
  readonly problem: LeadProblem
}

type Required = "name" | "company" | "place" | "message"

/** What each form requires besides a way to answer. */
const required: Readonly<Record<LeadFormKind, readonly Required[]>> = {
  contact: ["name", "message"],
  rates: ["name", "company"],
  corporate: ["name", "company"],
  international: ["name"],
  "tell-me-when": ["place"],
}

/**
 * The issues of a form, except its phone, in the order of its fields; the browser reports them at once. Checking the
 * phone needs the worldwide metadata, which the server has; see `leadFormIssues`.
 */
export function leadFormGaps(form: Omit<LeadForm, "market" | "quote">): readonly LeadIssue[] {
  const { email, phone, kind } = form
  const missing = required[kind].filter((field) => form[field].trim() === "")
  const issues: LeadIssue[] = missing.map((field) => ({ field, problem: `enter-${field}` }))
  const [hasEmail, hasPhone] = [email.trim() !== "", phone.trim() !== ""]
  if (!hasEmail && !hasPhone) issues.push({ field: "email", problem: "enter-email-or-phone" })
  if (hasEmail && !isEmail(email)) issues.push({ field: "email", problem: "email-invalid" })
  return issues
}
