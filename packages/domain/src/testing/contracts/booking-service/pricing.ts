import { priceChangeDay } from "../../reference-data.ts"
import { at } from "../../sample-booking.ts"
import { sampleOrder } from "../../sample-order.ts"
import type { ServiceCase } from "../contract-case.ts"
import { expectEqual, expectTrue, refused, succeeded } from "../expectations.ts"
import { morning, place, quoteFor } from "./stage.ts"

/** Prices that stay, and prices that have changed since they were quoted. */
export const pricing: readonly ServiceCase[] = [
  {
    name: "another total than the customer saw is refused with a fresh quote, which can then be booked",
    run: async (stage) => {
      await stage.setNow(morning)
      const quote = await quoteFor(stage, sampleOrder())
      const previousTotal = { ...quote.price.toPay, minor: quote.price.toPay.minor - 1 }
      const refusal = refused(await place(stage, { expectedTotal: previousTotal }), "PriceChanged")
      expectEqual(refusal.previousTotal, previousTotal)
      expectEqual(refusal.quote.price, quote.price)
      const fresh = { quoteId: refusal.quote.id, expectedTotal: refusal.quote.price.toPay }
      expectEqual(succeeded(await place(stage, fresh)).booking.price, quote.price)
    },
  },
  {
    name: "a quote keeps its price to the end of its fifteen minutes, across a change of prices, and not longer",
    run: async (stage) => {
      const quotedAt = at(`${priceChangeDay}T00:00:00.000+04:00`) - 5 * 60_000
      await stage.setNow(quotedAt)
      const quote = await quoteFor(stage, sampleOrder())
      const wish = { pickupDate: priceChangeDay, quoteId: quote.id, expectedTotal: quote.price.toPay }
      await stage.setNow(quotedAt + 15 * 60_000 - 1)
      const { booking } = succeeded(await place(stage, wish))
      expectEqual([booking.price, booking.basis], [quote.price, quote.basis])
      await stage.setNow(quotedAt + 15 * 60_000)
      const { quote: fresh } = refused(await place(stage, wish), "PriceChanged")
      expectTrue(fresh.price.toPay.minor !== quote.price.toPay.minor, "the new list has another price")
      expectTrue(fresh.basis.tariff !== quote.basis.tariff, "it is named")
    },
  },
  {
    name: "an expired quote books without a total while the price is the same, and not across a change of prices",
    run: async (stage) => {
      await stage.setNow(morning)
      const { id: quoteId, price } = await quoteFor(stage, sampleOrder())
      await stage.setNow(morning + 16 * 60_000)
      expectEqual(succeeded(await place(stage, { quoteId })).booking.price, price)
      refused(await place(stage, { quoteId, vehicle: "van" }), "PriceChanged")
      await stage.setNow(at(`${priceChangeDay}T09:00:00.000+04:00`))
      const changed = refused(await place(stage, { quoteId, pickupDate: priceChangeDay }), "PriceChanged")
      expectEqual(changed.previousTotal, null)
    },
  },
  {
    name: "a quote for one way, vehicle, type or parcel prices no other",
    run: async (stage) => {
      await stage.setNow(morning)
      const cheap = await quoteFor(stage, sampleOrder())
      const seen = { quoteId: cheap.id, expectedTotal: cheap.price.toPay }
      for (const other of [
        { vehicle: "van" },
        { bookingType: "onDemand" },
        {
          vehicle: "car",
          parcel: { ...sampleOrder().parcel, size: "large", weightGrams: 30_000, sidesCm: [60, 50, 45] },
        },
      ] as const) {
        refused(await place(stage, { ...seen, ...other }), "PriceChanged")
      }
    },
  },
  {
    name: "a quote id that is made up is not believed: without a total beside it the price is asked again",
    run: async (stage) => {
      await stage.setNow(morning)
      const quote = await quoteFor(stage, sampleOrder())
      const { toPay } = quote.price
      for (const quoteId of ["", "~", `${quote.id}0`, quote.id.replace(/^./, "z"), "x".repeat(400)]) {
        const changed = refused(await place(stage, { quoteId }), "PriceChanged")
        expectEqual([changed.quote.price, changed.previousTotal], [quote.price, null])
        expectEqual(succeeded(await place(stage, { quoteId, expectedTotal: toPay })).booking.price, quote.price)
      }
    },
  },
]
