import type { Booking } from "@mersal/domain/booking/booking"
import { isPast } from "@mersal/domain/booking/change/booking-end"
import type { BookingMoney } from "@mersal/domain/booking/change/booking-money"
import type { LastBooking } from "@mersal/domain/booking/order/last-booking"
import { Link, Navigate } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { Suspense, useCallback } from "react"
import { useAnswer } from "../../environment/answers/answer.ts"
import { latePart } from "../../environment/answers/late.ts"
import { failureTitle } from "../../environment/answers/service-failures.ts"
import { usePageBooking } from "../../environment/booking/booking.ts"
import { useTexts } from "../../environment/language.ts"
import { useIsHere } from "../../environment/page-location.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { useServices } from "../../environment/services/services.ts"
import { Confirmation } from "../../features/confirmation/Confirmation.tsx"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { buttonClass } from "../../ui/button-class.ts"
import { Icon } from "../../ui/Icon.tsx"
import { Skeleton } from "../../ui/Skeleton.tsx"
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx"
import styles from "./booking-confirmation.module.css"

/** Not needed for the booking: it loads after the page has been painted, and asks the server before it is shown. */
const PushOffer = latePart(async () => (await import("../../features/push-offer/PushOffer.tsx")).load())

/** /go/booking-confirmation: what was just booked or, after a reload, this browser's last booking. */
export function ConfirmationPage() {
  const { actor, last } = usePageBooking()
  const placed = useSelector(actor, ({ context }) => context.placed)
  const stored = placed ? null : last()
  if (placed) return <PlacedConfirmation booking={placed.booking} accessToken={placed.accessToken} />
  return stored ? <StoredConfirmation last={stored} /> : <NothingBooked />
}

/**
 * Shows the booking as placed at once, and its current state once the server has answered, because Back also leads here
 * after a cancellation.
 */
function PlacedConfirmation({ booking, accessToken }: { booking: Booking; accessToken: string }) {
  const answer = useTracking(booking.reference, accessToken)
  const tracking = answer.state === "answered" ? answer.value : null
  return <AsItStands booking={tracking?.booking ?? booking} money={tracking?.money} />
}

interface StandingProps {
  booking: Booking
  /** Unknown until the server has answered. */
  money: BookingMoney | null | undefined
}

/** A delivered or failed booking is no longer a confirmation: tracking shows what happened. */
function AsItStands({ booking, money }: StandingProps) {
  const isHere = useIsHere()
  return isPast(booking.state) && isHere() ? (
    <Navigate to="/tracking/status" search={{ bookingId: booking.reference }} replace />
  ) : (
    <Confirmed booking={booking} money={money} />
  )
}

function Confirmed({ booking, money }: StandingProps) {
  const { confirmation } = useTexts()
  const { startAnother, last } = usePageBooking()
  const stored = last()
  const kept = stored?.reference === booking.reference ? stored : null
  usePageTitle(confirmation.title)
  return (
    <div className="container stack gap-24">
      <Title />
      <Confirmation
        booking={booking}
        isPaid={!!money?.paid.minor}
        lastFour={money ? money.last4 : kept?.lastFour}
        onBookAnother={startAnother}
      >
        {/* May load late or not at all: nothing is below it that would move. */}
        <Suspense>
          <PushOffer reference={booking.reference} accessToken={kept?.accessToken ?? null} />
        </Suspense>
      </Confirmation>
    </div>
  )
}

function Title() {
  const { confirmation } = useTexts()
  return (
    <h1 className={styles.title}>
      <Icon name="check-circle" size={24} className={styles.done} />
      {confirmation.title}
    </h1>
  )
}

function useTracking(reference: string, accessToken: string | null) {
  const { tracking } = useServices()
  return useAnswer(
    useCallback((options) => tracking.track({ reference, accessToken }, options), [tracking, reference, accessToken]),
  )
}

/** Asked of the server with the key that this browser stored (D33). */
function StoredConfirmation({ last: { reference, accessToken } }: { last: LastBooking }) {
  const { booking: words, confirmation } = useTexts()
  const answer = useTracking(reference, accessToken)
  usePageTitle(confirmation.title)
  if (answer.state === "answered" && answer.value.booking)
    return <AsItStands booking={answer.value.booking} money={answer.value.money} />
  if (answer.state === "answered") return <NothingBooked />
  if (answer.state === "failed" && answer.failure._tag === "BookingNotFound") return <NothingBooked />
  return (
    <div className="container stack gap-24">
      <Title />
      {answer.state === "waiting" ? (
        <>
          <VisuallyHidden>{confirmation.loading}</VisuallyHidden>
          <div className="stack gap-32 coming">
            <Skeleton shape="card" count={2} />
          </div>
        </>
      ) : (
        <Alert
          tone="danger"
          announce="now"
          title={failureTitle(answer.failure, words)}
          actions={
            <Button variant="secondary" size="small" icon="retry" onClick={answer.retry}>
              {words.retry}
            </Button>
          }
        >
          {confirmation.loadFailed}
        </Alert>
      )}
    </div>
  )
}

function NothingBooked() {
  const { confirmation, shell } = useTexts()
  usePageTitle(confirmation.nothingHere)
  return (
    <div className="container container-narrow stack gap-24">
      <h1>{confirmation.nothingHere}</h1>
      <div>
        <Link className={buttonClass({})} to="/go/book">
          {shell.bookDelivery}
        </Link>
      </div>
    </div>
  )
}
