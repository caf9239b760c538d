import { chargeableKg } from "../booking/parcel/parcel.ts"
import type { Position } from "../places/position.ts"
import type { PriceInputs } from "../pricing/quote.ts"

/** The booking that a promo is applied to. */
export interface PromoBooking {
  /** What the price depends on; null while an end of the route is missing. */
  readonly inputs: PriceInputs | null
  /** The chosen pick-up window and its adjustment of the charge; absent while none is chosen. */
  readonly window?: { readonly id: string; readonly adjustmentMinor: number }
  /** Whether promos apply to the booking: `prmApl` is not 'no' (section 3). If not, the promo block is hidden. */
  readonly isApplicable: boolean
  /** Of the customer, as typed so far, because uses are counted per customer; absent while unknown. */
  readonly phone?: string
  readonly email?: string
  /** D37: a booking is edited from its summary, or from the complete booking. */
  readonly origin: "summary" | "booking-complete"
}

/** What happened to the booking: it changed, or it was reopened by an edit button or a failed re-check (D12). */
export type PromoCause = "changed" | "reopened"

/** What happens to an applied promo: it stays, is dropped silently, or is dropped with 'Enter promocode again!'. */
export type PromoConsequence = "kept" | "dropped" | "enter-again"

/**
 * What happens to an applied promo when its booking changes (section 4; D12, D37).
 *
 * It is dropped with 'Enter promocode again!' when the booking type, vehicle, route, chargeable weight or the window's
 * price changes, when edit is pressed, and when a re-check fails. Another date, another window of the same price,
 * another contact or note keeps it; a promo's own dates concern the time of booking. A complete booking keeps its promo
 * whatever is edited. Where promos no longer apply, the promo is dropped silently.
 */
export function promoConsequence(before: PromoBooking, after: PromoBooking, cause: PromoCause): PromoConsequence {
  if (after.origin === "booking-complete") return "kept"
  if (!after.isApplicable) return "dropped"
  return cause !== "changed" || changesPromo(before, after) ? "enter-again" : "kept"
}

/** Whether a promo granted for one booking says nothing about another. Positions are compared to about a metre. */
export function changesPromo(from: PromoBooking, to: PromoBooking): boolean {
  const [before, after] = [from.inputs, to.inputs]
  if (before === null || after === null) return before !== after
  return (
    (from.window?.adjustmentMinor ?? 0) !== (to.window?.adjustmentMinor ?? 0) ||
    before.market !== after.market ||
    before.bookingType !== after.bookingType ||
    before.vehicle !== after.vehicle ||
    !isSamePoint(before.pickup, after.pickup) ||
    !isSamePoint(before.dropOff, after.dropOff) ||
    chargeableKg(before.parcel) !== chargeableKg(after.parcel)
  )
}

const isSamePoint = (a: Position, b: Position): boolean =>
  a.lat.toFixed(5) === b.lat.toFixed(5) && a.lon.toFixed(5) === b.lon.toFixed(5)
