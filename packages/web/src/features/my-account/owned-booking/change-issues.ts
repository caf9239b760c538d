import type { PhoneReader } from "@mersal/domain/account/phone/phone-reader"
import type { Booking } from "@mersal/domain/booking/booking"
import type { BookingWish } from "@mersal/domain/booking/change/booking-change"
import type { ChangeForm, StopForm } from "@mersal/domain/booking/change/change-form"
import type { BookingPart } from "@mersal/domain/booking/change/change-policy"
import { type DetailsIssue, detailsIssues } from "@mersal/domain/booking/draft/details-validation"
import { type StopSide, stopSides } from "@mersal/domain/booking/stop"
import type { LocalDate } from "@mersal/domain/calendar/local-date"
import { fieldLimits, textLength } from "@mersal/domain/market/field-limits"

/** The controls of the form; each is the id of its control. */
export type ChangeControl = `${StopSide}-${"place" | "building" | "landmark" | "name" | "phone"}` | "change-date"

export interface ChangeIssue {
  readonly control: ChangeControl
  readonly problem:
    | { readonly kind: DetailsIssue["message"] | "chooseAddress" }
    | { readonly kind: "tooLong"; readonly limit: number }
}

/**
 * The faults of an edited booking: a missing address, the checks of the details step, lengths; in the page's order.
 *
 * @param pickupDate the requested date; null if it is unchanged, because a past pick-up is then no fault
 */
export function changeIssues(
  { pickup, dropOff }: ChangeForm,
  { market, pickupDate }: Pick<Booking, "market"> & Pick<BookingWish, "pickupDate">,
  today: LocalDate,
  readPhone: PhoneReader,
): readonly ChangeIssue[] {
  const stops = { pickup, dropOff }
  const checked = detailsIssues({ market, pickupDate, pickup, dropOff }, today, readPhone).map(
    ({ field, message }): ChangeIssue => ({ control: controlOf(field), problem: { kind: message } }),
  )
  const all = [...stopSides.flatMap((side) => stopIssues(side, stops[side])), ...checked]
  const first = all.filter((issue, at) => all.findIndex(({ control }) => control === issue.control) === at)
  return first.sort((a, b) => order.indexOf(a.control) - order.indexOf(b.control))
}

/**
 * The stop that contains a control, where both stops have fields: their faults have the same texts. Null for the date,
 * and where only one stop can be edited.
 */
export function stopNamedBy(control: ChangeControl, parts: ReadonlySet<BookingPart>): StopSide | null {
  if (!(parts.has("pickup-details") && parts.has("drop-off-details"))) return null
  return stopSides.find((side) => control.startsWith(`${side}-`)) ?? null
}

const order: readonly ChangeControl[] = [
  ...stopSides.flatMap((side) =>
    (["place", "building", "landmark", "name", "phone"] as const).map((part): ChangeControl => `${side}-${part}`),
  ),
  "change-date",
]

function stopIssues(side: StopSide, { place, building, landmark, name }: StopForm): readonly ChangeIssue[] {
  const tooLong = (control: ChangeControl, text: string, limit: number): readonly ChangeIssue[] =>
    textLength(text) > limit ? [{ control, problem: { kind: "tooLong", limit } }] : []
  return [
    ...(place === null ? [{ control: `${side}-place`, problem: { kind: "chooseAddress" } } as const] : []),
    ...tooLong(`${side}-building`, building, fieldLimits.building),
    ...tooLong(`${side}-landmark`, landmark, fieldLimits.landmark),
    ...tooLong(`${side}-name`, name, fieldLimits.contactName),
  ]
}

function controlOf(field: DetailsIssue["field"]): ChangeControl {
  if (field === "pickupDate") return "change-date"
  const [side, part] = field.split(".") as [StopSide, "building" | "contactName" | "contactPhone"]
  return `${side}-${part === "building" ? part : part === "contactName" ? "name" : "phone"}`
}
