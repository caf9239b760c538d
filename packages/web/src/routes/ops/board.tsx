import { wallClock } from "@mersal/domain/calendar/zone"
import type { MarketId } from "@mersal/domain/market/market"
import { marketZone } from "@mersal/domain/market/market-zone"
import { worksIn } from "@mersal/domain/operations/driver-markets"
import type { BoardQuery, BoardPage as Page } from "@mersal/domain/ports/driving/operations-service"
import { useNavigate, useSearch } from "@tanstack/react-router"
import * as Result from "effect/Result"
import { useCallback, useMemo, useState } from "react"
import { useKeptAnswer } from "../../environment/answers/kept-answer.ts"
import { isOfBookings, useNews } from "../../environment/board-news.ts"
import { useNow } from "../../environment/formats/clock.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { useAsTold } from "../../environment/own-commands.ts"
import { useIsHere } from "../../environment/page-location.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { useProduct } from "../../environment/product.ts"
import { useOperations } from "../../environment/services/operations-services.ts"
import { Board } from "../../features/operations/board/Board.tsx"
import { type BoardSearch, statesOf, unfiltered } from "../../features/operations/board/board-search.ts"
import { Failure } from "../../features/operations/Failure.tsx"
import { Skeleton } from "../../ui/Skeleton.tsx"
import { useDrivers } from "./drivers.ts"

/** /ops: the bookings of a day; those that need somebody come first. */
export function BoardPage() {
  const { operations: words } = useTexts()
  const formats = useFormats()
  const { operations } = useOperations()
  const product = useProduct()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const search: BoardSearch = useSearch({ from: "/operations/ops" })
  const market = search.market ?? product.market
  const today = wallClock(marketZone(market), useNow("minute")).date
  const date = search.date ?? today
  usePageTitle(words.boardTitle)
  const { drivers, names } = useDrivers()
  const asTold = useAsTold()
  const day = useKeptAnswer(
    useCallback((options) => operations.board({ market, date }, options), [operations, market, date]),
  )
  const list = useBookings(search, market, date)
  const refresh = useCallback(() => {
    day.refresh()
    list.refresh()
  }, [day.refresh, list.refresh])
  useNews(refresh, isOfBookings)

  const failed = [day.shown, list.shown].find((answer) => answer.state === "failed")
  if (failed)
    return (
      <div className="container stack">
        <h1>{words.boardOf(formats.longDate(date))}</h1>
        <Failure failure={failed.failure} onRetry={refresh} />
      </div>
    )
  if (day.shown.state !== "answered" || list.shown.state !== "answered")
    return (
      <div className="container stack">
        <h1>{words.boardOf(formats.longDate(date))}</h1>
        <Skeleton shape="card" count={3} />
      </div>
    )
  const show = ({ market: asked, date: wanted, ...filters }: BoardSearch) => {
    // The search runs after a pause in typing, and the board may have been left by then.
    if (!isHere()) return
    void navigate({
      to: "/ops",
      search: {
        ...(asked && asked !== product.market && { market: asked }),
        ...(wanted && wanted !== today && { date: wanted }),
        ...filters,
      },
      replace: filters.q !== search.q,
      resetScroll: false,
    })
  }
  return (
    <Board
      key={market}
      market={market}
      // The filters of one market may not exist in the other.
      onMarket={(other) => show(unfiltered({ ...search, market: other }))}
      today={today}
      date={date}
      search={search}
      onSearch={show}
      board={{ ...day.shown.value, exceptions: day.shown.value.exceptions.map(asTold) }}
      page={{ ...list.shown.value, bookings: list.shown.value.bookings.map(asTold) }}
      drivers={drivers.filter((driver) => worksIn(market, driver.markets))}
      names={names}
      isOld={day.isOld || list.isOld}
      onMore={list.more}
      onChanged={refresh}
    />
  )
}

const pageSize = 50

/** The bookings that an address asks for, with as many pages as were requested. */
function useBookings(
  { group, zone, type, vehicle, driver, q, only }: BoardSearch,
  market: MarketId,
  date: BoardQuery["date"],
) {
  const { operations } = useOperations()
  const query = useMemo<Omit<BoardQuery, "cursor">>(
    () => ({
      market,
      date,
      states: statesOf(group),
      zone: zone ?? null,
      bookingType: type ?? null,
      vehicle: vehicle ?? null,
      driver: driver ?? null,
      search: q ?? "",
      onlyExceptions: only === true,
      limit: pageSize,
    }),
    [market, date, group, zone, type, vehicle, driver, q, only],
  )
  const [wished, setWished] = useState({ query, pages: 1 })
  const pages = wished.query === query ? wished.pages : 1
  const answer = useKeptAnswer<Page, never>(
    useCallback(
      async (options) => {
        let whole: Page = { bookings: [], next: null }
        for (let count = 0; count < pages; count += 1) {
          const page = await operations.bookings({ ...query, cursor: whole.next }, options)
          if (Result.isFailure(page)) return page
          whole = { bookings: [...whole.bookings, ...page.success.bookings], next: page.success.next }
          if (whole.next === null) break
        }
        return Result.succeed(whole)
      },
      [operations, query, pages],
    ),
  )
  return { ...answer, more: () => setWished({ query, pages: pages + 1 }) }
}
