import { spokenReference } from "@mersal/domain/booking/order/reference"
import { isByCard } from "@mersal/domain/payment/payment-method"
import type { PaymentDue } from "@mersal/domain/ports/driving/pay-link-service"
import type { SessionFailure } from "@mersal/domain/ports/driving/payment-session"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import { usePageClock } from "../../../environment/formats/clock.ts"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { useServices } from "../../../environment/services/services.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Card } from "../../../ui/Card.tsx"
import { CardPaymentForm } from "../CardPaymentForm.tsx"
import { openCardSession } from "../card-session.ts"
import { begunCardAttempt } from "../card-session-storage.ts"
import { rememberPayLink } from "./opened-pay-link.ts"
import styles from "./PayLink.module.css"

interface PayLinkProps {
  due: PaymentDue
  token: string | null
  /** The owner's key, if no link was sent. */
  accessToken: string | null
  onLookAgain: () => void
  isLooking: boolean
}

/** Pays the amount due on one booking by card, for a person with its link or its owner (D41). */
export function PayLink({ due, token, accessToken, onLookAgain, isLooking }: PayLinkProps) {
  const { cardReturn, notPlaced, payLink } = useTexts()
  const { money } = useFormats()
  const { payments } = useServices()
  const clock = usePageClock()
  const methods = due.methods.filter(isByCard)
  // What this browser has begun itself, it can continue.
  const isPaidElsewhere = due.isBeingPaid && begunCardAttempt(due.reference) === null
  // The owner waits for less long than whoever has only the link, also if he opens his own.
  const inProgress = !due.isByLink
    ? notPlaced.inProgress
    : due.holdEndsAt === null
      ? payLink.beingPaid
      : payLink.beingPaidHeld
  return (
    <div className="stack gap-24">
      <Card>
        <dl className={styles.due}>
          <dt className="text-muted">{payLink.booking}</dt>
          <dd>
            <bdi dir="ltr">{spokenReference(due.reference)}</bdi>
          </dd>
          <dt className="text-muted">{payLink.due}</dt>
          <dd className={styles.amount}>
            <bdi>{money(due.due)}</bdi>
          </dd>
        </dl>
      </Card>
      {due.due.minor <= 0 ? (
        <Alert tone="success">{payLink.nothingDue}</Alert>
      ) : methods[0] === undefined ? (
        <Alert tone="info">{cardReturn.cashOnly}</Alert>
      ) : isPaidElsewhere ? (
        <Alert
          tone="warning"
          actions={
            <Button variant="secondary" size="small" busy={isLooking} busyLabel={payLink.loading} onClick={onLookAgain}>
              {payLink.lookAgain}
            </Button>
          }
        >
          {inProgress}
        </Alert>
      ) : (
        <CardPaymentForm
          booking={due.reference}
          amount={due.due}
          methods={[methods[0], ...methods.slice(1)]}
          open={(method) =>
            openCardSession(payments, { reference: due.reference, accessToken, payToken: token, method }, clock.now())
          }
          onOpened={(attempt, amount) =>
            rememberPayLink({ reference: due.reference, token, attempt, ...(amount && { amount }) })
          }
          refused={(failure) => <SessionAlert failure={failure} inProgress={inProgress} />}
        />
      )}
    </div>
  )
}

interface SessionAlertProps {
  failure: SessionFailure | ServiceFailure
  /** What a payment of somebody else means for this one. */
  inProgress: string
}

function SessionAlert({ failure, inProgress }: SessionAlertProps) {
  const { booking, notPlaced, payLink } = useTexts()
  const text = () => {
    switch (failure._tag) {
      case "NothingToPay":
        return notPlaced.alreadyPaid
      case "HoldEnded":
        return notPlaced.holdEnded
      case "PaymentInProgress":
        return inProgress
      case "BookingNotFound":
        return payLink.invalid
      case "GatewayUnavailable":
        return notPlaced.gatewayUnavailable
      case "NetworkFailure":
        return booking.networkError
      case "RequestRefused":
        return failure.text
      default:
        return booking.somethingWrong
    }
  }
  return (
    <Alert tone="danger" announce="now">
      {text()}
    </Alert>
  )
}
