import type { MarketId } from "@mersal/domain/market/market"
import { isShortMapLink } from "@mersal/domain/places/short-map-link"
import type { CoverageService, FoundPlace } from "@mersal/domain/ports/driving/coverage-service"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import { useEffect, useMemo, useRef, useState } from "react"
import { useOnline } from "../answers/connection.ts"

/** What is known of the text in an address field. `found` keeps its places while the next text is searched. */
export type PlaceSearch =
  | { readonly state: "idle" }
  | { readonly state: "searching"; readonly places: readonly FoundPlace[] }
  | { readonly state: "found"; readonly places: readonly FoundPlace[] }
  /** Nothing is offered: a link that says no place by itself, or a point that nobody serves (D21). */
  | { readonly state: "shortLink" | "outside" }
  | { readonly state: "failed"; readonly failure: ServiceFailure }

/** A pause in typing that is long enough to be meant. */
const settlingMilliseconds = 180

/** One letter finds half the country. */
const shortestText = 2

/** What an answer means for the text that was searched. */
export function searched(text: string, places: readonly FoundPlace[]): PlaceSearch {
  if (places.length === 0 && isShortMapLink(text)) return { state: "shortLink" }
  // Pasted coordinates are one point or none.
  const isOutside = places.some(({ kind, areaId }) => kind === "point" && areaId === null)
  return isOutside ? { state: "outside" } : { state: "found", places }
}

/** Searches the places of a market as somebody types: one call when the typing rests, the last one wins. */
export function usePlaceSearch(coverage: CoverageService, market: MarketId) {
  const [search, setSearch] = useState<PlaceSearch>({ state: "idle" })
  const running = useRef<AbortController | null>(null)
  const last = useRef("")
  const isOnline = useOnline()
  useEffect(() => () => running.current?.abort(), [])

  const actions = useMemo(() => {
    const stop = () => running.current?.abort()
    return {
      forget: () => {
        stop()
        setSearch({ state: "idle" })
      },
      search: async (text: string) => {
        stop()
        last.current = text
        if (text.trim().length < shortestText) return setSearch({ state: "idle" })
        const call = new AbortController()
        running.current = call
        setSearch((last) => ({ state: "searching", places: "places" in last ? last.places : [] }))
        await new Promise((resolve) => setTimeout(resolve, settlingMilliseconds))
        if (call.signal.aborted) return
        const answer = await coverage.searchPlaces({ market, text }, { signal: call.signal })
        if (call.signal.aborted) return
        setSearch(
          Result.isSuccess(answer) ? searched(text, answer.success) : { state: "failed", failure: answer.failure },
        )
      },
    }
  }, [coverage, market])
  const isWanted = isOnline && search.state === "failed"
  const couldAsk = useRef(isOnline)
  useEffect(() => {
    // The line is back, and nobody has to type anew what it lost.
    if (isWanted && !couldAsk.current) void actions.search(last.current)
    couldAsk.current = isOnline
  }, [isOnline, isWanted, actions])
  return { found: search, ...actions }
}
