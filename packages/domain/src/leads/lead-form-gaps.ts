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

/**
 * What is wrong with a form but for its phone, in the order of its fields: the browser says it at once. Whether a phone is
 * one takes the numbers of the whole world, which the server has; see `leadFormIssues`.
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
