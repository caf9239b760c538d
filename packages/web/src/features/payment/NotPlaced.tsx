import type { BookingAlert } from "@mersal/domain/machines/booking/booking-alert"
import { priceOf } from "@mersal/domain/machines/booking/booking-context"
import type { Money } from "@mersal/domain/money/money"
import { isByCard } from "@mersal/domain/payment/payment-method"
import { Link } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { lazy, type ReactNode, Suspense } from "react"
import { usePageBooking } from "../../environment/booking/booking.ts"
import { usePromoRefusalText } from "../../environment/formats/promo-words.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { Alert, type AlertTone } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { buttonClass } from "../../ui/button-class.ts"
import { AtBank } from "./AtBank.tsx"
// Part of this file, so that it can be shown even when nothing can be loaded.
import { CardRefusal, type CardRefusalProps } from "./CardRefusal.tsx"
import { begunCardAttempt } from "./card-session-storage.ts"
import { failureText } from "./failure-text.ts"
import { HoldCountdown } from "./HoldCountdown.tsx"

const OnAccountRefusal = lazy(async () => ({
  default: (await import("./on-account/OnAccountRefusal.tsx")).OnAccountRefusal,
}))

interface NotPlacedProps {
  /** A missing payment method is shown where it is chosen. */
  alert: Exclude<BookingAlert, { kind: "methodMissing" }>
  onDismiss: () => void
  onStartAnother: () => void
}

export interface PaymentAlertProps extends Omit<NotPlacedProps, "alert"> {
  alert: BookingAlert | null
  isHeld?: boolean
  /** Why the gateway refused the card. */
  refusal?: CardRefusalProps["refusal"] | null
  onForgive?: () => void
  /** Called with why nothing can be paid yet, and with null as soon as it can. */
  onHeld?: (why: string | null) => void
}

/**
 * The alerts that prevent the booking, that the card was refused, that a payment is waiting at the bank, and for how
 * long.
 */
export function PaymentAlerts({ alert, refusal, isHeld, onForgive, onHeld, ...props }: PaymentAlertProps) {
  const { actor } = usePageBooking()
  const hold = useSelector(actor, ({ context }) => context.hold)
  const isHere = useSelector(actor, ({ value }) => value.flow === "payment")
  const method = useSelector(actor, ({ context }) => context.draft.paymentMethod)
  const booking = hold?.placed.booking.reference
  const told = alert?.kind === "methodMissing" ? null : alert
  // If it is this browser's own attempt that is in the way, the customer can continue it.
  const isRefused = told?.kind === "paymentInProgress" && booking !== undefined && begunCardAttempt(booking) !== null
  return (
    <>
      {isHere && booking && onHeld && !refusal && (told === null || isRefused) && (
        <AtBank
          booking={booking}
          isRefused={isRefused}
          elsewhere={told && <NotPlaced alert={told} {...props} />}
          onHeld={onHeld}
        />
      )}
      {told && !isRefused && <NotPlaced alert={told} {...props} />}
      {refusal && onForgive && <CardRefusal refusal={refusal} onDismiss={onForgive} />}
      {isHeld && hold && <HoldCountdown hold={hold} isPaidByCard={isByCard(method)} />}
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

function Refusal({ alert, onDismiss, onStartAnother }: RefusalProps) {
  const { details } = useTexts()
  const { tone = "danger", ...said } = useSaid(alert, onStartAnother)
  // A booking that was placed differently leaves only one way to continue, so this alert cannot be dismissed.
  const dismiss = alert.kind === "alreadyPlaced" ? {} : { onDismiss, dismissLabel: details.dismiss }
  return <Alert tone={tone} announce="answer" {...said} {...dismiss} />
}

interface Said {
  /** `danger` if missing. */
  readonly tone?: AlertTone
  readonly title?: string
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/**
 * The text of the step's button, which the alert tells the reader to press; with a card it contains the amount, if
 * known.
 */
function useButtonName(): (total: Money | null) => string {
  const { actor } = usePageBooking()
  const method = useSelector(actor, ({ context }) => context.draft.paymentMethod)
  const isSummary = useSelector(actor, ({ value }) => value.flow === "summary")
  const price = useSelector(actor, ({ context }) => priceOf(context))
  const texts = useTexts()
  const { money } = useFormats()
  return (total) => {
    // Read here because the summary has no card texts, and the payment step no summary texts.
    if (isSummary) return texts.summary.toPayment
    const shown = total ?? price?.toPay
    return shown && isByCard(method) ? texts.card.pay(money(shown)) : texts.notPlaced.bookNow
  }
}

function useSaid(alert: RefusalProps["alert"], onStartAnother: () => void): Said {
  const { actor } = usePageBooking()
  const hold = useSelector(actor, ({ context }) => context.hold)
  const isUnanswered = useSelector(actor, ({ context }) => context.isUnanswered)
  const { booking, notPlaced: words } = useTexts()
  const { money } = useFormats()
  const button = useButtonName()
  const method = useSelector(actor, ({ context }) => context.draft.paymentMethod)
  const paysHeld = hold !== null && isByCard(method)
  const promoRefusal = usePromoRefusalText()
  switch (alert.kind) {
    case "priceChanged":
      return {
        tone: "warning",
        children: alert.previousTotal
          ? words.priceChanged(money(alert.previousTotal), money(alert.newTotal), button(alert.newTotal))
          : words.priceChangedTo(money(alert.newTotal), button(alert.newTotal)),
      }
    case "promoRefused":
      return {
        title: promoRefusal(alert.refusal),
        children:
          alert.previousTotal &&
          alert.newTotal &&
          words.priceChanged(money(alert.previousTotal), money(alert.newTotal), button(alert.newTotal)),
      }
    case "slotClosed":
    case "slotUnchecked":
      // The full alert is shown where the time is chosen; it is still shown here after returning from there.
      return {
        tone: "warning",
        children: alert.kind === "slotClosed" ? words.timeClosed : words.slotUnchecked,
        actions: (
          <Link className={buttonClass({ variant: "secondary", size: "small" })} to="/go/details">
            {words.seeTime}
          </Link>
        ),
      }
    case "holdEnded":
      return { tone: "warning", children: alert.isCancelled ? words.holdCancelled(button(null)) : words.holdEnded }
    case "paymentInProgress":
      return { tone: "warning", children: words.inProgress }
    case "paymentFailed":
      return { title: words.failed, children: failureText(alert.reason, words) }
    case "alreadyPaid":
      return { tone: "success", children: words.alreadyPaid }
    case "gatewayUnavailable":
      return { children: words.gatewayUnavailable }
    case "network":
      // A held booking is already placed; only its card payment failed.
      return { title: booking.networkError, children: paysHeld ? words.sendFailed : words.networkHelp(button(null)) }
    case "server":
      return {
        title: booking.somethingWrong,
        children: (isUnanswered || alert.requestId) && (
          <>
            {isUnanswered && `${words.serverHelp(button(null))} `}
            {alert.requestId && <bdi>{words.requestReference(alert.requestId)}</bdi>}
          </>
        ),
      }
    case "alreadyPlaced":
      return {
        children: words.alreadyPlaced,
        actions: (
          <Button variant="secondary" size="small" onClick={onStartAnother}>
            {words.startAgain}
          </Button>
        ),
      }
    case "notServed":
      return { children: booking.unserved }
    case "parcelRefused":
      return { children: booking.beyondLimits }
    case "refused":
      return { children: hold ? alert.text : `${alert.text} ${words.bookedNothing}` }
    default:
      return { children: booking.somethingWrong }
  }
}
