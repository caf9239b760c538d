import { spokenReference } from "@mersal/domain/booking/order/reference"
import type { CancelledBooking, OwnBookingRequest } from "@mersal/domain/ports/driving/own-booking-service"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { useTexts } from "../../../environment/language.ts"
import { useProduct } from "../../../environment/product.ts"
import { Button } from "../../../ui/Button.tsx"
import { buttonClass } from "../../../ui/button-class.ts"
import { Icon } from "../../../ui/Icon.tsx"
import { ShareButton } from "../../../ui/ShareButton.tsx"
import { useBookAgain } from "../book-again.ts"
import { CancelDialog } from "./CancelDialog.tsx"
import styles from "./OwnedBooking.module.css"
import { isCalledOff, isUnpaidEnd, type OwnedBooking } from "./owned-booking.ts"

interface OtherActionsProps {
  owned: OwnedBooking
  request: OwnBookingRequest
  onCancelled: (cancelled: CancelledBooking) => void
  onOld: () => void
  /** The dialog is closed, and the button that opened it is gone. */
  onOpenerLost: () => void
}

/** The owner's other actions, as far as they apply: receipt, sharing the tracking, booking again, cancelling (D36). */
export function OtherActions({ owned, request, onCancelled, onOld, onOpenerLost }: OtherActionsProps) {
  const { myBookings: words } = useTexts()
  const product = useProduct()
  const [isCancelling, setCancelling] = useState(false)
  const { offer } = owned
  const { booking } = owned.own
  const { reference } = booking
  const again = useBookAgain(booking)
  return (
    <div className={styles.more}>
      {!isUnpaidEnd(owned) && (
        <Link className={buttonClass({ variant: "secondary" })} to="/go/payment-recipt/$id" params={{ id: reference }}>
          <Icon name="file-text" />
          {words.receiptTitles[owned.own.receiptKind]}
        </Link>
      )}
      {!isCalledOff(owned) && (
        <ShareButton
          url={`${location.origin}/tracking/status?bookingId=${reference}`}
          title={words.shareTitle(spokenReference(reference))}
          text={words.shareText}
          label={words.shareTracking}
          copiedLabel={words.linkCopied}
          failedLabel={words.linkNotCopied}
        />
      )}
      {booking.market === product.market && (
        <Button variant={isCalledOff(owned) ? "primary" : "secondary"} icon="retry" onClick={again}>
          {words.bookAgain}
        </Button>
      )}
      {offer.isCancellable && (
        <Button variant="ghost" icon="cross" onClick={() => setCancelling(true)}>
          {words.cancel}
        </Button>
      )}
      <CancelDialog
        open={isCancelling}
        onClose={() => {
          setCancelling(false)
          if (!offer.isCancellable) onOpenerLost()
        }}
        booking={booking}
        request={request}
        onCancelled={onCancelled}
        onOld={onOld}
      />
    </div>
  )
}
