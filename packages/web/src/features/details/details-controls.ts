import { isEmail } from "@mersal/domain/account/email"
import type { BookingIssue, BookingIssueMessage } from "@mersal/domain/booking/booking-errors"
import { guestAskedAt } from "@mersal/domain/booking/draft/details-validation"
import type { Draft } from "@mersal/domain/booking/draft/draft"
import { type StopSide, stopSides } from "@mersal/domain/booking/stop"
import { fieldLimits, textLength } from "@mersal/domain/market/field-limits"

/**
 * The controls of the details step; each is the id of its control. `content` is the whole page, for a fault of the
 * parcel that only the server found: its fields are on another page, and the way there is at this one's top.
 */
export type DetailsControl =
  | "content"
  | "pickup-date"
  | `${StopSide}-${"building" | "landmark" | "contactName" | "contactPhone"}`
  | `guest-${"name" | "phone" | "email"}`

/** A fault and the control that can fix it. */
export interface ControlIssue {
  readonly control: DetailsControl
  readonly problem: { readonly kind: BookingIssueMessage } | { readonly kind: "tooLong"; readonly limit: number }
}

/** The parts of the draft that the form's fields show. The choice of time between them is rendered separately. */
export const formParts = ["pickup", "dropOff", "guest"] as const satisfies readonly (keyof Draft)[]
type FormPart = (typeof formParts)[number]

/** A part of the page: a stop, or the guest's details beside both. */
export type DetailsPart = StopSide | "bookedBy"

/**
 * The control for a field of the checks, here or on the server: with 'Contact Me' a contact's name and phone are the
 * guest's own.
 */
export function controlOf(field: string, draft: Pick<Draft, StopSide>): DetailsControl {
  if (field === "parcel") return "content"
  if (field === "pickupDate") return "pickup-date"
  const [side, part] = field.split(".") as [StopSide | "customer", "building" | "contactName" | "contactPhone"]
  if (side !== "customer" && (part === "building" || draft[side].contact.choice === "other")) return `${side}-${part}`
  return `guest-${part.replace("contact", "").toLowerCase() as "name" | "phone" | "email"}`
}

/** The part of the page that contains the control, if one does: the guest's own fields are at the part that asks for them. */
export const partOf = (control: DetailsControl, draft: Pick<Draft, StopSide>): DetailsPart | undefined =>
  parts.find((part) => partControls(part, draft).includes(control))

/** The faults of the draft by control, each control once, in the order of the page. */
export function checkIssues(issues: readonly BookingIssue[], draft: Pick<Draft, StopSide>): readonly ControlIssue[] {
  const found = issues.map(
    ({ field, message }): ControlIssue => ({ control: controlOf(field, draft), problem: { kind: message } }),
  )
  return inPageOrder(
    found.filter((issue, at) => found.findIndex(({ control }) => control === issue.control) === at),
    draft,
  )
}

/** All faults in the order of the page: those of the checks, and those left to the form. */
export const pageIssues = (issues: readonly BookingIssue[], draft: Pick<Draft, FormPart>): readonly ControlIssue[] =>
  inPageOrder([...checkIssues(issues, draft), ...formIssues(draft)], draft)

/** The faults left to the form: lengths (section 5) and the guest's optional e-mail (D23). */
export function formIssues(draft: Pick<Draft, FormPart>): readonly ControlIssue[] {
  const tooLong = (control: DetailsControl, text: string, limit: number): readonly ControlIssue[] =>
    textLength(text) > limit ? [{ control, problem: { kind: "tooLong", limit } }] : []
  const stop = (side: StopSide) => [
    ...tooLong(`${side}-building`, draft[side].building, fieldLimits.building),
    ...tooLong(`${side}-landmark`, draft[side].landmark, fieldLimits.landmark),
    ...tooLong(`${side}-contactName`, draft[side].contact.name, fieldLimits.contactName),
  ]
  const { name, email } = draft.guest
  const guest: readonly ControlIssue[] = [
    ...tooLong("guest-name", name, fieldLimits.name),
    ...(email.trim() !== "" && !isEmail(email)
      ? [{ control: "guest-email", problem: { kind: "emailInvalid" } } as const]
      : tooLong("guest-email", email, fieldLimits.email)),
  ]
  return inPageOrder([...stop("pickup"), ...stop("dropOff"), ...guest], draft)
}

const parts: readonly DetailsPart[] = [...stopSides, "bookedBy"]

const partControls = (part: DetailsPart, draft: Pick<Draft, StopSide>): readonly DetailsControl[] => [
  ...(part === "bookedBy" ? [] : stopControls(part)),
  ...((guestAskedAt(draft) ?? "bookedBy") === part ? (["guest-name", "guest-phone", "guest-email"] as const) : []),
]

const stopControls = (side: StopSide): readonly DetailsControl[] => [
  `${side}-building`,
  `${side}-landmark`,
  ...(side === "pickup" ? (["pickup-date"] as const) : []),
  `${side}-contactName`,
  `${side}-contactPhone`,
]

function inPageOrder(issues: readonly ControlIssue[], draft: Pick<Draft, StopSide>): readonly ControlIssue[] {
  const order = parts.flatMap((part) => partControls(part, draft))
  return [...issues].sort((a, b) => order.indexOf(a.control) - order.indexOf(b.control))
}
