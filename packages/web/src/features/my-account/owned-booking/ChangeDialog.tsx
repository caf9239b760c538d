import type { Booking } from "@mersal/domain/booking/booking"
import type { BookingMoney } from "@mersal/domain/booking/change/booking-money"
import { priceDifference } from "@mersal/domain/booking/change/change-policy"
import type { Money } from "@mersal/domain/money/money"
import type { ChangedBooking, ChangeFailure, ChangeRequest } from "@mersal/domain/ports/driving/own-booking-service"
import { useMemo } from "react"
import { useAction } from "../../../environment/action.ts"
import { useTexts } from "../../../environment/language.ts"
import { useMyAccountServices } from "../../../environment/services/my-account-services.ts"
import { useAnnouncements } from "../../../ui/Announcer.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Dialog } from "../../../ui/Dialog.tsx"
import { ChangedFacts } from "./ChangedFacts.tsx"
import { ChangeRefusal } from "./ChangeRefusal.tsx"
import { ChangeReview } from "./ChangeReview.tsx"
import styles from "./OwnedBooking.module.css"
import { isPaidFirst, type PayForChange, PayForChangePart } from "./PayForChangePart.tsx"

interface ChangeDialogProps {
  /** The booking's money so far. If something was paid, a change that costs more is paid before it is made. */
  held: BookingMoney
  payForChange: PayForChange
  /** The preview of the change; null while there is nothing to confirm. */
  preview: ChangedBooking | null
  before: Booking
  /** Whether the change takes the booking from its driver. */
  isAssigned: boolean
  request: Omit<ChangeRequest, "expectedTotal" | "isPreview">
  onClose: () => void
  onChanged: () => void
}

/** The change and the new price, shown before the change is made. It is valid for exactly the shown total. */
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
  held,
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
  const isPaid = isPaidFirst(difference, held.paid, before)
  const confirm = async () => {
    if (!(await change.run(total))) return
    toast(words.changed)
    onChanged()
  }
  return (
    <div className="stack gap-24">
      {failure && <ChangeRefusal failure={failure} isMaking />}
      <ChangedFacts before={before} after={preview.booking} />
      <ChangeReview before={before} total={total} difference={difference} held={held} />
      {isAssigned && <p className="text-muted text-small">{words.driverTaken}</p>}
      {isPaid && (
        <PayForChangePart
          payForChange={payForChange}
          booking={before.reference}
          amount={difference.amount}
          change={{ ...request, expectedTotal: total }}
        />
      )}
      <div className={styles.more}>
        {!isPaid && (
          <Button busy={change.isBusy} busyLabel={words.reviewTitle} onClick={confirm}>
            {words.confirmChange}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {words.goOnEditing}
        </Button>
      </div>
    </div>
  )
}
