import type { Booking } from "@mersal/domain/booking/booking"
import { standingOf } from "@mersal/domain/booking/change/booking-standing"
import type { Cancellation } from "@mersal/domain/booking/change/cancellation-policy"
import type {
  CancelFailure,
  CancelledBooking,
  OwnBookingRequest,
} from "@mersal/domain/ports/driving/own-booking-service"
import * as Result from "effect/Result"
import { useCallback, useMemo, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { useAnswer } from "../../../environment/answers/answer.ts"
import { isServiceFailure } from "../../../environment/answers/service-failures.ts"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { useMyAccountServices } from "../../../environment/services/my-account-services.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { useAnnouncements } from "../../../ui/Announcer.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Dialog } from "../../../ui/Dialog.tsx"
import { Fact, FactList } from "../../../ui/FactList.tsx"
import { Skeleton } from "../../../ui/Skeleton.tsx"
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx"
import { FailureAlert } from "../FailureAlert.tsx"
import styles from "./OwnedBooking.module.css"

interface CancelDialogProps {
  open: boolean
  onClose: () => void
  booking: Booking
  request: OwnBookingRequest
  onCancelled: (cancelled: CancelledBooking) => void
  /**
   * Called when the shown booking may be out of date: an answer was lost, or it can no longer be cancelled. Must be the
   * same function in each render.
   */
  onOld: () => void
}

/** Cancels a booking, after its owner has seen the current cost and the refund (D36). */
export function CancelDialog({ open, onClose, ...rest }: CancelDialogProps) {
  const { myBookings: words, shell } = useTexts()
  return (
    <Dialog open={open} onClose={onClose} title={words.cancelTitle} closeLabel={shell.close}>
      {open && <CancelQuestion onClose={onClose} {...rest} />}
    </Dialog>
  )
}

function CancelQuestion({ onClose, booking, request, onCancelled, onOld }: Omit<CancelDialogProps, "open">) {
  const { myBookings: words, myAccount } = useTexts()
  const { money } = useFormats()
  const { toast } = useAnnouncements()
  const { ownBookings } = useMyAccountServices()
  const offered = useAnswer(
    useCallback(
      async (options): ReturnType<typeof ownBookings.cancellation> => {
        const offer = await ownBookings.cancellation(request, options)
        if (Result.isSuccess(offer) && !offer.success.isCancellable) onOld()
        return offer
      },
      [ownBookings, request, onOld],
    ),
  )
  // A second press, or one after a lost answer, is the same cancellation.
  const idempotencyKey = useMemo(() => crypto.randomUUID(), [])
  const cancel = useAction<Cancellation, CancelledBooking, CancelFailure>(({ fee }, options) =>
    ownBookings.cancelBooking({ ...request, expectedFee: fee }, { ...options, idempotencyKey }),
  )
  const { failure } = cancel
  const [agreed, setAgreed] = useState<Cancellation | null>(null)
  const costsNow = failure?._tag === "CancellationCostsOtherwise" ? failure.cancellation : null
  const isOver = failure?._tag === "NotCancellable" || (offered.state === "answered" && !offered.value.isCancellable)
  const cancellation = costsNow ?? agreed ?? (offered.state === "answered" ? offered.value.cancellation : null)

  const done = ({ refund }: Cancellation) => (refund.minor > 0 ? words.cancelledRefund(money(refund)) : words.cancelled)
  const confirm = async (terms: Cancellation) => {
    setAgreed(terms)
    const answer = await cancel.run(terms)
    if (!answer) return onOld()
    toast(done(answer.value.cancellation))
    onClose()
    onCancelled(answer.value)
  }
  if (offered.state === "waiting") {
    return (
      <>
        <VisuallyHidden>{words.cancelLoading}</VisuallyHidden>
        <Skeleton count={3} />
        <Skeleton shape="control" />
      </>
    )
  }
  if (offered.state === "failed" && offered.failure._tag !== "BookingNotFound") {
    return <FailureAlert failure={offered.failure} title={words.cancelFailed} onRetry={offered.retry} />
  }
  // What the next read says about a press whose answer was lost.
  const isExpired = booking.state === "expired"
  if (failure && agreed && standingOf(booking.state).isUndelivered && !isExpired) {
    return (
      <Alert tone="success" announce="now">
        {done(agreed)}
      </Alert>
    )
  }
  if (isExpired || isOver || !cancellation) {
    return (
      <Alert tone="warning" announce="now">
        {words.notCancellable}
      </Alert>
    )
  }
  return (
    <div className="stack gap-24">
      {costsNow && (
        <Alert tone="warning" announce="now">
          {words.cancelCostsNow(money(costsNow.fee), money(costsNow.refund))}
        </Alert>
      )}
      {failure && isServiceFailure(failure) && <FailureAlert failure={failure} title={myAccount.notDone} isDoing />}
      <Terms cancellation={cancellation} booking={booking} />
      <div className={styles.more}>
        <Button
          variant="danger"
          busy={cancel.isBusy}
          busyLabel={words.cancelTitle}
          onClick={() => confirm(cancellation)}
        >
          {words.cancel}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {words.keepBooking}
        </Button>
      </div>
    </div>
  )
}

function Terms({ cancellation, booking }: { cancellation: Cancellation; booking: Booking }) {
  const { myBookings: words } = useTexts()
  const { money } = useFormats()
  const time = useMarketTime(booking.market)
  const { phase, freeUntil, fee, refund } = cancellation
  const why = {
    free: words.cancelFree(time.zonedMoment(freeUntil)),
    late: words.cancelLate,
    collected: words.cancelCollected,
  }
  const isPaid = fee.minor + refund.minor > 0
  return (
    <div className="stack">
      {/* A customer who has paid nothing needs no text about a kept fee; the text below is enough. */}
      {(phase !== "late" || isPaid) && <p>{why[phase]}</p>}
      <FactList>
        <Fact name={words.fee}>
          <bdi>{money(fee)}</bdi>
        </Fact>
        <Fact name={words.refund}>
          <bdi>{money(refund)}</bdi>
        </Fact>
      </FactList>
      <p className="text-muted text-small">{refund.minor > 0 ? words.refundNote : !isPaid && words.nothingPaid}</p>
    </div>
  )
}
