import { parseWorldwidePhone } from "../account/phone/phone-worldwide.ts"
import { sanitise } from "../booking/draft/text-sanitiser.ts"
import type { LeadForm } from "./lead-form.ts"
import { type LeadIssue, leadFormGaps } from "./lead-form-gaps.ts"

/** All issues of a form as it would be stored, in the order of its fields. An e-mail or a phone is enough; both must be valid if given. */
export function leadFormIssues(form: LeadForm): readonly LeadIssue[] {
  const isPhoneWrong = form.phone.trim() !== "" && !parseWorldwidePhone(form.phone, form.market).ok
  return [
    ...leadFormGaps(cleanForm(form)),
    ...(isPhoneWrong ? [{ field: "phone", problem: "phone-invalid" } as const] : []),
  ]
}

/** The form as stored: texts sanitised (D24), the phone as E.164. Call it only on a form without issues. */
export function keptLeadForm(form: LeadForm): LeadForm {
  const phone = parseWorldwidePhone(form.phone, form.market)
  return { ...cleanForm(form), phone: phone.ok ? phone.e164 : "" }
}

const clean = (text: string): string => sanitise(text).trim()

const cleanForm = (form: LeadForm): LeadForm => ({
  ...form,
  name: clean(form.name),
  company: clean(form.company),
  message: clean(form.message),
  place: clean(form.place),
  email: form.email.trim(),
})
