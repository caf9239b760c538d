import { marketOfReference, spokenReference } from "@mersal/domain/booking/reference"
import type { Tracking } from "@mersal/domain/ports/driving/tracking-service"
import { banner } from "@mersal/domain/tracking/timeline"
import { type ReactNode, useEffect, useRef } from "react"
import { usePageClock } from "../../environment/clock.ts"
import { useTexts } from "../../environment/language.ts"
import { useMarketTime } from "../../environment/market-time.ts"
import { useAnnouncements } from "../../ui/Announcer.tsx"
import { Card } from "../../ui/Card.tsx"
import { Timeline } from "../../ui/Timeline.tsx"
import { OwnBooking } from "./OwnBooking.tsx"
import styles from "./Tracking.module.css"
import { TrackingBanner } from "./TrackingBanner.tsx"
import { timelineEntries } from "./timeline-entries.ts"

/** How a booking is doing: for anybody with the reference, and with names, addresses and price for its owner (D33). */
export function TrackingStatus({ tracking }: { tracking: Tracking }) {
  const { booking, summary, tracking: words } = useTexts()
  const clock = usePageClock()
  const market = marketOfReference(tracking.reference)
  const time = useMarketTime(market)
  const entries = timelineEntries(tracking, words, time.moment)
  const isOpen = banner(tracking.events, tracking.deliveryWindow.end).kind === "expected"
  const zoneNote = time.isElsewhere(clock.now()) && (market === "AE" ? booking.dubaiTime : booking.dohaTime)
  useAnnouncedStep(entries.at(-1)?.title ?? "")
  return (
    <div className="stack gap-24">
      <TrackingBanner tracking={tracking} writtenTime={time.moment} />
      <Card>
        <dl className={styles.facts}>
          <Fact label={words.reference}>
            <bdi dir="ltr" className={styles.reference}>
              {spokenReference(tracking.reference)}
            </bdi>
          </Fact>
          <Fact label={words.bookingType}>{summary.typeDelivery(booking.types[tracking.bookingType])}</Fact>
          {isOpen && (
            <Fact label={words.expectedDelivery}>
              {time.date(tracking.deliveryWindow.date)}
              <span className={styles.slot}>
                <bdi>{time.slot(tracking.deliveryWindow)}</bdi>{" "}
                {zoneNote && <span className={styles.slotZone}>{zoneNote}</span>}
              </span>
            </Fact>
          )}
          {tracking.attempt > 1 && <Fact label={words.attemptLabel}>{words.attempt(tracking.attempt)}</Fact>}
        </dl>
      </Card>
      <Card title={words.timeline}>
        {zoneNote && <p className={styles.zone}>{zoneNote}</p>}
        <Timeline label={words.timeline} entries={entries} stateLabels={words.stepStates} />
      </Card>
      {tracking.booking && <OwnBooking booking={tracking.booking} />}
    </div>
  )
}

/** A step that is reached while the page is open is said once. */
function useAnnouncedStep(step: string): void {
  const { tracking } = useTexts()
  const { announce } = useAnnouncements()
  const known = useRef(step)
  useEffect(() => {
    if (known.current !== step) announce(tracking.updated(step))
    known.current = step
  }, [step, announce, tracking])
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
