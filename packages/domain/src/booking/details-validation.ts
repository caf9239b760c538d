import type { LocalDate } from "../calendar/local-date.ts"
import type { MarketId } from "../market/market.ts"
import { parsePhone } from "../account/phone.ts"
import { contactOf } from "./contact-choice.ts"
import type { Draft } from "./draft.ts"
import type { StopSide } from "./stop.ts"

/** A fault of the details step: the field it belongs to and the text that says so, by its key in the catalogue. */
export interface DetailsIssue {
  readonly field: DetailsField
  readonly message: "enterAddressDetails" | "pickupDateInPast" | "phoneInvalid" | "enterName" | "enterPhone"
}

export type DetailsField = "pickupDate" | `${StopSide}.${"building" | "contactName" | "contactPhone"}`

/**
 * The checks of section 5, "Details step", in its order: every fault, the first of them first.
 *
 * 1 pick-up building · 2 pick-up date not in the past (a real check, D14) · 3 pick-up phone valid · 4 pick-up name ·
 * 5 pick-up phone given · 6 drop-off building · 7 drop-off name · 8 drop-off phone given · 9 drop-off phone valid.
 * Both contacts' phones are validated, not only the user's own, and an empty phone gives only 'Please enter Phone
 * number' (D22). 'Contact Me' checks the guest's own name and phone in place of the stop's.
 *
 * @param today the market's own date now
 */
export function detailsIssues(draft: Draft, today: LocalDate): readonly DetailsIssue[] {
  const pickup = stopIssues(draft, "pickup")
  const dropOff = stopIssues(draft, "dropOff")
  const date: readonly DetailsIssue[] =
    draft.pickupDate !== null && draft.pickupDate < today ? [{ field: "pickupDate", message: "pickupDateInPast" }] : []
  return [
    ...pickup.building,
    ...date,
    ...pickup.phoneValid,
    ...pickup.name,
    ...pickup.phoneGiven,
    ...dropOff.building,
    ...dropOff.name,
    ...dropOff.phoneGiven,
    ...dropOff.phoneValid,
  ]
}

function stopIssues(draft: Draft, side: StopSide) {
  const { name, phone } = contactOf(draft[side].contact, draft.guest)
  const phoneIsEmpty = phone.trim() === ""
  const when = (fails: boolean, field: DetailsField, message: DetailsIssue["message"]): readonly DetailsIssue[] =>
    fails ? [{ field, message }] : []
  return {
    building: when(draft[side].building.trim() === "", `${side}.building`, "enterAddressDetails"),
    name: when(name.trim() === "", `${side}.contactName`, "enterName"),
    phoneGiven: when(phoneIsEmpty, `${side}.contactPhone`, "enterPhone"),
    phoneValid: when(!phoneIsEmpty && !isValidPhone(phone, draft.market), `${side}.contactPhone`, "phoneInvalid"),
  }
}

const isValidPhone = (phone: string, market: MarketId): boolean => parsePhone(phone, market).ok
