import type { PaymentMethod } from "@mersal/domain/payment/payment-method"
import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { usePageBooking } from "../../../environment/booking/booking.ts"
import { useCompanyOffer } from "./company-offer.ts"
import type { CompanyOffer } from "./offered-company.ts"

/**
 * The account that may pay for this booking; null if none may, undefined until known. Clears the choice of an account
 * that may not pay.
 */
export function useAccountChoice(method: PaymentMethod | null): CompanyOffer | null | undefined {
  const { actor } = usePageBooking()
  const isHeld = useSelector(actor, ({ context }) => context.hold !== null)
  const offer = useCompanyOffer()
  // A held booking waits for card or cash; on account it would be a different order.
  const account = isHeld ? null : offer

  // The choice belongs to another customer, or the company no longer lets this one book: he must choose again.
  const isForeign = method === "onAccount" && account === null
  useEffect(() => {
    if (isForeign) actor.send({ type: "payment.chosen", method: null })
  }, [isForeign, actor])

  return account
}
