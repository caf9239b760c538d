import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { ServiceAreas } from "../../ports/driven/service-areas.ts"
import type { RateCardRequest } from "../../ports/driving/pricing-service.ts"
import type { RateCard } from "../../pricing/rate-card.ts"
import { listsInForce } from "./price-way.ts"

/** The basis of all of today's quotes. Prices are no secret: anybody can derive them from enough quotes (D15). */
export const readRateCard = Effect.fn("readRateCard")(function* ({ market }: RateCardRequest) {
  const now = yield* Clock.currentTimeMillis
  const { tariff, vatPercent } = yield* listsInForce(market, now)
  const areas = yield* (yield* ServiceAreas).list(market)
  const card: RateCard = { tariff, vatPercent, areas: areas.map(({ id, city }) => ({ id, city })) }
  return card
})
