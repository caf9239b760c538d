import { newDraft } from "@mersal/domain/booking/draft/draft"
import type { BookingContext } from "@mersal/domain/machines/booking-context"
import { money } from "@mersal/domain/money/money"
import { describe, expect, it } from "vitest"
import { priceNews } from "./price-news.ts"

const fresh = newDraft("draft", "AE")
const placeAt = (lat: number) => ({ address: "", cityName: "Dubai", position: { lat, lon: 55 } })
const draftAt = (lat: number) => ({ ...fresh, pickup: { ...fresh.pickup, place: placeAt(lat) } })
const pricesOf = (minor: number) =>
  ({ quotes: [{ bookingType: "nextDay", price: { toPay: money(minor, "AED") } }] }) as unknown as NonNullable<
    BookingContext["prices"]
  >
const context = (prices: BookingContext["prices"], draft = draftAt(25)) => ({ prices, draft }) as BookingContext

describe("the news of a price", () => {
  const first = priceNews(null, context(pricesOf(2625)))

  it("is none for the first one", () => {
    expect(first?.isForNewLocation).toBe(false)
  })

  it("is told when another address brings another price, also through a moment without any", () => {
    const emptied = priceNews(first, context(null, draftAt(26)))
    expect(priceNews(emptied, context(pricesOf(4200), draftAt(26)))?.isForNewLocation).toBe(true)
  })

  it("is none when another address costs the same", () => {
    expect(priceNews(first, context(pricesOf(2625), draftAt(26)))?.isForNewLocation).toBe(false)
  })

  it("is none when the price moves for another reason, and the old news is over by then", () => {
    const moved = priceNews(first, context(pricesOf(4200), draftAt(26)))
    expect(priceNews(moved, context(pricesOf(5000), draftAt(26)))?.isForNewLocation).toBe(false)
  })

  it("waits for the new price: the old one beside a new address is no news", () => {
    const prices = pricesOf(2625)
    const shown = priceNews(null, context(prices))
    expect(priceNews(shown, context(prices, draftAt(26)))).toBe(shown)
  })
})
