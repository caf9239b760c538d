import type { BookingAlert } from "@mersal/domain/machines/booking-alert"
import { Link } from "@tanstack/react-router"
import { lazy, type ReactNode, Suspense } from "react"
import { useFormats, useTexts } from "../../environment/language.ts"
import { usePromoRefusalText } from "../../environment/promo-words.ts"
import { Alert, type AlertTone } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { buttonClass } from "../../ui/button-class.ts"
// It comes with them: also told where nothing can be fetched.
import { CardRefusal, type CardRefusalProps } from "./CardRefusal.tsx"
import { failureText } from "./failure-text.ts"
import { GoOnLink } from "./GoOnLink.tsx"

const OnAccountRefusal = lazy(async () => ({
  default: (await import("./on-account/OnAccountRefusal.tsx")).OnAccountRefusal,
}))

interface NotPlacedProps {
  /** The choice of a way to pay that is missing is told at that choice. */
  alert: Exclude<BookingAlert, { kind: "methodMissing" }>
  onDismiss: () => void
  onStartAnother: () => void
  /** The attempt of this browser that is under way, where one is: its customer may go on with it. */
  attempt?: string | null
}

export interface PaymentAlertProps extends Omit<NotPlacedProps, "alert"> {
  alert: BookingAlert | null
  /** Why the gateway did not take the card. */
  refusal?: CardRefusalProps["refusal"] | null
  onForgive?: () => void
}

/** What keeps the booking from being placed, and why the card was not taken. */
export function PaymentAlerts({ alert, refusal, onForgive, ...props }: PaymentAlertProps) {
  return (
    <>
      {alert && alert.kind !== "methodMissing" && <NotPlaced alert={alert} {...props} />}
      {refusal && onForgive && <CardRefusal refusal={refusal} onDismiss={onForgive} />}
    </>
  )
}

/** Why the booking was not placed, and what to do about it (section 8). */
function NotPlaced({ alert, ...props }: NotPlacedProps) {
  if (alert.kind === "accountFull" || alert.kind === "costCentreRefused") {
    return (
      <Suspense>
        <OnAccountRefusal alert={alert} onDismiss={props.onDismiss} />
      </Suspense>
    )
  }
  return <Refusal alert={alert} {...props} />
}

interface RefusalProps extends Omit<NotPlacedProps, "alert"> {
  alert: Exclude<NotPlacedProps["alert"], { kind: "accountFull" | "costCentreRefused" }>
}

function Refusal({ alert, onDismiss, onStartAnother, attempt }: RefusalProps) {
  const { details } = useTexts()
  const { tone = "danger", ...said } = useSaid(alert, onStartAnother, attempt)
  // Of a booking that was placed otherwise there is one way on, and no other to leave it.
  const dismiss = alert.kind === "alreadyPlaced" ? {} : { onDismiss, dismissLabel: details.dismiss }
  return <Alert tone={tone} announce="answer" {...said} {...dismiss} />
}

interface Said {
  /** It is danger where nothing else is said. */
  readonly tone?: AlertTone
  readonly title?: string
  readonly children: ReactNode
  readonly actions?: ReactNode
}

function useSaid(alert: RefusalProps["alert"], onStartAnother: () => void, attempt: NotPlacedProps["attempt"]): Said {
  const { booking, card, details, payment } = useTexts()
  const { money } = useFormats()
  const promoRefusal = usePromoRefusalText()
  switch (alert.kind) {
    case "priceChanged":
      return {
        tone: "warning",
        children: alert.previousTotal
          ? payment.priceChanged(money(alert.previousTotal), money(alert.newTotal))
          : payment.priceChangedTo(money(alert.newTotal)),
      }
    case "promoRefused":
      return {
        title: promoRefusal(alert.refusal),
        children:
          alert.previousTotal &&
          alert.newTotal &&
          payment.priceChanged(money(alert.previousTotal), money(alert.newTotal)),
      }
    case "slotClosed":
    case "slotUnchecked":
      // Told in full where the time is chosen, and still to be seen there by whoever comes back from it.
      return {
        tone: "warning",
        children: alert.kind === "slotClosed" ? payment.timeClosed : details.slotUnchecked,
        actions: (
          <Link className={buttonClass({ variant: "secondary", size: "small" })} to="/go/details">
            {payment.seeTime}
          </Link>
        ),
      }
    case "holdEnded":
      return { tone: "warning", children: payment.holdEnded }
    case "paymentInProgress":
      return attempt
        ? { tone: "warning", children: payment.begunHere, actions: <GoOnLink attempt={attempt} /> }
        : { tone: "warning", children: payment.inProgress }
    case "paymentFailed":
      return { title: card.failed, children: failureText(alert.reason, card) }
    case "alreadyPaid":
      return { tone: "success", children: payment.alreadyPaid }
    case "gatewayUnavailable":
      return { children: payment.gatewayUnavailable }
    case "network":
      return { title: payment.networkError, children: payment.networkHelp }
    case "server":
      return {
        title: payment.somethingWrong,
        children: alert.requestId && <bdi>{payment.requestReference(alert.requestId)}</bdi>,
      }
    case "alreadyPlaced":
      return {
        children: payment.alreadyPlaced,
        actions: (
          <Button variant="secondary" size="small" onClick={onStartAnother}>
            {payment.startAgain}
          </Button>
        ),
      }
    case "notServed":
      return { children: booking.unserved }
    case "parcelRefused":
      return { children: booking.beyondLimits }
    case "refused":
      return { children: alert.text }
    default:
      return { children: payment.somethingWrong }
  }
}
