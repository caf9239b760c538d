import { isEmail } from "../../account/email.ts"
import type { PhoneReader } from "../../account/phone/phone-reader.ts"
import { parseWorldwidePhone } from "../../account/phone/phone-worldwide.ts"
import type { LocalDate } from "../../calendar/local-date.ts"
import type { MarketId } from "../../market/market.ts"
import { isByCard } from "../../payment/payment-method.ts"
import type { BookingIssue } from "../booking-errors.ts"
import { customerIssues, detailsIssues, detailsOfOrder } from "../draft/details-validation.ts"
import type { Stop } from "../stop.ts"
import type { Order } from "./order.ts"

/**
 * Every issue of an order as typed: the nine checks of the details step in their order (section 5), with phones of any
 * country (D22); then the customer's name, phone and e-mail, which cash does not need (D23); then the parcel's
 * measures.
 */
export function orderIssues(
  order: Order,
  today: LocalDate,
  readPhone: PhoneReader = parseWorldwidePhone,
): readonly BookingIssue[] {
  const { customer, parcel, market } = order
  const issues: BookingIssue[] = [
    ...detailsIssues(detailsOfOrder(order), today, readPhone),
    ...customerIssues(customer, (phone) => !readPhone(phone, market).ok),
  ]
  if (customer.email.trim() === "" && isByCard(order.paymentMethod))
    issues.push({ field: "customer.email", message: "enterEmail" })
  if (customer.email.trim() !== "" && !isEmail(customer.email))
    issues.push({ field: "customer.email", message: "emailInvalid" })
  if (![parcel.weightGrams, ...parcel.sidesCm].every(isMeasure))
    issues.push({ field: "parcel", message: "parcelMeasures" })
  return issues
}

const isMeasure = (value: number): boolean => Number.isFinite(value) && value > 0

/** The order with every phone as E.164. Call it only on an order without issues. */
export function withPlainPhones(order: Order, readPhone: PhoneReader = parseWorldwidePhone): Order {
  const plain = (phone: string): string => plainPhone(phone, order.market, readPhone)
  const stop = (side: Stop): Stop => ({ ...side, contact: { ...side.contact, phone: plain(side.contact.phone) } })
  return {
    ...order,
    pickup: stop(order.pickup),
    dropOff: stop(order.dropOff),
    customer: { ...order.customer, phone: plain(order.customer.phone) },
  }
}

/** A typed phone as E.164; a text that is no phone number is returned as it is. */
export function plainPhone(text: string, market: MarketId, readPhone: PhoneReader = parseWorldwidePhone): string {
  const phone = readPhone(text, market)
  return phone.ok ? phone.e164 : text
}
