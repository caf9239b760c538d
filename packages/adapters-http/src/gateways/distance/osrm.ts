import { measuredDistance, roadDistance } from "@mersal/domain/places/distance"
import type { Position } from "@mersal/domain/places/position"
import { DistanceMeter } from "@mersal/domain/ports/driven/distance-meter"
import type { Distance } from "@mersal/domain/ports/driving/pricing-service"
import { quoteLifetimeMinutes } from "@mersal/domain/pricing/quote"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod/mini"
import { type MapLine, mapLine } from "../map-line/map-line.ts"
import { remembered } from "../map-line/remembered.ts"

/** Roads seldom change. */
const roadLifetime = 24 * 3_600_000
/** As long as a price made from it: the price must not change because the router was slow once. */
const estimateLifetime = quoteLifetimeMinutes * 60_000
const mostWays = 10_000

/**
 * The distance meter that queries a router with OSRM's protocol. If the router is slow, down or knows no road, it
 * answers the estimate, marked as such (D20).
 *
 * @param url the router's address, without a trailing slash
 */
export function osrmDistance(
  url: string,
  options: { readonly line?: MapLine; readonly elapsed?: () => number } = {},
): Layer.Layer<DistanceMeter> {
  const line = options.line ?? mapLine()
  const known = remembered<Distance>(mostWays, options.elapsed ?? (() => performance.now()))
  return Layer.succeed(DistanceMeter, {
    between: Effect.fnUntraced(function* (from, to) {
      const way = `${pointText(from)};${pointText(to)}`
      const before = known.get(way)
      if (before) return before
      const answer = yield* line.ask(new URL(`${url}/route/v1/driving/${way}?overview=false`))
      // A concurrent request already got a price from it.
      const meanwhile = known.get(way)
      if (meanwhile) return meanwhile
      const measured = roadOf(answer, from, to)
      const distance = measured ?? roadDistance(from, to)
      known.keep(way, distance, measured ? roadLifetime : estimateLifetime)
      return distance
    }),
  })
}

/** Longitude first, with the five decimals to which a quote distinguishes positions. */
const pointText = ({ lat, lon }: Position): string => `${lon.toFixed(5)},${lat.toFixed(5)}`

const Answer = z.object({
  code: z.literal("Ok"),
  routes: z.array(z.object({ distance: z.number() })).check(z.minLength(1)),
})

/** The road in a router's answer, whatever the answer is; null if there is no possible road in it. */
export function roadOf(answer: unknown, from: Position, to: Position): Distance | null {
  const read = Answer.safeParse(answer)
  const [road] = read.success ? read.data.routes : []
  return road ? measuredDistance(from, to, road.distance) : null
}
