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

/** Roads change seldom. */
const roadLifetime = 24 * 3_600_000
/** As long as the price that was made of it: a router that was slow once shall not change it. */
const estimateLifetime = quoteLifetimeMinutes * 60_000
const mostWays = 10_000

/**
 * The distance meter that asks a router which speaks as OSRM does, and where that is slow, down or knows no road, answers
 * the rule of thumb, and says so (D20).
 *
 * @param url the router's address, without a slash at its end
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
      // Somebody who asked at the same time has been told a price of it already.
      const meanwhile = known.get(way)
      if (meanwhile) return meanwhile
      const measured = roadOf(answer, from, to)
      const distance = measured ?? roadDistance(from, to)
      known.keep(way, distance, measured ? roadLifetime : estimateLifetime)
      return distance
    }),
  })
}

/** To the five decimals that a quote tells positions apart by, longitude first. */
const pointText = ({ lat, lon }: Position): string => `${lon.toFixed(5)},${lat.toFixed(5)}`

const Answer = z.object({
  code: z.literal("Ok"),
  routes: z.array(z.object({ distance: z.number() })).check(z.minLength(1)),
})

/** The road of a router's answer, whatever was answered; null where it tells none that can be. */
export function roadOf(answer: unknown, from: Position, to: Position): Distance | null {
  const read = Answer.safeParse(answer)
  const [road] = read.success ? read.data.routes : []
  return road ? measuredDistance(from, to, road.distance) : null
}
