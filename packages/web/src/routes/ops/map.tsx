import { wallClock } from "@mersal/domain/calendar/zone"
import type { MarketId } from "@mersal/domain/market/market"
import { marketZone } from "@mersal/domain/market/market-zone"
import { worksIn } from "@mersal/domain/operations/driver-markets"
import type { ServiceArea } from "@mersal/domain/places/service-area"
import type { BoardEntry } from "@mersal/domain/ports/driving/operations-service"
import { useNavigate, useSearch } from "@tanstack/react-router"
import * as Result from "effect/Result"
import { useCallback, useEffect, useMemo, useState } from "react"
import { useKeptAnswer } from "../../environment/answers/kept-answer.ts"
import { isOfBookings, useNews } from "../../environment/board-news.ts"
import { useNow } from "../../environment/formats/clock.ts"
import { useLanguage } from "../../environment/language.ts"
import { loadOutlines, loadPlaceNames } from "../../environment/outlines.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { useProduct } from "../../environment/product.ts"
import { useOperations } from "../../environment/services/operations-services.ts"
import { Failure } from "../../features/operations/Failure.tsx"
import { LiveMark } from "../../features/operations/LiveMark.tsx"
import { MarketSwitch } from "../../features/operations/MarketSwitch.tsx"
import { DispatchMap } from "../../features/operations/map/DispatchMap.tsx"
import type { MarketSearch } from "../../features/operations/market-search.ts"
import type { MapPlace } from "../../ui/map/place-labels.ts"
import { Skeleton } from "../../ui/Skeleton.tsx"
import { useDrivers } from "./drivers.ts"
import styles from "./map.module.css"

/** The most bookings that a map can show without being covered. */
const mostShown = 300

/** /ops/map: today's bookings and their drivers. */
export function MapPage() {
  const { texts } = useLanguage()
  const { operations: words } = texts
  const { operations } = useOperations()
  const product = useProduct()
  const search: MarketSearch = useSearch({ from: "/operations/ops/map" })
  const navigate = useNavigate()
  const market = search.market ?? product.market
  const date = wallClock(marketZone(market), useNow("minute")).date
  usePageTitle(words.mapTitle)
  const { drivers } = useDrivers({ followsPositions: true })
  const { areas, places } = useOutlines(market)
  const { shown, isOld, refresh } = useKeptAnswer<readonly BoardEntry[], never>(
    useCallback(
      async (options) => {
        let bookings: readonly BoardEntry[] = []
        for (let cursor: string | null = null; ; ) {
          const page = await operations.bookings(
            {
              market,
              date,
              states: [],
              zone: null,
              bookingType: null,
              vehicle: null,
              driver: null,
              search: "",
              onlyExceptions: false,
              cursor,
              limit: 100,
            },
            options,
          )
          if (Result.isFailure(page)) return Result.fail(page.failure)
          bookings = [...bookings, ...page.success.bookings]
          cursor = page.success.next
          if (cursor === null || bookings.length >= mostShown) return Result.succeed(bookings)
        }
      },
      [operations, market, date],
    ),
  )
  useNews(refresh, isOfBookings)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{words.mapTitle}</h1>
        <LiveMark isOld={isOld} />
        <MarketSwitch
          market={market}
          onChange={(other) =>
            void navigate({ to: "/ops/map", search: other === product.market ? {} : { market: other } })
          }
        />
      </div>
      {shown.state === "failed" && <Failure failure={shown.failure} onRetry={refresh} />}
      {shown.state === "answered" && areas ? (
        <DispatchMap
          key={`${market} ${date}`}
          bookings={shown.value.filter(({ booking }) => booking.market === market)}
          drivers={drivers.filter((driver) => worksIn(market, driver.markets))}
          areas={areas}
          places={places}
        />
      ) : (
        shown.state !== "failed" && <Skeleton shape="card" />
      )}
    </div>
  )
}

/** The areas and the place names that come with the page. */
function useOutlines(market: MarketId): {
  readonly areas: readonly ServiceArea[] | null
  readonly places: readonly MapPlace[]
} {
  const { language } = useLanguage()
  const [areas, setAreas] = useState<readonly ServiceArea[] | null>(null)
  const [names, setNames] = useState<Awaited<ReturnType<typeof loadPlaceNames>>>([])
  useEffect(() => {
    let isLeft = false
    setAreas(null)
    void loadOutlines(market).then((loaded) => !isLeft && setAreas(loaded))
    // A map also works without names.
    void loadPlaceNames(market).then(
      (loaded) => !isLeft && setNames(loaded),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [market])
  const places = useMemo(
    () => names.map(({ id, kind, name, lat, lon }) => ({ id, name: name[language], rank: kind, at: { lat, lon } })),
    [names, language],
  )
  return { areas, places }
}
