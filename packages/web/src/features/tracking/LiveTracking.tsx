import { marketOfReference } from "@mersal/domain/booking/order/reference"
import type { TrackingMoment } from "@mersal/domain/ports/driving/live-service"
import type { Tracking } from "@mersal/domain/ports/driving/tracking-service"
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useTexts } from "../../environment/language.ts"
import { useServices } from "../../environment/services/services.ts"
import { useAnnouncements } from "../../ui/Announcer.tsx"
import { Card } from "../../ui/Card.tsx"
import { Icon } from "../../ui/Icon.tsx"
import { Skeleton } from "../../ui/Skeleton.tsx"
import { DriverCard } from "./DriverCard.tsx"
import { followMoments, untilOrRaised } from "./follow-moments.ts"
import styles from "./LiveTracking.module.css"

const LiveMap = lazy(async () => ({ default: (await import("./LiveMap.tsx")).LiveMap }))

export interface LiveTrackingProps {
  tracking: Tracking
  accessToken: string | null
  /** The newest known state; null before the first. */
  moment: TrackingMoment | null
  onMoment: (moment: TrackingMoment) => void
}

/** The driver on his way, as the server sends it: his position, arrival time and, for the owner, who he is (D33). */
export function LiveTracking({ tracking, accessToken, moment, onMoment }: LiveTrackingProps): ReactNode {
  const { reference, booking } = tracking
  useMoments(reference, accessToken, onMoment)
  const { live: words } = useTexts()
  const driver = moment ? moment.driver : tracking.driver
  const comes = useComing(moment)
  const isThere = moment?.hasArrived && moment.liveLeg
  useAnnounced(isThere ? words.arrived[isThere] : comes)
  useAnnounced(driver && `${words.driver}: ${driver.name}`)
  return (
    <>
      {moment?.liveLeg && <Whereabouts moment={moment} comes={comes} booking={booking} />}
      {driver && <DriverCard driver={driver} />}
    </>
  )
}

/** Between which times the driver comes; null while that is unknown. */
function useComing(moment: TrackingMoment | null): string | null {
  const { live: words } = useTexts()
  const time = useMarketTime(moment ? marketOfReference(moment.reference) : undefined)
  const eta = moment?.eta
  return eta ? words.expected[eta.leg](time.time(eta.from), time.zoned(time.time(eta.to), eta.to)) : null
}

/** Announces a text that comes or changes while the page is open, once. The step itself is announced by TrackingStatus. */
function useAnnounced(text: string | null): void {
  const { announce } = useAnnouncements()
  const known = useRef(text)
  useEffect(() => {
    if (text !== null && known.current !== text) announce(text)
    known.current = text
  }, [text, announce])
}

interface WhereaboutsProps {
  moment: TrackingMoment
  /** Between which times the driver comes, if known. */
  comes: string | null
  booking: Tracking["booking"]
}

function Whereabouts({ moment, comes, booking }: WhereaboutsProps) {
  const { live: words, tracking: known } = useTexts()
  const market = marketOfReference(moment.reference)
  const time = useMarketTime(market)
  const { driverPosition, hasArrived, liveLeg } = moment
  if (liveLeg === null) return null
  return (
    <Card title={<span id="live">{known.live}</span>}>
      <div className="stack">
        <p className={styles.comes}>
          <Icon name={hasArrived ? "map-pin" : "clock"} />
          <span>{hasArrived ? words.arrived[liveLeg] : (comes ?? words.onTheWay[liveLeg])}</span>
        </p>
        {driverPosition && (
          <>
            <Suspense fallback={<Skeleton shape="map" />}>
              <LiveMap
                market={market}
                driver={driverPosition.position}
                stop={booking && (liveLeg === "pickup" ? booking.pickup : booking.dropOff).position}
                leg={liveLeg}
              />
            </Suspense>
            <p className={styles.note}>
              {words.seenAt(time.zoned(time.time(driverPosition.at), driverPosition.at))}{" "}
              {!driverPosition.isExact && words.about}
            </p>
          </>
        )}
      </div>
    </Card>
  )
}

/** Follows the booking while the page is visible. A hidden page closes the stream and opens it again later. */
function useMoments(reference: string, accessToken: string | null, onMoment: (moment: TrackingMoment) => void): void {
  const { live } = useServices()
  const tell = useRef(onMoment)
  tell.current = onMoment
  useEffect(() => {
    let left: AbortController | null = null
    const look = () => {
      left?.abort()
      left = null
      if (document.hidden) return
      left = new AbortController()
      void followMoments({
        live,
        request: { reference, accessToken },
        signal: left.signal,
        onMoment: (moment) => tell.current(moment),
        wait: untilOrRaised,
      })
    }
    look()
    document.addEventListener("visibilitychange", look)
    return () => {
      left?.abort()
      document.removeEventListener("visibilitychange", look)
    }
  }, [live, reference, accessToken])
}
