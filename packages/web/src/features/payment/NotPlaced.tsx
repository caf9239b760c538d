import type { BookingAlert } from "@mersal/domain/machines/booking-alert"
import { Link } from "@tanstack/react-router"
import { lazy, Suspense } from "react"
import { useFormats, useTexts } from "../../environment/language.ts"
import { usePromoRefusalText } from "../../environment/promo-words.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { buttonClass } from "../../ui/button-class.ts"
import { failureText } from "./failure-text.ts"
import { GoOnLink } from "./GoOnLink.tsx"

// It comes with them: also told where nothing can be fetched.
export { CardRefusal } from "./CardRefusal.tsx"

const OnAccountRefusal = lazy(async () => ({
  default: (await import("./on-account/OnAccountRefusal.tsx")).OnAccountRefusal,
}))

export interface NotPlacedProps {
  /** The choice of a way to pay that is missing is told at that choice. */
  alert: Exclude<BookingAlert, { kind: "methodMissing" }>
  onDismiss: () => void
  onStartAnother: () => void
  /** The attempt of this page that is under way, where one is: its customer may go on with it. */
  attempt?: string | null
}

/** Why the booking was not placed, and what to do about it (section 8). */
export function NotPlaced({ alert, onDismiss, onStartAnother, attempt }: NotPlacedProps) {
  const { booking, card, details, payment } = useTexts()
  const { money } = useFormats()
  const promoRefusal = usePromoRefusalText()
  const dismiss = { onDismiss, dismissLabel: details.dismiss }
  switch (alert.kind) {
    case "accountFull":
    case "costCentreRefused":
      return (
        <Suspense>
          <OnAccountRefusal alert={alert} onDismiss={onDismiss} />
        </Suspense>
      )
    case "priceChanged":
      return (
        <Alert tone="warning" announce="answer" {...dismiss}>
          {alert.previousTotal
            ? payment.priceChanged(money(alert.previousTotal), money(alert.newTotal))
            : payment.priceChangedTo(money(alert.newTotal))}
        </Alert>
      )
    case "promoRefused":
      return (
        <Alert tone="danger" announce="answer" {...dismiss}>
          {promoRefusal(alert.refusal)}
        </Alert>
      )
    case "slotClosed":
    case "slotUnchecked":
      // Told in full where the time is chosen, and still to be seen there by whoever comes back from it.
      return (
        <Alert
          tone="warning"
          announce="answer"
          {...dismiss}
          actions={
            <Link className={buttonClass({ variant: "secondary", size: "small" })} to="/go/details">
              {payment.seeTime}
            </Link>
          }
        >
          {alert.kind === "slotClosed" ? payment.timeClosed : details.slotUnchecked}
        </Alert>
      )
    case "holdEnded":
      return (
        <Alert tone="warning" announce="answer" {...dismiss}>
          {payment.holdEnded}
        </Alert>
      )
    case "paymentInProgress":
      return (
        <Alert tone="warning" announce="answer" {...dismiss} actions={attempt && <GoOnLink attempt={attempt} />}>
          {payment.inProgress}
        </Alert>
      )
    case "paymentFailed":
      return (
        <Alert tone="danger" announce="answer" title={card.failed} {...dismiss}>
          {failureText(alert.reason, card)}
        </Alert>
      )
    case "alreadyPaid":
      return (
        <Alert tone="success" announce="answer" {...dismiss}>
          {payment.alreadyPaid}
        </Alert>
      )
    case "gatewayUnavailable":
      return (
        <Alert tone="danger" announce="answer" {...dismiss}>
          {payment.gatewayUnavailable}
        </Alert>
      )
    case "network":
      return (
        <Alert tone="danger" announce="answer" title={payment.networkError} {...dismiss}>
          {payment.networkHelp}
        </Alert>
      )
    case "server":
      return (
        <Alert tone="danger" announce="answer" title={payment.somethingWrong} {...dismiss}>
          {alert.requestId && <bdi>{payment.requestReference(alert.requestId)}</bdi>}
        </Alert>
      )
    case "alreadyPlaced":
      return (
        <Alert
          tone="danger"
          announce="answer"
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
        <Alert tone="danger" announce="answer" {...dismiss}>
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
