import { newDraft } from "@mersal/domain/booking/draft/draft"
import type { BookingContext } from "@mersal/domain/machines/booking/booking-context"
import { money } from "@mersal/domain/money/money"
import { describe, expect, it } from "vitest"
import { newsFromElsewhere, priceNews, readShownTotal, type ShownTotal, shownTotal } from "./price-news.ts"

const fresh = newDraft("draft", "AE")
const placeAt = (lat: number) => ({ address: "", cityName: "Dubai", position: { lat, lon: 55 } })
const draftAt = (lat: number) => ({
  ...fresh,
  pickup: { ...fresh.pickup, place: placeAt(lat) },
  dropOff: { ...fresh.dropOff, place: placeAt(25.5) },
})
const pricesOf = (minor: number) =>
  ({ quotes: [{ bookingType: "nextDay", price: { toPay: money(minor, "AED") } }] }) as unknown as NonNullable<
    BookingContext["prices"]
  >
const shown = (minor: number, draft = draftAt(25)): ShownTotal => {
  const total = shownTotal({ prices: pricesOf(minor), draft, coupon: null, hold: null })
  return total ?? expect.unreachable()
}

describe("the news of a price", () => {
  it("is none for the first one, nor of another booking", () => {
    expect(priceNews(null, shown(2625))).toBeNull()
    expect(priceNews(shown(2625), shown(4200, { ...draftAt(26), id: "another" }))).toBeNull()
  })

  it("is told when another address brings another price", () => {
    expect(priceNews(shown(2625), shown(4200, draftAt(26)))).toEqual({ kind: "location" })
  })

  it("is none when another address costs the same", () => {
    expect(priceNews(shown(2625), shown(2625, draftAt(26)))).toBeNull()
  })

  it("is none when something else was chosen that costs otherwise", () => {
    expect(priceNews(shown(2625), shown(4200, { ...draftAt(25), vehicle: "van" }))).toBeNull()
  })

  it("names both totals when the very same booking costs otherwise", () => {
    const [before, after] = [money(2625, "AED"), money(3150, "AED")]
    expect(priceNews(shown(2625), shown(3150))).toEqual({ kind: "total", before, after })
    expect(priceNews(shown(2625), shown(2625))).toBeNull()
  })

  it("is told of every choice that another tab has made, if it costs otherwise", () => {
    const [before, after] = [money(2625, "AED"), money(4200, "AED")]
    for (const draft of [draftAt(25), draftAt(26), { ...draftAt(25), vehicle: "van" } as const]) {
      expect(newsFromElsewhere(shown(2625), shown(4200, draft))).toEqual({ kind: "elsewhere", before, after })
      expect(newsFromElsewhere(shown(2625), shown(2625, draft))).toBeNull()
    }
    expect(newsFromElsewhere(null, shown(2625))).toBeNull()
    expect(newsFromElsewhere(shown(2625), shown(4200, { ...draftAt(25), id: "another" }))).toBeNull()
  })

  it("waits for a price, and for both addresses", () => {
    expect(shownTotal({ prices: null, draft: draftAt(25), coupon: null, hold: null })).toBeNull()
    expect(shownTotal({ prices: pricesOf(2625), draft: fresh, coupon: null, hold: null })).toBeNull()
  })

  it("is remembered over a reload as it was written, and nothing else is read", () => {
    const total = shown(2625)
    expect(readShownTotal(JSON.stringify(total))).toEqual(total)
    for (const text of [null, "", "{", "null", "7", "{}", JSON.stringify({ ...total, total: { minor: "1" } })])
      expect(readShownTotal(text)).toBeNull()
  })
})
