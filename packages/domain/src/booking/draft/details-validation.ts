import type { PhoneReader } from "../../account/phone-reader.ts"
import type { LocalDate } from "../../calendar/local-date.ts"
import type { MarketId } from "../../market/market.ts"
import type { Order } from "../order/order.ts"
import { type StopSide, stopSides } from "../stop.ts"
import { contactOf, type GuestIdentity } from "./contact-choice.ts"
import type { Draft } from "./draft.ts"

/** What the details step checks, from a draft in the browser or an order on the server. */
export interface Details {
  readonly market: MarketId
  readonly pickupDate: LocalDate | null
  readonly pickup: DetailsStop
  readonly dropOff: DetailsStop
}

export interface DetailsStop {
  readonly building: string
  readonly name: string
  readonly phone: string
}

/** A fault of the details step: the field it belongs to and the text that says so, by its key in the catalogue. */
export interface DetailsIssue<Field extends string = DetailsField> {
  readonly field: Field
  readonly message: "enterAddressDetails" | "pickupDateInPast" | "phoneInvalid" | "enterName" | "enterPhone"
}

export type DetailsField = "pickupDate" | `${StopSide}.${"building" | "contactName" | "contactPhone"}`

/** A fault of a draft: of its stops and its date, or of the customer's own name and phone. */
export type DraftIssue = DetailsIssue<DetailsField | `customer.${"name" | "phone"}`>

/**
 * The checks of section 5, "Details step", in its order: every fault, the first of them first.
 *
 * 1 pick-up building · 2 pick-up date not in the past (a real check, D14) · 3 pick-up phone valid · 4 pick-up name ·
 * 5 pick-up phone given · 6 drop-off building · 7 drop-off name · 8 drop-off phone given · 9 drop-off phone valid.
 * Both contacts' phones are validated, not only the user's own, and an empty phone gives only 'Please enter Phone
 * number' (D22).
 *
 * @param today the market's own date now
 * @param readPhone a number that it cannot tell (`unsupported-country`) is no fault: the server reads all of the world
 */
export function detailsIssues(details: Details, today: LocalDate, readPhone: PhoneReader): readonly DetailsIssue[] {
  const { market, pickup, dropOff, pickupDate } = details
  const isWrongPhone = wrongPhones(market, readPhone)
  return [
    ...fault(isEmpty(pickup.building), "pickup.building", "enterAddressDetails"),
    ...fault(pickupDate !== null && pickupDate < today, "pickupDate", "pickupDateInPast"),
    ...fault(isWrongPhone(pickup.phone), "pickup.contactPhone", "phoneInvalid"),
    ...fault(isEmpty(pickup.name), "pickup.contactName", "enterName"),
    ...fault(isEmpty(pickup.phone), "pickup.contactPhone", "enterPhone"),
    ...fault(isEmpty(dropOff.building), "dropOff.building", "enterAddressDetails"),
    ...fault(isEmpty(dropOff.name), "dropOff.contactName", "enterName"),
    ...fault(isEmpty(dropOff.phone), "dropOff.contactPhone", "enterPhone"),
    ...fault(isWrongPhone(dropOff.phone), "dropOff.contactPhone", "phoneInvalid"),
  ]
}

/** The stop that asks who the guest is: the first 'Contact Me'; null where the driver meets others at both (D23). */
export const guestAskedAt = (draft: Pick<Draft, StopSide>): StopSide | null =>
  stopSides.find((side) => draft[side].contact.choice === "me") ?? null

/**
 * The faults of the details step: its nine checks, and where the driver meets others at both stops, then those of who
 * books, whom no stop has asked (D23).
 */
export const draftIssues = (draft: Draft, today: LocalDate, readPhone: PhoneReader): readonly DraftIssue[] => [
  ...detailsIssues(detailsOfDraft(draft), today, readPhone),
  ...(guestAskedAt(draft) ? [] : customerIssues(draft.guest, wrongPhones(draft.market, readPhone))),
]

/** What is wrong with the name and phone of who books; his e-mail is looked at where it is known how he pays. */
export const customerIssues = (
  { name, phone }: Pick<GuestIdentity, "name" | "phone">,
  isWrongPhone: (phone: string) => boolean,
): readonly DraftIssue[] => [
  ...fault(isEmpty(name), "customer.name", "enterName"),
  ...fault(isEmpty(phone), "customer.phone", "enterPhone"),
  ...fault(!isEmpty(phone) && isWrongPhone(phone), "customer.phone", "phoneInvalid"),
]

const fault = <Field extends string>(
  fails: boolean,
  field: Field,
  message: DetailsIssue["message"],
): readonly DetailsIssue<Field>[] => (fails ? [{ field, message }] : [])

const isEmpty = (text: string): boolean => text.trim() === ""

const wrongPhones =
  (market: MarketId, readPhone: PhoneReader) =>
  (text: string): boolean => {
    const phone = readPhone(text, market)
    return !phone.ok && phone.reason === "invalid"
  }

/** The details of a draft: with 'Contact Me' the guest's own name and phone are checked. */
export function detailsOfDraft(draft: Draft): Details {
  const stop = (side: StopSide): DetailsStop => ({
    building: draft[side].building,
    ...contactOf(draft[side].contact, draft.guest),
  })
  return { market: draft.market, pickupDate: draft.pickupDate, pickup: stop("pickup"), dropOff: stop("dropOff") }
}

export function detailsOfOrder(order: Order): Details {
  const stop = (side: StopSide): DetailsStop => ({
    building: order[side].building,
    name: order[side].contact.name,
    phone: order[side].contact.phone,
  })
  return { market: order.market, pickupDate: order.pickupDate, pickup: stop("pickup"), dropOff: stop("dropOff") }
}
