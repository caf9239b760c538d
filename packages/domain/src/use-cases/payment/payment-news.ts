import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Money } from "../../money/money.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"

/** What the message of a payment or refund says. */
export interface PaymentTold {
  readonly amount: Money
  /** The attempt or the refund; its document has the same cause. */
  readonly cause: string
  /** Whether it paid a change of the booking, and not the booking itself. */
  readonly isOfChange?: boolean
  /** Whether the desk gave it back in cash, and not a gateway to the card. */
  readonly isInCash?: boolean
  /** Whether somebody with the booking's pay link paid it, of which its customer is told. */
  readonly isByLink?: boolean
}

/** The message about money after the commit; sent once for each cause, whichever process noticed it (I10). */
export const paymentNews = (
  topic: "payment-paid" | "payment-refunded" | "payment-returned",
  {
    cause,
    booking,
    at,
  }: {
    readonly cause: string
    readonly booking: Reference
    readonly at: Instant
  },
  told: Omit<PaymentTold, "cause">,
): Change => ({
  kind: "enqueue",
  message: {
    id: `${topic}-${cause}`,
    topic,
    reference: booking,
    at,
    body: JSON.stringify({ ...told, cause } satisfies PaymentTold),
  },
})
