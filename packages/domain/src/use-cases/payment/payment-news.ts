import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Money } from "../../money/money.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"

/** The message about money after the commit; sent once for each cause, whichever process noticed it (I10). */
export const paymentNews = (
  topic: "payment-paid" | "payment-refunded" | "payment-returned",
  {
    cause,
    booking,
    amount,
    at,
  }: {
    readonly cause: string
    readonly booking: Reference
    readonly amount: Money
    readonly at: Instant
  },
): Change => ({
  kind: "enqueue",
  message: { id: `${topic}-${cause}`, topic, reference: booking, at, body: JSON.stringify({ amount }) },
})
