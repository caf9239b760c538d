import type { BookingAlert } from "@mersal/domain/machines/booking-alert"
import { useFormats, useTexts } from "../../environment/language.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"

interface PaymentAlertProps {
  alert: BookingAlert
  onDismiss: () => void
  onStartAnother: () => void
}

/** Why the booking was not placed, and what to do about it (section 8). */
export function PaymentAlert({ alert, onDismiss, onStartAnother }: PaymentAlertProps) {
  const { booking, details, payment } = useTexts()
  const { money } = useFormats()
  const dismiss = { onDismiss, dismissLabel: details.dismiss }
  switch (alert.kind) {
    case "methodMissing":
      return null
    case "priceChanged":
      return (
        <Alert tone="warning" announce="now" {...dismiss}>
          {alert.previousTotal
            ? payment.priceChanged(money(alert.previousTotal), money(alert.newTotal))
            : payment.priceChangedTo(money(alert.newTotal))}
        </Alert>
      )
    case "holdEnded":
      return (
        <Alert tone="warning" announce="now" {...dismiss}>
          {payment.holdEnded}
        </Alert>
      )
    case "paymentInProgress":
      return (
        <Alert tone="warning" announce="now" {...dismiss}>
          {payment.inProgress}
        </Alert>
      )
    case "network":
      return (
        <Alert tone="danger" announce="now" title={payment.networkError} {...dismiss}>
          {payment.networkHelp}
        </Alert>
      )
    case "server":
      return (
        <Alert tone="danger" announce="now" title={payment.somethingWrong} {...dismiss}>
          {alert.requestId && <bdi>{payment.requestReference(alert.requestId)}</bdi>}
        </Alert>
      )
    case "alreadyPlaced":
      return (
        <Alert
          tone="danger"
          announce="now"
          actions={
            <Button variant="secondary" size="small" onClick={onStartAnother}>
              {payment.startAgain}
            </Button>
          }
        >
          {payment.alreadyPlaced}
        </Alert>
      )
    default:
      return (
        <Alert tone="danger" announce="now" {...dismiss}>
          {alert.kind === "notServed"
            ? booking.unserved
            : alert.kind === "parcelRefused"
              ? booking.beyondLimits
              : alert.kind === "refused"
                ? alert.text
                : payment.somethingWrong}
        </Alert>
      )
  }
}
