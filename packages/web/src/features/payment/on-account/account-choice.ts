import type { PaymentMethod } from "@mersal/domain/payment/payment-method"
import { useEffect } from "react"
import { usePageBooking } from "../../../environment/booking/booking.ts"
import { useCompanyOffer } from "./company-offer.ts"
import type { CompanyOffer } from "./offered-company.ts"

/**
 * The account that may pay for this booking, and null for none. A choice of it that does not hold is undone.
 *
 * @param isHeld the booking waits for card or cash; on account it would be a different order
 */
export function useAccountChoice(method: PaymentMethod | null, isHeld: boolean): CompanyOffer | null | undefined {
  const { actor } = usePageBooking()
  const offer = useCompanyOffer()
  const account = isHeld ? null : offer

  // The choice belongs to another customer, or the company no longer lets this one book: he must choose again.
  const isForeign = method === "onAccount" && account === null
  useEffect(() => {
    if (isForeign) actor.send({ type: "payment.chosen", method: null })
  }, [isForeign, actor])

  return account
}
