import { add, type Money, money } from "../../money/money.ts"
import type { BookingMoney } from "./booking-money.ts"
import type { CancellationTerms } from "./cancellation-policy.ts"
import type { PriceDifference } from "./change-policy.ts"

/**
 * What a change gives back of what was paid (D37). Never more than the difference, nor than is left: as long as
 * something is due, a lower price makes that less first. Nothing where nothing was paid, or where it costs no less.
 *
 * @param held the booking's money before the change
 */
export function givenBackByChange(
  difference: PriceDifference,
  { paid, refunded, goingBack, due }: Pick<BookingMoney, "paid" | "refunded" | "goingBack" | "due">,
): Money {
  const less = difference.kind === "give-back" ? difference.amount.minor : 0
  const left = paid.minor - refunded.minor - goingBack.minor
  return money(Math.max(0, Math.min(less - due.minor, left)), paid.currency)
}

/**
 * What the cancellation of a booking gives back, as told before it, and all refunds of the booking: also those for a
 * change to something cheaper. A payment that arrives after the cancellation goes back whole.
 *
 * @param told what cancelling cost; both amounts are zero where nothing had been paid
 */
export function givenBackByCancellation(
  told: CancellationTerms,
  { goingBack, refunded }: Pick<BookingMoney, "goingBack" | "refunded">,
): Readonly<Record<"back" | "all", Money>> {
  const all = add(goingBack, refunded)
  return { back: told.fee.minor + told.refund.minor > 0 ? told.refund : all, all }
}
