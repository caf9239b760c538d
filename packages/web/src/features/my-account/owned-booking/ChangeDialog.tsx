import type { Booking } from "@mersal/domain/booking/booking"
import { priceDifference } from "@mersal/domain/booking/change/change-policy"
import type { Money } from "@mersal/domain/money/money"
import type {
  ChangedBooking,
  ChangeFailure,
  ChangePaymentFailure,
  ChangePaymentRequest,
  ChangeRequest,
} from "@mersal/domain/ports/driving/own-booking-service"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import { Link } from "@tanstack/react-router"
import { type ReactNode, useMemo } from "react"
import { useAction } from "../../../environment/action.ts"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { useMyAccountServices } from "../../../environment/my-account-services.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { useAnnouncements } from "../../../ui/Announcer.tsx"
import { Button } from "../../../ui/Button.tsx"
import { buttonClass } from "../../../ui/button-class.ts"
import { Dialog } from "../../../ui/Dialog.tsx"
import { ChangeRefusal } from "./ChangeRefusal.tsx"
import { ChangeReview } from "./ChangeReview.tsx"
import styles from "./OwnedBooking.module.css"

/** Pays what a change costs more, by a part of another feature: the route hands it in. */
export type PayForChange = (payment: {
  readonly booking: Booking["reference"]
  readonly amount: Money
  readonly change: Omit<ChangePaymentRequest, "method" | "instead">
  readonly refused: (failure: ChangePaymentFailure | ServiceFailure, wayOn: ReactNode) => ReactNode
}) => ReactNode

interface ChangeDialogProps {
  /** What was paid of it so far: where something was, a dearer change is paid before it is made. */
  paid: Money
  payForChange: PayForChange
  /** What the change would come to; null while there is none to confirm. */
  preview: ChangedBooking | null
  before: Booking
  /** Whether a driver loses the booking by it. */
  isAssigned: boolean
  request: Omit<ChangeRequest, "expectedTotal" | "isPreview">
  onClose: () => void
  onChanged: () => void
}

/** The new price, seen before the change is made: it counts for the total that is shown here and for no other. */
export function ChangeDialog({ preview, onClose, ...rest }: ChangeDialogProps) {
  const { myBookings: words, shell } = useTexts()
  return (
    <Dialog open={preview !== null} onClose={onClose} title={words.reviewTitle} closeLabel={shell.close}>
      {preview && <ChangeQuestion preview={preview} onClose={onClose} {...rest} />}
    </Dialog>
  )
}

interface ChangeQuestionProps extends ChangeDialogProps {
  preview: ChangedBooking
}

function ChangeQuestion({
  preview,
  before,
  paid,
  payForChange,
  isAssigned,
  request,
  onClose,
  onChanged,
}: ChangeQuestionProps) {
  const { myBookings: words } = useTexts()
  const { toast } = useAnnouncements()
  const { ownBookings } = useMyAccountServices()
  // A second press, or one after a lost answer, is the same change.
  const idempotencyKey = useMemo(() => crypto.randomUUID(), [])
  const change = useAction<Money, ChangedBooking, ChangeFailure>((expectedTotal, options) =>
    ownBookings.changeBooking({ ...request, expectedTotal, isPreview: false }, { ...options, idempotencyKey }),
  )
  const { failure } = change
  const total = failure?._tag === "ChangeCostsOtherwise" ? failure.total : preview.booking.price.toPay
  const difference = priceDifference(before.price.toPay, total)
  const confirm = async () => {
    if (!(await change.run(total))) return
    toast(words.changed)
    onChanged()
  }
  return (
    <div className="stack gap-24">
      {failure && <ChangeRefusal failure={failure} isMaking />}
      <ChangeReview before={before} total={total} difference={difference} />
      {isAssigned && <p className="text-muted text-small">{words.driverTaken}</p>}
      {difference.kind === "pay" && paid.minor > 0 && before.paymentMethod !== "onAccount" ? (
        payForChange({
          booking: before.reference,
          amount: difference.amount,
          change: { ...request, expectedTotal: total },
          refused: (refusal, wayOn) => <PaymentRefusal booking={before.reference} failure={refusal} wayOn={wayOn} />,
        })
      ) : (
        <Button fullWidth busy={change.isBusy} busyLabel={words.reviewTitle} onClick={confirm}>
          {words.confirmChange}
        </Button>
      )}
      <div className={styles.more}>
        <Button variant="secondary" onClick={onClose}>
          {words.goOnEditing}
        </Button>
      </div>
    </div>
  )
}

interface PaymentRefusalProps {
  booking: Booking["reference"]
  failure: ChangePaymentFailure | ServiceFailure
  /** To the payment that is under way, where this browser has begun it. */
  wayOn: ReactNode
}

/** Of a payment some refusals are the change's own; of the others it is enough that nothing was taken. */
function PaymentRefusal({ booking, failure, wayOn }: PaymentRefusalProps) {
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
        <Alert tone="danger" announce="now" actions={wayOn}>
          {words.paymentInProgress}
        </Alert>
      )
    default:
      return <ChangeRefusal failure={failure} />
  }
}
