import type { StopSide } from "@mersal/domain/booking/stop"
import { useSelector } from "@xstate/react"
import { type ReactNode, Suspense } from "react"
import { latePart } from "../../environment/answers/late.ts"
import { usePageBooking } from "../../environment/booking/booking.ts"
import { useDraft } from "../../environment/booking/draft.ts"
import { useSchedule } from "../../environment/booking/schedule.ts"
import { useNow } from "../../environment/formats/clock.ts"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useTexts } from "../../environment/language.ts"
import { classNames } from "../../ui/class-names.ts"
import { PriceLines } from "./PriceLines.tsx"
import promoStyles from "./PromoBlock.module.css"
import { type PlannedTime, plannedTimes } from "./planned-times.ts"
import styles from "./Summary.module.css"
import { SummaryStops } from "./SummaryStops.tsx"

export interface SummaryProps {
  /** /go/book shows no dates: they are chosen on the next step. */
  showDates: boolean
  /** Delivery Charge, Discount and VAT, on /go/guest and /go/payment; elsewhere the total alone. */
  showBreakdown: boolean
  /** Edit buttons at both stops. */
  editable?: boolean
}

/** All parts except the dates, which are rendered separately. */
const shownParts = ["market", "pickup", "dropOff", "guest", "bookingType", "vehicle", "parcel"] as const

const PromoBlock = latePart(async () => (await import("./PromoBlock.tsx")).PromoBlock)

/** Everything known of the booking so far (section 2, 'Booking Summary panel'). */
export function SummaryContent({ showDates, showBreakdown, editable = false }: SummaryProps) {
  const { actor } = usePageBooking()
  const { draft } = useDraft(shownParts)
  // After a reload the code is being applied again before the block has loaded.
  const hasCoupon = useSelector(
    actor,
    ({ context, children }) => context.coupon !== null || children.promo?.getSnapshot().hasTag("busy"),
  )
  const { booking, summary } = useTexts()
  const edit = (stop: StopSide) => actor.send({ type: "stop.editRequested", stop })
  return (
    <>
      <SummaryStops draft={draft} onEdit={editable ? edit : undefined} />
      <dl className={styles.facts}>
        <Fact label={summary.bookingType}>{booking.typeDelivery(booking.types[draft.bookingType])}</Fact>
        {showDates && <PlannedFacts />}
        <Fact label={summary.vehicle}>{booking.vehicles[draft.vehicle]}</Fact>
        <Fact label={summary.parcel}>
          {booking.sizes[draft.parcel.size]} · {draft.parcel.otherKind || booking.kinds[draft.parcel.kind]}
          <bdi className={styles.slot}>{draft.parcel.note}</bdi>
        </Fact>
      </dl>
      <Suspense fallback={<div className={classNames(promoStyles.space, hasCoupon && promoStyles.spaceApplied)} />}>
        <PromoBlock />
      </Suspense>
      <PriceLines showBreakdown={showBreakdown} />
    </>
  )
}

function PlannedFacts() {
  const { draft } = useDraft()
  const { summary } = useTexts()
  const words = useMarketTime()
  const now = useNow("minute")
  const times = plannedTimes(useSchedule(), draft, now)
  if (!times) return null
  const zoneNote = words.zoneNote(now)
  const written = ({ date, window }: PlannedTime) => (
    <>
      {words.date(date)}
      {window && (
        <span className={styles.slot}>
          <bdi>{words.slot(window)}</bdi> {zoneNote && <span className="text-muted">{zoneNote}</span>}
        </span>
      )}
    </>
  )
  return (
    <>
      <Fact label={summary.pickupDate}>{written(times.pickup)}</Fact>
      <Fact label={summary.dropOffDate}>{written(times.dropOff)}</Fact>
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
