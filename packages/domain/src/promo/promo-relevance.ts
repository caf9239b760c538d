import { chargeableKg } from "../booking/parcel/parcel.ts"
import type { Position } from "../places/position.ts"
import type { PriceInputs } from "../pricing/quote.ts"

/** The booking that a promo is asked for. */
export interface PromoBooking {
  /** What its price depends on, or null while an end of the way is missing. */
  readonly inputs: PriceInputs | null
  /** The pick-up window that was chosen, with what it adds to the charge; absent while none is. */
  readonly window?: { readonly id: string; readonly adjustmentMinor: number }
  /** Whether promos count for it at all: `prmApl` is not 'no' (section 3). Where they do not, the promo block is hidden. */
  readonly isApplicable: boolean
  /** Of whoever books, as typed so far, because his own uses count; absent while nobody knows. */
  readonly phone?: string
  readonly email?: string
  /** D37: a booking is edited from its summary, or from the complete booking. */
  readonly origin: "summary" | "booking-complete"
}

/** What happened to the booking: it reads otherwise now, or is open again by its edit button or a failed re-check (D12). */
export type PromoCause = "changed" | "reopened"

/** What an applied promo has to do with it: it stays, goes without a word, or goes with 'Enter promocode again!'. */
export type PromoConsequence = "kept" | "dropped" | "enter-again"

/**
 * What becomes of an applied promo when its booking changes (section 4; D12, D37).
 *
 * Another booking type, vehicle, way, chargeable weight or window of another price drops it, and so do a press on edit and
 * a re-check that failed, each with 'Enter promocode again!'. Another date, window of the same price, contact or note does
 * not, and a promo's own dates are about the instant of booking. A complete booking keeps its promo whatever is edited. Where
 * promos have ceased to count there is nothing to enter again.
 */
export function promoConsequence(before: PromoBooking, after: PromoBooking, cause: PromoCause): PromoConsequence {
  if (after.origin === "booking-complete") return "kept"
  if (!after.isApplicable) return "dropped"
  return cause !== "changed" || changesPromo(before, after) ? "enter-again" : "kept"
}

/** Whether a promo that was granted for one booking says nothing about another. Positions count to about a metre. */
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
