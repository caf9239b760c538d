import type { PhoneReader } from "../../account/phone/phone-reader.ts"
import { type DraftIssue, draftIssues } from "../../booking/draft/details-validation.ts"
import { type Draft, priceInputsOf } from "../../booking/draft/draft.ts"
import { fitSlot, verdictOn } from "../../booking/draft/slot-choice.ts"
import { type Order, orderOf } from "../../booking/order/order.ts"
import { vehicleFit } from "../../booking/parcel/vehicle.ts"
import type { StopSide } from "../../booking/stop.ts"
import { type Schedule, type ScheduleBasis, scheduleOf, todayIn } from "../../booking/windows/market-schedule.ts"
import { whyClosed } from "../../booking/windows/why-closed.ts"
import type { Instant } from "../../calendar/zone.ts"
import { isSameMoney, type Money } from "../../money/money.ts"
import type { PlacedBooking } from "../../ports/driving/booking-service.ts"
import type { PriceList, PriceRequest } from "../../ports/driving/pricing-service.ts"
import type { SlotRequest } from "../../ports/driving/schedule-service.ts"
import type { EstimatedQuote } from "../../pricing/estimated-quotes.ts"
import { type PriceBreakdown, withDiscount } from "../../pricing/price-breakdown.ts"
import { canonicalInputs } from "../../pricing/quote.ts"
import { quoteInWindow } from "../../pricing/quote-in-window.ts"
import type { AppliedCoupon } from "../../promo/applied-coupon.ts"
import type { PromoBooking } from "../../promo/promo-relevance.ts"
import type { BookingAlert, SlotClosed } from "./booking-alert.ts"

/** The state of the booking machine, and what is derived from it. */
export interface BookingContext {
  readonly draft: Draft
  /** The server's time, from the last event that carried it. */
  readonly now: Instant
  /** The basis of the server's schedule, from its last answer. */
  readonly basis: ScheduleBasis
  /** Prices of the route, one for each booking type. The old ones stay while new ones are fetched. */
  readonly prices: PriceList | null
  /** The applied promo and its discount; null while none is applied. */
  readonly coupon: AppliedCoupon | null
  /** Whether promos apply: `prmApl` is not 'no' (section 3). */
  readonly arePromosApplicable: boolean
  /** D37: a complete booking keeps its promo while it is edited. */
  readonly origin: PromoBooking["origin"]
  readonly alert: BookingAlert | null
  /**
   * The total shown before the connection was lost or a price request failed. The next total is compared with it (D39).
   */
  readonly comparedTotal: Money | null
  /** Why there is no price: not served, does not fit, no network. Cleared when a price is requested again. */
  readonly priceAlert: BookingAlert | null
  /** Faults of the details step, shown once Continue was pressed and rechecked with every edit. */
  readonly issues: readonly DraftIssue[]
  readonly placed: PlacedBooking | null
  /** The confirmed order, which can be paid without a new check until the hold ends or the booking is changed (D16). */
  readonly hold: BookingHold | null
  /** The last hold that ended unpaid. If a payment for it is still reported, it becomes the booking. */
  readonly lapsed: PlacedBooking | null
  /** The latest card payment attempt while its outcome is unknown. */
  readonly attempt: string | null
  /** The last order sent. */
  readonly sent: Order | null
  /** The last order got no answer: it may be booked, and only the identical order may follow. */
  readonly isUnanswered: boolean
  /** The stop whose edit button was pressed on the summary; its field is opened. */
  readonly editing: StopSide | null
}

/** A booking that waits for its card payment. At `endsAt` everything reserved for it is released. */
export interface BookingHold {
  readonly placed: PlacedBooking
  /** The promo included in its price, or null. */
  readonly promoCode: string | null
  readonly endsAt: Instant
}

/** What is shown as prices: the server's quotes, or estimates of them. */
type ShownPrices<Quote> = { readonly prices: { readonly quotes: readonly Quote[] } | null }

/** The quote of the draft's booking type, for its present window; null until there is one. */
export const quoteOf = <Quote extends EstimatedQuote>({
  prices,
  draft,
}: Pick<BookingContext, "draft"> & ShownPrices<Quote>): Quote | null => {
  const quote = prices?.quotes.find(({ bookingType }) => bookingType === draft.bookingType)
  return quote ? quoteInWindow(quote, draft.pickupWindow) : null
}

/** The current price: a held booking's own, otherwise the quote's, less the promo's discount. */
export function priceOf({
  coupon,
  hold,
  ...context
}: Pick<BookingContext, "draft" | "coupon" | "hold"> & ShownPrices<EstimatedQuote>): PriceBreakdown | null {
  if (hold) return hold.placed.booking.price
  const price = quoteOf(context)?.price
  return price ? (coupon ? withDiscount(price, coupon.discount) : price) : null
}

/** The schedule as last received from the server. Every list, countdown and check of the page uses it. */
export const scheduleIn = ({ basis, draft }: Pick<BookingContext, "basis" | "draft">): Schedule =>
  scheduleOf(draft.market, basis)

/** The positions of both ends as one text; null while one is missing. */
export const wayKey = ({ pickup, dropOff }: Draft): string | null =>
  pickup.place && dropOff.place && JSON.stringify([pickup.place.position, dropOff.place.position])

/** The basis for a changed draft: on another route other windows may be full, and other rules may apply. */
export const basisOn = ({ basis, draft }: Pick<BookingContext, "basis" | "draft">, changed: Draft): ScheduleBasis =>
  wayKey(changed) === wayKey(draft) ? basis : { ...basis, full: [], route: undefined }

/**
 * Identifies a price list: everything that prices depend on but the booking type, since all types are priced at once.
 * Null without a route, and for a parcel that its vehicle does not take: that has no price and none is asked for.
 */
export const priceKey = (draft: Draft): string | null => {
  const inputs = vehicleFit(draft.vehicle, draft.parcel).fits ? priceInputsOf(draft) : null
  return inputs && canonicalInputs({ ...inputs, bookingType: "sameDay" })
}

const placeAt = (draft: Draft, stop: StopSide) => {
  const place = draft[stop].place
  if (!place) throw new Error(`The draft has no ${stop} yet`)
  return { kind: "position", position: place.position } as const
}

export const slotRequest = ({ draft }: BookingContext): SlotRequest => ({
  market: draft.market,
  pickup: placeAt(draft, "pickup"),
  dropOff: placeAt(draft, "dropOff"),
  vehicle: draft.vehicle,
})

export const priceRequest = (context: BookingContext): PriceRequest => ({
  ...slotRequest(context),
  vehicle: context.draft.vehicle,
  parcel: { weightGrams: context.draft.parcel.weightGrams, sidesCm: context.draft.parcel.sidesCm },
})

export const requiredOrder = (context: BookingContext): Order => {
  const quote = quoteOf(context)
  const total = priceOf(context)?.toPay
  const seen = quote && total ? { id: quote.id, total } : null
  const order = orderOf(context.draft, seen, context.coupon?.code ?? null)
  if (!order) throw new Error("An incomplete draft reached the order")
  return order
}

export const issuesOf = (draft: Draft, now: Instant, readPhone: PhoneReader) =>
  draftIssues(draft, todayIn(draft.market, now), readPhone)

export const fitted = (schedule: Schedule, draft: Draft, now: Instant): Draft => ({
  ...draft,
  ...fitSlot(schedule, draft, now),
})

export const previousTotal = (context: BookingContext) => priceOf(context)?.toPay ?? null

/** New prices, with an alert if the total shown before has changed: a total never changes silently. */
export function comparedPrices(context: BookingContext, prices: PriceList) {
  const after = previousTotal({ ...context, prices })
  return { prices, comparedTotal: null, alert: after ? alertBeside(after, context) : context.alert }
}

/** The alert with the total that is charged now, if it names a new total. */
function alertBeside(newTotal: Money, { comparedTotal, alert }: BookingContext): BookingAlert | null {
  if (comparedTotal && !isSameMoney(comparedTotal, newTotal))
    return { kind: "priceChanged", previousTotal: comparedTotal, newTotal }
  return alert?.kind === "priceChanged" || alert?.kind === "promoRefused" ? { ...alert, newTotal } : alert
}

/** The alert for a choice that time or a closure has shut; null while it is open or none was made. */
export function closedAlert(context: BookingContext, after: Draft, now: Instant): BookingAlert | null {
  const { pickupDate } = context.draft
  if (pickupDate === null) return null
  const wish = { ...context.draft, pickupDate, deliveryDate: null }
  const verdict = verdictOn(scheduleIn(context), wish, now)
  if (verdict.ok) return null
  const { closedAt, reason } = verdict
  return slotAlert(context, after, { closedAt, why: whyClosed(reason) })
}

/**
 * The alert after a change of the draft. A vehicle for which a closure shuts the chosen window causes one, because the
 * window must not move silently. An alert about another booking type, or another vehicle's closure, is dropped.
 */
export function alertAfterChange(
  context: BookingContext,
  changed: Draft,
  after: Draft,
  now: Instant,
): BookingAlert | null {
  const { alert, draft } = context
  const slotAlert = alert?.kind === "slotClosed" ? alert : null
  if (changed.bookingType !== draft.bookingType) return slotAlert ? null : alert
  if (changed.vehicle === draft.vehicle) return alert
  return closedAlert({ ...context, draft: changed }, after, now) ?? (slotAlert?.why === "closure" ? null : alert)
}

/** What closed, why and when if known, and what the draft takes instead (D12). */
export function slotAlert(
  context: BookingContext,
  after: Draft,
  cause: Pick<SlotClosed, "closedAt" | "why">,
): SlotClosed | null {
  const { draft } = context
  if (draft.pickupDate === null) return null
  return {
    kind: "slotClosed",
    bookingType: draft.bookingType,
    date: draft.pickupDate,
    window: draft.pickupWindow,
    ...cause,
    next: after.pickupDate && { date: after.pickupDate, window: after.pickupWindow },
    previousTotal: previousTotal(context),
  }
}
