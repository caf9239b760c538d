import type { PhoneReader } from "../account/phone-reader.ts"
import { type DraftIssue, draftIssues } from "../booking/draft/details-validation.ts"
import { type Draft, priceInputsOf } from "../booking/draft/draft.ts"
import { fitSlot, verdictOn } from "../booking/draft/slot-choice.ts"
import { type Order, orderOf } from "../booking/order/order.ts"
import type { StopSide } from "../booking/stop.ts"
import { type Schedule, type ScheduleBasis, scheduleOf, todayIn } from "../booking/windows/market-schedule.ts"
import { whyClosed } from "../booking/windows/why-closed.ts"
import type { Instant } from "../calendar/zone.ts"
import { isSameMoney, type Money } from "../money/money.ts"
import type { PlacedBooking } from "../ports/driving/booking-service.ts"
import type { PriceList, PriceRequest } from "../ports/driving/pricing-service.ts"
import type { SlotRequest } from "../ports/driving/schedule-service.ts"
import type { EstimatedQuote } from "../pricing/estimated-quotes.ts"
import { type PriceBreakdown, withDiscount } from "../pricing/price-breakdown.ts"
import { canonicalInputs } from "../pricing/quote.ts"
import { quoteInWindow } from "../pricing/quote-in-window.ts"
import type { AppliedCoupon } from "../promo/applied-coupon.ts"
import type { PromoBooking } from "../promo/promo-relevance.ts"
import type { BookingAlert, SlotClosed } from "./booking-alert.ts"

/** What the booking machine knows, and what follows from it. */
export interface BookingContext {
  readonly draft: Draft
  /** The server's now, as of the last event that carried it. */
  readonly now: Instant
  /** What the server's schedule is made from, as of its last answer. */
  readonly basis: ScheduleBasis
  /** Prices of the way, one for each booking type; the old ones stay while new ones are fetched. */
  readonly prices: PriceList | null
  /** What the promo beside this booking takes off its price; null while none is applied. */
  readonly coupon: AppliedCoupon | null
  /** Whether promos count here at all: `prmApl` is not 'no' (section 3). */
  readonly arePromosApplicable: boolean
  /** D37: a complete booking that is edited keeps its promo. */
  readonly origin: PromoBooking["origin"]
  readonly alert: BookingAlert | null
  /** The total that was shown before the connection was lost or a price failed: the next one is compared with it (D39). */
  readonly comparedTotal: Money | null
  /** Why there is no price: not served, does not fit, no network. Gone as soon as one is asked for again. */
  readonly priceAlert: BookingAlert | null
  /** Faults of the details step, shown since Continue was pressed and rechecked with every edit. */
  readonly issues: readonly DraftIssue[]
  readonly placed: PlacedBooking | null
  /** What was confirmed and can be paid without a new check, until it ends or the booking is changed (D16). */
  readonly hold: BookingHold | null
  /** The last hold that ended unpaid: a payment of it may still be heard of, and then it is the booking. */
  readonly lapsed: PlacedBooking | null
  /** The attempt to pay by card that was begun last, while its end is not known. */
  readonly attempt: string | null
  /** The order that went out last. */
  readonly sent: Order | null
  /** No answer to it came: it may be booked, and only the very same order may follow. */
  readonly isUnanswered: boolean
  /** The stop that an edit button of the summary named, so that its field is opened. */
  readonly editing: StopSide | null
}

/** A booking that waits to be paid by card. At `endsAt` all that is kept for it is given back. */
export interface BookingHold {
  readonly placed: PlacedBooking
  /** The promo that its price is less by, or null. */
  readonly promoCode: string | null
  readonly endsAt: Instant
}

/** What is shown as a price: the server's quotes, or what they are about to be. */
type ShownPrices<Quote> = { readonly prices: { readonly quotes: readonly Quote[] } | null }

/** The quote of the draft's booking type, for the window that it has by now; null until there is one. */
export const quoteOf = <Quote extends EstimatedQuote>({
  prices,
  draft,
}: Pick<BookingContext, "draft"> & ShownPrices<Quote>): Quote | null => {
  const quote = prices?.quotes.find(({ bookingType }) => bookingType === draft.bookingType)
  return quote ? quoteInWindow(quote, draft.pickupWindow) : null
}

/** What it costs as it stands: what is held at its own price, anything else at its quote's, less what its promo takes off. */
export function priceOf({
  coupon,
  hold,
  ...context
}: Pick<BookingContext, "draft" | "coupon" | "hold"> & ShownPrices<EstimatedQuote>): PriceBreakdown | null {
  if (hold) return hold.placed.booking.price
  const price = quoteOf(context)?.price
  return price ? (coupon ? withDiscount(price, coupon.discount) : price) : null
}

/** What can be booked, as the server last told it: every list, countdown and check of the page asks this one. */
export const scheduleIn = ({ basis, draft }: Pick<BookingContext, "basis" | "draft">): Schedule =>
  scheduleOf(draft.market, basis)

/** Both ends of a draft as one text; null while one is missing. */
export const wayKey = ({ pickup, dropOff }: Draft): string | null =>
  pickup.place && dropOff.place && JSON.stringify([pickup.place.position, dropOff.place.position])

/** The basis for a changed draft: on another way other windows may be full, and other rules count. */
export const basisOn = ({ basis, draft }: Pick<BookingContext, "basis" | "draft">, changed: Draft): ScheduleBasis =>
  wayKey(changed) === wayKey(draft) ? basis : { ...basis, full: [], route: undefined }

/** A way's price depends on everything but the booking type, for which all prices come at once. */
export const priceKey = (draft: Draft): string | null => {
  const inputs = priceInputsOf(draft)
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

/** Fresh prices, and what to say where the total that was shown before is another one by now: never a silent change. */
export function comparedPrices(context: BookingContext, prices: PriceList) {
  const after = previousTotal({ ...context, prices })
  return { prices, comparedTotal: null, alert: after ? alertBeside(after, context) : context.alert }
}

/** An alert that names a new total names the one that is charged. */
function alertBeside(newTotal: Money, { comparedTotal, alert }: BookingContext): BookingAlert | null {
  if (comparedTotal && !isSameMoney(comparedTotal, newTotal))
    return { kind: "priceChanged", previousTotal: comparedTotal, newTotal }
  return alert?.kind === "priceChanged" || alert?.kind === "promoRefused" ? { ...alert, newTotal } : alert
}

/** What to say of a choice that is shut by the clock or the calendar: null while it is open, or none was made. */
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
 * The alert beside a changed draft. A vehicle that a closure keeps from the chosen window makes one, for the window is
 * not to move silently; what an alert says of another booking type, or of another vehicle's closure, is past.
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

/** What closed, why and when as far as it is known, and what the draft takes instead (D12). */
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
