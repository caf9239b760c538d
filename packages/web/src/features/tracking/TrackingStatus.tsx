import type { BookedWindow } from "@mersal/domain/booking/booking"
import { marketOfReference, spokenReference } from "@mersal/domain/booking/order/reference"
import { banner, isCollected } from "@mersal/domain/tracking/timeline"
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react"
import { usePageClock } from "../../environment/formats/clock.ts"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useTexts } from "../../environment/language.ts"
import { useAnnouncements } from "../../ui/Announcer.tsx"
import { Card } from "../../ui/Card.tsx"
import { Fact, FactList } from "../../ui/FactList.tsx"
import { Skeleton } from "../../ui/Skeleton.tsx"
import { asOf } from "./as-of.ts"
import type { LiveTrackingProps } from "./LiveTracking.tsx"
import { LiveTracking } from "./live-part.ts"
import { ShareTracking } from "./ShareTracking.tsx"
import { Timeline } from "./Timeline.tsx"
import styles from "./Tracking.module.css"
import { TrackingBanner } from "./TrackingBanner.tsx"
import { timelineEntries } from "./timeline-entries.ts"

// Shown to the owner only, so nobody else who tracks a parcel loads it.
const OwnBooking = lazy(async () => ({ default: (await import("./OwnBooking.tsx")).OwnBooking }))

interface TrackingStatusProps extends LiveTrackingProps {
  /** Shown after everything that is known of the booking. */
  children: ReactNode
}

/**
 * The state of a booking: public for anyone with the reference; with names, addresses and price for its owner (D33).
 */
export function TrackingStatus({ tracking: first, accessToken, moment, onMoment, children }: TrackingStatusProps) {
  const { booking, tracking: words } = useTexts()
  const clock = usePageClock()
  const tracking = asOf(first, moment)
  const eta = moment?.eta?.leg === "delivery" ? moment.eta : null
  const isAtDoor = moment?.hasArrived && moment.liveLeg === "delivery"
  const time = useMarketTime(marketOfReference(tracking.reference))
  const entries = timelineEntries(tracking, words, time.moment, moment?.hasArrived)
  const summedUp = banner(tracking.events, tracking.deliveryWindow.end, {
    eta,
    now: clock.now(),
    state: tracking.state,
  })
  const zoneNote = time.zoneNote(clock.now())
  const expected = (name: string, window: BookedWindow, hours = time.slot(window)) =>
    summedUp.kind === "expected" && (
      <Fact name={name}>
        <span className={styles.day}>{time.date(window.date, ",")}</span>
        <span className={styles.slot}>
          <bdi>{hours}</bdi> {zoneNote && <span className={styles.slotZone}>{zoneNote}</span>}
        </span>
      </Fact>
    )
  useAnnouncedNews(words.updated(entries.at(-1)?.title ?? ""))
  return (
    <div className={styles.result}>
      <TrackingBanner
        shown={summedUp}
        isBack={tracking.state === "returned"}
        isAtDoor={isAtDoor}
        writtenTime={time.zonedMoment}
      />
      <Card>
        <FactList>
          <Fact name={words.reference}>
            <bdi dir="ltr" className={styles.reference}>
              {spokenReference(tracking.reference)}
            </bdi>
          </Fact>
          <Fact name={words.bookingType}>{booking.typeDelivery(booking.types[tracking.bookingType])}</Fact>
          {!isCollected(tracking.events) && expected(words.expectedPickup, tracking.pickupWindow)}
          {!isAtDoor &&
            expected(
              words.expectedDelivery,
              tracking.deliveryWindow,
              eta ? `${time.time(eta.from)} – ${time.time(eta.to)}` : undefined,
            )}
          {tracking.attempt > 1 && <Fact name={words.attemptLabel}>{words.attempt(tracking.attempt)}</Fact>}
        </FactList>
        <div className={styles.actions}>
          <ShareTracking reference={tracking.reference} />
        </div>
      </Card>
      <div className={`stack gap-24 ${styles.course}`}>
        <Suspense>
          <LiveTracking tracking={tracking} accessToken={accessToken} moment={moment} onMoment={onMoment} />
        </Suspense>
        <Card title={words.timeline}>
          {zoneNote && <p className={styles.zone}>{zoneNote}</p>}
          <Timeline
            label={words.timeline}
            entries={entries}
            stateLabels={words.stepStates}
            way={moment?.liveLeg && <a href="#live">{words.live}</a>}
          />
        </Card>
        {tracking.booking && (
          <Suspense fallback={<Skeleton shape="card" />}>
            <OwnBooking booking={tracking.booking} money={tracking.money} />
          </Suspense>
        )}
      </div>
      <div className="stack gap-24">{children}</div>
    </div>
  )
}

/** Announces a step that is reached while the page is open, once. */
function useAnnouncedNews(news: string): void {
  const { announce } = useAnnouncements()
  const known = useRef(news)
  useEffect(() => {
    if (known.current !== news) announce(news)
    known.current = news
  }, [news, announce])
}
