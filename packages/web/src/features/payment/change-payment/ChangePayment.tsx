import type { Reference } from "@mersal/domain/booking/order/reference"
import { type Money, subtract } from "@mersal/domain/money/money"
import { isByCard } from "@mersal/domain/payment/payment-method"
import { methodsOfTab } from "@mersal/domain/payment/payment-tabs"
import type { ChangePaymentFailure, ChangePaymentRequest } from "@mersal/domain/ports/driving/own-booking-service"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import type { ReactNode } from "react"
import { usePageClock } from "../../../environment/formats/clock.ts"
import { useTexts } from "../../../environment/language.ts"
import { useProduct } from "../../../environment/product.ts"
import { useMyAccountServices } from "../../../environment/services/my-account-services.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { CardPaymentForm } from "../CardPaymentForm.tsx"
import { openCardSession } from "../card-session.ts"
import { changePurpose } from "./change-purpose.ts"
import { rememberChangePayment } from "./paid-change.ts"

export interface ChangePaymentProps {
  booking: Reference
  /** The difference to pay. */
  amount: Money
  change: Omit<ChangePaymentRequest, "method" | "instead">
  /** Why the change cannot be paid; also for refusals of the change itself. */
  refused: (failure: ChangePaymentFailure | ServiceFailure) => ReactNode
}

/** Pays the difference of a change by card. The change is made when the payment has arrived (D37). */
export function ChangePayment({ booking, amount, change, refused }: ChangePaymentProps) {
  const { cardReturn } = useTexts()
  const { ownBookings } = useMyAccountServices()
  const { profile } = useProduct()
  const clock = usePageClock()
  const methods = profile.paymentTabs.flatMap(methodsOfTab).filter(isByCard)
  const [first, ...others] = methods
  if (first === undefined) return <Alert tone="info">{cardReturn.cashOnly}</Alert>
  return (
    <CardPaymentForm<ChangePaymentFailure | ServiceFailure>
      booking={booking}
      amount={amount}
      methods={[first, ...others]}
      open={async (method) =>
        openCardSession<ChangePaymentFailure>(
          {
            openSession: ({ instead }, options) => ownBookings.payForChange({ ...change, method, instead }, options),
          },
          {
            reference: booking,
            accessToken: change.accessToken,
            payToken: null,
            method,
            change: await changePurpose(change),
          },
          clock.now(),
        )
      }
      onOpened={(attempt, paid) => {
        const { expectedTotal: total } = change
        const price = paid && total ? { price: { was: subtract(total, paid), total, paid } } : {}
        rememberChangePayment({ reference: booking, attempt, ...price })
      }}
      refused={refused}
      isInDialog
    />
  )
}
