import type { MarketId } from "@mersal/domain/market/market"
import { isShortMapLink } from "@mersal/domain/places/short-map-link"
import type { CoverageService, FoundPlace } from "@mersal/domain/ports/driving/coverage-service"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import { useEffect, useMemo, useRef, useState } from "react"
import { useOnline } from "../answers/connection.ts"

/**
 * The result of the search for the text in an address field. It stays while the next text is searched, so that nothing
 * below the field moves with each letter.
 */
export type PlaceSearch = { readonly isSearching?: boolean } & (
  | { readonly state: "idle" }
  | { readonly state: "found"; readonly places: readonly FoundPlace[] }
  /** Nothing is offered: a short link that contains no place, or a point that we do not serve (D21). */
  | { readonly state: "shortLink" | "outside" }
  | { readonly state: "failed"; readonly failure: ServiceFailure }
)

/** In milliseconds: a pause in typing of this length starts a search. */
const settlingMilliseconds = 180

/** One letter would match too many places. */
const shortestText = 2

/** The result of an answer for the searched text. */
export function searched(text: string, places: readonly FoundPlace[]): PlaceSearch {
  if (places.length === 0 && isShortMapLink(text)) return { state: "shortLink" }
  // Pasted coordinates give one point or none.
  const isOutside = places.some(({ kind, areaId }) => kind === "point" && areaId === null)
  return isOutside ? { state: "outside" } : { state: "found", places }
}

/** Searches the places of a market during typing: one call when the typing pauses; only the last counts. */
export function usePlaceSearch(coverage: CoverageService, market: MarketId) {
  const [search, setSearch] = useState<PlaceSearch>({ state: "idle" })
  const running = useRef<AbortController | null>(null)
  const last = useRef("")
  const isOnline = useOnline()
  useEffect(() => () => running.current?.abort(), [])

  const actions = useMemo(() => {
    const stop = () => running.current?.abort()
    return {
      /** Called when a place is chosen. One that we do not serve is told as a pasted point is. */
      forget: (isOutside = false) => {
        stop()
        setSearch({ state: isOutside ? "outside" : "idle" })
      },
      search: async (text: string) => {
        stop()
        last.current = text
        if (text.trim().length < shortestText) return setSearch({ state: "idle" })
        const call = new AbortController()
        running.current = call
        setSearch((last) => ({ ...last, isSearching: true }))
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
    // Back online, the search runs again without new typing.
    if (isWanted && !couldAsk.current) void actions.search(last.current)
    couldAsk.current = isOnline
  }, [isOnline, isWanted, actions])
  return { found: search, ...actions }
}
