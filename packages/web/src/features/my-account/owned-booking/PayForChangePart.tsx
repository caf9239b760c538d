import type { Booking } from "@mersal/domain/booking/booking"
import type { PriceDifference } from "@mersal/domain/booking/change/change-policy"
import type { Money } from "@mersal/domain/money/money"
import type { ChangePaymentFailure, ChangePaymentRequest } from "@mersal/domain/ports/driving/own-booking-service"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { buttonClass } from "../../../ui/button-class.ts"
import { ChangeRefusal } from "./ChangeRefusal.tsx"

interface ChangeToPay {
  readonly booking: Booking["reference"]
  readonly amount: Money
  readonly change: Omit<ChangePaymentRequest, "method" | "instead">
}

/** Renders the payment of a change's difference. It belongs to another feature, so the route passes it in. */
export type PayForChange = (
  payment: ChangeToPay & {
    readonly refused: (failure: ChangePaymentFailure | ServiceFailure) => ReactNode
  },
) => ReactNode

/**
 * Whether a change applies only once its difference is paid: if the booking was paid by card and the change costs more
 * (D37).
 */
export const isPaidFirst = (
  difference: PriceDifference,
  paid: Money,
  { paymentMethod }: Pick<Booking, "paymentMethod">,
): difference is Extract<PriceDifference, { kind: "pay" }> =>
  difference.kind === "pay" && paid.minor > 0 && paymentMethod !== "onAccount"

/** The payment of a change, and why it is not possible. */
export function PayForChangePart({ payForChange, ...toPay }: ChangeToPay & { readonly payForChange: PayForChange }) {
  return payForChange({
    ...toPay,
    refused: (refusal) => <PaymentRefusal booking={toPay.booking} failure={refusal} />,
  })
}

interface PaymentRefusalProps {
  booking: Booking["reference"]
  failure: ChangePaymentFailure | ServiceFailure
}

/**
 * Some refusals of the payment concern the change itself. For the others it is enough to say that nothing was charged.
 */
function PaymentRefusal({ booking, failure }: PaymentRefusalProps) {
  const { myBookings: words } = useTexts()
  const { money } = useFormats()
  switch (failure._tag) {
    case "NothingToPay":
    case "HoldEnded":
    case "PaymentMethodNotOffered":
    case "GatewayUnavailable":
      return (
        <Alert tone="danger" announce="now">
          {words.paymentNotBegun}
        </Alert>
      )
    case "PartlyPaid":
      return (
        <Alert
          tone="warning"
          announce="now"
          actions={
            <Link className={buttonClass({ size: "small" })} to="/paymentUnique" search={{ bookingId: booking }}>
              {words.payNow}
            </Link>
          }
        >
          {words.partlyPaid(money(failure.due))}
        </Alert>
      )
    case "PaymentInProgress":
      return (
        <Alert tone="danger" announce="now">
          {words.paymentInProgress}
        </Alert>
      )
    default:
      return <ChangeRefusal failure={failure} />
  }
}
