import type { Booking } from "@mersal/domain/booking/booking"
import { spokenReference } from "@mersal/domain/booking/order/reference"
import { isByCard, isCash } from "@mersal/domain/payment/payment-method"
import { Link } from "@tanstack/react-router"
import { type ReactNode, Suspense } from "react"
import { latePart } from "../../environment/answers/late.ts"
import { usePageClock } from "../../environment/formats/clock.ts"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { Button } from "../../ui/Button.tsx"
import { buttonClass } from "../../ui/button-class.ts"
import { Card } from "../../ui/Card.tsx"
import { CopyButton } from "../../ui/CopyButton.tsx"
import { classNames } from "../../ui/class-names.ts"
import { Icon } from "../../ui/Icon.tsx"
import type { IconName } from "../../ui/icons/icon-names.ts"
import { RouteLine } from "../../ui/RouteLine.tsx"
import { ShareButton } from "../../ui/ShareButton.tsx"
import styles from "./Confirmation.module.css"

/** Loaded after the page, because the booking does not wait for calendar files. */
const CalendarLink = latePart(async () => (await import("./CalendarLink.tsx")).CalendarLink)

interface ConfirmationProps {
  booking: Booking
  /** Whether anything is paid: also of a promise of cash, by somebody with a pay link or to the driver. */
  isPaid: boolean
  /** The last digits of the card that paid, if they are known and no other card paid a part. */
  lastFour: string | null | undefined
  onBookAnother: () => void
  /** Further offers beside these. */
  children: ReactNode
}

/**
 * The booking's confirmation: the route with its windows, the reference, what to have ready, and where to go from here.
 */
export function Confirmation({ booking, isPaid, lastFour, onBookAnother, children }: ConfirmationProps) {
  const { confirmation } = useTexts()
  const clock = usePageClock()
  const time = useMarketTime(booking.market)
  const { pickup, dropOff, pickupWindow, deliveryWindow } = booking
  const zoneNote = time.zoneNote(clock.now())
  const named = spokenReference(booking.reference)
  const shareTitle = confirmation.shareTitle(named)
  const calendar = (
    <>
      <Icon name="calendar" />
      {confirmation.addToCalendar}
    </>
  )
  return (
    <div className="stack gap-32">
      <Card className={styles.booked}>
        <div className={styles.schedule}>
          <RouteLine
            label={confirmation.scheduleHeading}
            layout="lying"
            stops={[
              {
                id: "pickup",
                content: (
                  <StopLine
                    when={confirmation.pickupBetween(time.date(pickupWindow.date), whole(time.slot(pickupWindow)))}
                    zoneNote={zoneNote}
                    stop={pickup}
                  />
                ),
              },
              {
                id: "dropOff",
                content: (
                  <StopLine
                    when={confirmation.deliveryBetween(
                      time.date(deliveryWindow.date),
                      whole(time.slot(deliveryWindow)),
                    )}
                    zoneNote={zoneNote}
                    stop={dropOff}
                    className={styles.arrival}
                  />
                ),
              },
            ]}
          />
        </div>
        <div className={`cluster ${styles.actions}`}>
          <Link className={buttonClass({})} to="/tracking/status" search={{ bookingId: booking.reference }}>
            {confirmation.track}
          </Link>
          {/* Keeps its room, so that nothing below moves when it appears. */}
          <Suspense fallback={<span className={buttonClass({ variant: "secondary" })}>{calendar}</span>}>
            <CalendarLink booking={booking}>{calendar}</CalendarLink>
          </Suspense>
          <ShareButton
            url={`${location.origin}/tracking/status?bookingId=${booking.reference}`}
            title={shareTitle}
            text={shareTitle}
            label={confirmation.share}
            copiedLabel={confirmation.copied}
            failedLabel={confirmation.shareFailed}
          />
        </div>
        <div className={styles.reference}>
          <div className={styles.named}>
            <p className="text-muted text-small">{confirmation.reference}</p>
            <p className={styles.number}>
              <bdi dir="ltr">{named}</bdi>
            </p>
          </div>
          <CopyButton
            size="small"
            text={booking.reference}
            label={confirmation.copyReference}
            copiedLabel={confirmation.copied}
            failedLabel={confirmation.copyFailed}
          />
        </div>
      </Card>
      <div className="with-panel">
        <section className="stack">
          <h2 className={styles.next}>{confirmation.nextHeading}</h2>
          <Notes booking={booking} isPaid={isPaid} lastFour={lastFour} />
        </section>
        <div className="stack">
          <div className={`cluster ${styles.actions}`}>
            {(isPaid || isByCard(booking.paymentMethod)) && (
              <Link
                className={buttonClass({ variant: "secondary" })}
                to="/go/payment-recipt/$id"
                params={{ id: booking.reference }}
              >
                {booking.price.vatPercent ? confirmation.showInvoice : confirmation.showReceipt}
              </Link>
            )}
            <Button variant="secondary" onClick={onBookAnother}>
              {confirmation.bookAnother}
            </Button>
            <Link
              className={buttonClass({ variant: "ghost" })}
              to="/go/account/bookings/$reference"
              params={{ reference: booking.reference }}
            >
              <Icon name="pencil" />
              {confirmation.manage}
            </Link>
          </div>
          {children}
        </div>
      </div>
    </div>
  )
}

/** A window stays on one line. */
const whole = (slot: string): string => slot.replaceAll(" ", "\u00a0")

interface StopLineProps {
  when: string
  /** "Dubai time", or null for a viewer whose own clock shows the same. */
  zoneNote: string | null
  stop: Booking["pickup"]
  className?: string | undefined
}

function StopLine({ when, zoneNote, stop, className }: StopLineProps) {
  return (
    <div className={classNames(styles.stop, className)}>
      <p className={styles.when}>
        {when} {zoneNote && <span className={styles.zone}>{zoneNote}</span>}
      </p>
      <p className="text-muted text-small">
        <bdi>{stop.building}</bdi>
        <br />
        <bdi>{stop.address}</bdi>
      </p>
    </div>
  )
}

const paymentIcons = {
  cashAtPickup: "banknote",
  cashAtDelivery: "banknote",
  card: "credit-card",
  onAccount: "file-text",
} as const

function Notes({ booking, isPaid, lastFour }: Pick<ConfirmationProps, "booking" | "isPaid" | "lastFour">) {
  const { confirmation } = useTexts()
  const { money } = useFormats()
  const way = isByCard(booking.paymentMethod) ? "card" : booking.paymentMethod
  const note = (icon: IconName, text: string) => (
    <li className={styles.note}>
      <Icon name={icon} />
      <span>{text}</span>
    </li>
  )
  return (
    <ul role="list" className="stack gap-12">
      {booking.price.toPay.minor > 0 &&
        !(isPaid && isCash(way)) &&
        note(paymentIcons[way], confirmation.payment[way](money(booking.price.toPay), lastFour))}
      {note("clock", confirmation.waitNote)}
      {note("package", confirmation.packNote)}
    </ul>
  )
}
