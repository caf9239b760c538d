import { filled, pricesAt } from "@mersal/domain/machines/testing/booking-stage"
import { money } from "@mersal/domain/money/money"
import type { PriceList } from "@mersal/domain/ports/driving/pricing-service"
import { estimatedQuotes } from "@mersal/domain/pricing/estimated-quotes"
import type { RateCard } from "@mersal/domain/pricing/rate-card"
import { sampleReferenceData } from "@mersal/domain/testing/reference-data"
import * as Result from "effect/Result"
import { expect, it } from "vitest"
import type { BookingActor } from "../../environment/booking/booking.ts"
import { estimateOf } from "../../environment/booking/draft-estimate.ts"
import { estimatePrices } from "./price-estimates.ts"

const [list] = sampleReferenceData.tariffs
if (!list) throw new Error("No price list to estimate by")
const areas = [{ id: "dubai", city: { en: "Dubai", ar: "دبي" } }]
const cardOf = (id: string): RateCard => ({ tariff: { ...list, id }, vatPercent: 5, areas })
const { place: pickup } = filled.pickup
const { place: dropOff } = filled.dropOff
if (!pickup || !dropOff) throw new Error("No way to price")
const way = { pickup: pickup.position, dropOff: dropOff.position }

/** What the server answers to the sample draft by this price list. */
const byList = (tariff: string): PriceList => {
  const quotes = pricesAt(2_500).quotes.map((quote) => ({ ...quote, basis: { ...quote.basis, tariff } }))
  const priced = estimatedQuotes(cardOf(tariff), { ...filled, pickup, dropOff }, { ...way, quotes })
  return { quotes: (priced ?? expect.unreachable()).map((quote) => ({ ...quote, id: `of ${quote.bookingType}` })) }
}
const byVan = { ...filled, vehicle: "van" } as const

/** A page that receives prices, and the rate cards that it requests. */
function page(...cards: readonly RateCard[]) {
  let snapshot = { value: { pricing: "idle" }, context: { draft: filled, prices: null as PriceList | null } }
  let look = (_: unknown) => {}
  const asked: unknown[] = []
  const actor = {
    getSnapshot: () => snapshot,
    subscribe: (heard: (_: unknown) => void) => {
      look = heard
      return { unsubscribe: () => {} }
    },
  } as unknown as BookingActor
  const stop = estimatePrices(actor, {
    rateCard: async (request) => {
      const card = cards[asked.push(request) - 1]
      return Result.succeed(card ?? expect.unreachable())
    },
  })
  const hear = async (prices: PriceList) => {
    snapshot = { value: { pricing: "ready" }, context: { draft: filled, prices } }
    look(snapshot)
    await Promise.resolve()
    await Promise.resolve()
  }
  return { asked, hear, stop }
}

it("estimates by the card that comes with the first price, the same for the same draft, and nothing of the very same wish", async () => {
  const { asked, hear, stop } = page(cardOf("of today"))
  expect(estimateOf(byVan)).toBeNull()
  await hear(byList("of today"))
  await hear(byList("of today"))
  expect(asked).toEqual([{ market: "AE" }])
  const quotes = estimateOf(byVan)
  expect(quotes?.map(({ vehicle }) => vehicle)).toEqual(["van", "van", "van"])
  expect(estimateOf(byVan)).toBe(quotes)
  expect(estimateOf(filled)).toBeNull()
  stop()
  expect(estimateOf(byVan)).toBeNull()
})

it("asks for the card again where another price list has come into force, and estimates nothing by the old one", async () => {
  const { asked, hear, stop } = page(cardOf("of today"), cardOf("of tomorrow"))
  await hear(byList("of today"))
  const before = estimateOf(byVan)
  await hear(byList("of tomorrow"))
  expect(asked).toHaveLength(2)
  expect(estimateOf({ ...byVan })?.[0]?.basis.tariff).toBe("of tomorrow")
  expect(before?.[0]?.basis.tariff).toBe("of today")
  stop()
})

it("estimates nothing by a card that gives another price than the server's own, until one gives it", async () => {
  const { hear, stop } = page(cardOf("of today"))
  const { quotes } = byList("of today")
  const dearer = quotes.map((quote) => ({ ...quote, price: { ...quote.price, toPay: money(99_900, "AED") } }))
  await hear({ quotes: dearer })
  expect(estimateOf(byVan)).toBeNull()
  await hear({ quotes })
  expect(estimateOf(byVan)).not.toBeNull()
  stop()
})
