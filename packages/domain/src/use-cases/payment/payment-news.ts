import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Money } from "../../money/money.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"

/** What is told of money after the commit; told once for each cause, whoever found it out (I10). */
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
