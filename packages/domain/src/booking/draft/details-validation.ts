import type { PhoneReader } from "../../account/phone/phone-reader.ts"
import type { LocalDate } from "../../calendar/local-date.ts"
import type { MarketId } from "../../market/market.ts"
import type { Order } from "../order/order.ts"
import { type StopSide, stopSides } from "../stop.ts"
import { contactOf, type GuestIdentity } from "./contact-choice.ts"
import type { Draft } from "./draft.ts"

/** What the details step checks: from a draft in the browser, or from an order on the server. */
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

/** A fault of the details step: its field, and the catalogue key of its message. */
export interface DetailsIssue<Field extends string = DetailsField> {
  readonly field: Field
  readonly message: "enterAddressDetails" | "pickupDateInPast" | "phoneInvalid" | "enterName" | "enterPhone"
}

export type DetailsField = "pickupDate" | `${StopSide}.${"building" | "contactName" | "contactPhone"}`

/** A fault of a draft: of its stops, its date, or the customer's own name and phone. */
export type DraftIssue = DetailsIssue<DetailsField | `customer.${"name" | "phone"}`>

/**
 * The faults of the details step, in the order of section 5, "Details step":
 *
 * 1 pick-up building · 2 pick-up date not in the past (a real check, D14) · 3 pick-up phone valid · 4 pick-up name · 5
 * pick-up phone given · 6 drop-off building · 7 drop-off name · 8 drop-off phone given · 9 drop-off phone valid. Both
 * contacts' phones are validated, not only the user's own. An empty phone gives only 'Please enter Phone number' (D22).
 *
 * @param today the market's own date now
 * @param readPhone a number of an `unsupported-country` is no fault: the server reads those of all countries
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

/**
 * The stop that asks for the guest's identity: the first with 'Contact Me'; null when the driver meets others at both
 * (D23).
 */
export const guestAskedAt = (draft: Pick<Draft, StopSide>): StopSide | null =>
  stopSides.find((side) => draft[side].contact.choice === "me") ?? null

/**
 * The faults of a draft: the nine checks of the details step and, when the driver meets others at both stops, those of
 * the customer's name and phone, for which no stop has asked (D23).
 */
export const draftIssues = (draft: Draft, today: LocalDate, readPhone: PhoneReader): readonly DraftIssue[] => [
  ...detailsIssues(detailsOfDraft(draft), today, readPhone),
  ...(guestAskedAt(draft) ? [] : customerIssues(draft.guest, wrongPhones(draft.market, readPhone))),
]

/** The faults of the customer's name and phone. His e-mail is checked once his payment method is known. */
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

/** The details of a draft. With 'Contact Me' the guest's own name and phone are checked. */
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
