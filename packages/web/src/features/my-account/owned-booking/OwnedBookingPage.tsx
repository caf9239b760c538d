import { isPayable } from "@mersal/domain/booking/change/payable"
import { whyNoPaper } from "@mersal/domain/booking/order/receipt"
import { parseReference, spokenReference } from "@mersal/domain/booking/order/reference"
import type { CancelledBooking, OwnBookingRequest } from "@mersal/domain/ports/driving/own-booking-service"
import { Link } from "@tanstack/react-router"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { useTexts } from "../../../environment/language.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Icon } from "../../../ui/Icon.tsx"
import { Skeleton } from "../../../ui/Skeleton.tsx"
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx"
import backLink from "../BackLink.module.css"
import { StateChip } from "../bookings/StateChip.tsx"
import { FailureAlert } from "../FailureAlert.tsx"
import { AskRecipient, isDecisionDue, useAsked } from "./AskRecipient.tsx"
import { BookingFacts, BookingRoute } from "./BookingFacts.tsx"
import { lookWhileSeen } from "./followed-payment.ts"
import { lookSeldom } from "./followed-refund.ts"
import { LetPay } from "./LetPay.tsx"
import { OtherActions } from "./OtherActions.tsx"
import styles from "./OwnedBooking.module.css"
import { OwnerActions } from "./OwnerActions.tsx"
import { type OwnedAnswer, type OwnedBooking, useOwnedBooking, whenCancelled } from "./owned-booking.ts"
import type { PayForChange } from "./PayForChangePart.tsx"

interface OwnedBookingPageProps {
  request: OwnBookingRequest
  /** Asks for a rating; shown once the booking is delivered. */
  rating: ReactNode
  /**
   * The documents issued for the booking, read again whenever the stamp changes; and if it has none, why none comes.
   */
  papers: (stamp: string, noneComes: ReturnType<typeof whyNoPaper>) => ReactNode
  payForChange: PayForChange
}

/** The customer's own booking with everything that can still be done with it (section 2; D33, D36, D37). */
export function OwnedBookingPage({ request, rating, papers, payForChange }: OwnedBookingPageProps) {
  const { myBookings: words } = useTexts()
  const [answer, tell] = useTold(useOwnedBooking(request))
  const booking = answer.state === "answered" ? answer.value.own.booking : null
  // The reference is shown before the booking is loaded, so that nothing moves.
  const reference = booking?.reference ?? (answer.state === "waiting" ? parseReference(request.reference) : null)
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button may be gone after its action. Focus moves to the page's heading once the dialog is closed,
  // because until then the page is inert.
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    if (changes > 0) heading.current?.focus()
  }, [changes])
  useFollowedRefund(answer)
  useFollowedPayment(answer)
  const keepPlace = () => setChanges((count) => count + 1)
  const lookAgain = () => {
    keepPlace()
    answer.retry()
  }
  return (
    <div className="container stack gap-24">
      <div>
        <Link className={backLink.back} to="/go/account/{-$tab}" params={{ tab: undefined }}>
          <Icon name="arrow-left" />
          {words.allBookings}
        </Link>
        <h1 ref={heading} tabIndex={-1}>
          {words.bookingTitle}
        </h1>
        {reference && (
          <p className={styles.named}>
            <bdi dir="ltr">{spokenReference(reference)}</bdi>
            {booking && <StateChip booking={booking} />}
          </p>
        )}
      </div>
      <WhenAnswered answer={answer}>
        {(owned) => (
          <OwnedBookingBody
            owned={owned}
            request={request}
            rating={rating}
            papers={papers}
            payForChange={payForChange}
            onChanged={lookAgain}
            onOld={answer.retry}
            onOpenerLost={keepPlace}
            onCancelled={(cancelled) => {
              tell(whenCancelled(owned, cancelled))
              lookAgain()
            }}
          />
        )}
      </WhenAnswered>
    </div>
  )
}

interface OwnedBookingBodyProps extends OwnedBookingPageProps {
  owned: OwnedBooking
  onChanged: () => void
  onOld: () => void
  onOpenerLost: () => void
  onCancelled: (cancelled: CancelledBooking) => void
}

/** The booking itself. A request from its recipient needs the owner's decision, so it comes first. */
function OwnedBookingBody(props: OwnedBookingBodyProps) {
  const { owned, request, rating, papers, payForChange, onChanged, onOld, onOpenerLost, onCancelled } = props
  const asked = useAsked(request)
  const isDue = isDecisionDue(asked)
  const recipient = (
    <AskRecipient owned={owned} asked={asked} request={request} payForChange={payForChange} onChanged={onChanged} />
  )
  return (
    <>
      {isDue && recipient}
      <div className="with-panel gap-24">
        <div className="stack gap-24">
          {owned.own.booking.state === "delivered" && rating}
          <OwnerActions owned={owned} />
          <BookingRoute owned={owned} />
        </div>
        <div className="stack gap-24">
          <BookingFacts owned={owned} />
          {papers(
            `${owned.own.paid.minor} ${owned.own.refunded.minor}`,
            whyNoPaper(owned.own.booking.state, owned.own),
          )}
          <LetPay owned={owned} request={request} onOld={onOld} />
          {!isDue && recipient}
          <OtherActions
            owned={owned}
            request={request}
            onOld={onOld}
            onOpenerLost={onOpenerLost}
            onCancelled={onCancelled}
          />
        </div>
      </div>
    </>
  )
}

/** Reads again while a refund is pending, because a card refund is done shortly after its cause. */
function useFollowedRefund(answer: OwnedAnswer): void {
  const { retry } = answer
  const isGoingBack = answer.state === "answered" && answer.value.own.goingBack.minor > 0
  useEffect(() => (isGoingBack ? lookSeldom(retry) : undefined), [isGoingBack, retry])
}

/** Reads again while something is due, because somebody with the pay link may pay it. */
function useFollowedPayment(answer: OwnedAnswer): void {
  const { retry } = answer
  const own = answer.state === "answered" ? answer.value.own : null
  const isDue = own !== null && isPayable(own.booking.state, own.due)
  useEffect(() => (isDue ? lookWhileSeen(retry) : undefined), [isDue, retry])
}

/** What was learnt after an answer replaces it until there is a newer answer. */
function useTold(answer: OwnedAnswer): readonly [OwnedAnswer, tell: (owned: OwnedBooking) => void] {
  const [told, setTold] = useState<{ readonly of: OwnedBooking; readonly is: OwnedBooking } | null>(null)
  const isTold = answer.state === "answered" && told?.of === answer.value
  return [
    isTold ? { ...answer, value: told.is } : answer,
    (owned) => answer.state === "answered" && setTold({ of: answer.value, is: owned }),
  ]
}

interface WhenAnsweredProps {
  answer: OwnedAnswer
  children: (owned: OwnedBooking) => ReactNode
}

/**
 * What is shown in place of a booking until it is loaded, or if it cannot be loaded; if it may be out of date, a note.
 */
export function WhenAnswered({ answer, children }: WhenAnsweredProps) {
  const { myBookings: words } = useTexts()
  if (answer.state === "answered") {
    return (
      <>
        {answer.missed && <FailureAlert failure={answer.missed} title={words.bookingFailed} onRetry={answer.retry} />}
        {children(answer.value)}
      </>
    )
  }
  if (answer.state === "waiting") {
    return (
      <div className="coming">
        <VisuallyHidden>{words.bookingLoading}</VisuallyHidden>
        <Skeleton shape="card" count={3} />
      </div>
    )
  }
  if (answer.failure._tag === "BookingNotFound") {
    return (
      <Alert tone="warning" title={words.notFound}>
        {words.notFoundHelp}
      </Alert>
    )
  }
  return <FailureAlert failure={answer.failure} title={words.bookingFailed} onRetry={answer.retry} />
}
