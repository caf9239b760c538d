import type { CardFormValues } from "@mersal/domain/payment/card/card-form"
import { isByCard } from "@mersal/domain/payment/payment-method"
import { useEffect, useRef, useState } from "react"
import { spare } from "../../environment/answers/spare.ts"
import { usePageBooking } from "../../environment/booking/booking.ts"
import { usePageClock } from "../../environment/formats/clock.ts"
import { useServices } from "../../environment/services/services.ts"
import type { ShownRefusal } from "./CardRefusal.tsx"
import type { HandOverOutcome } from "./hand-over.ts"

/** Sends the card when the booking asks for it, and reports what the gateway refused. */
export function useBookingHandOver(read: () => CardFormValues | null): {
  readonly refusal: ShownRefusal | null
  readonly forgive: () => void
} {
  const { actor } = usePageBooking()
  const clock = usePageClock()
  const { cardPage } = useServices()
  const [refusal, setRefusal] = useState<ShownRefusal | null>(null)
  const typed = useRef(read)
  typed.current = read

  useEffect(() => {
    const { unsubscribe } = actor.on("handOver.requested", async ({ handOver }) => {
      const { draft, hold } = actor.getSnapshot().context
      if (!hold || !draft.paymentMethod || !isByCard(draft.paymentMethod)) return
      const { booking } = hold.placed
      const part = await spare(import("./hand-over.ts"))
      // If the code does not load, nothing has left this page; the customer is told of a lost connection.
      const outcome: HandOverOutcome = part
        ? await part.handOverCard(
            handOver,
            {
              method: draft.paymentMethod,
              read: typed.current,
              payer: {
                email: draft.guest.email,
                address: booking.pickup.address,
                city: booking.pickup.cityName,
                amount: booking.price.toPay,
                booking: booking.reference,
              },
            },
            cardPage,
          )
        : { kind: "no-answer" }
      if (outcome.kind === "leaving") return
      if (outcome.kind !== "no-card") setRefusal(outcome)
      // No card was taken, so the payment step opens again.
      actor.send({ type: "page.reopened", now: clock.now() })
    })
    return unsubscribe
  }, [actor, clock, cardPage])

  return { refusal, forgive: () => setRefusal(null) }
}
