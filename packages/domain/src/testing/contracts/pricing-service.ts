import { bookingTypes } from "../../booking/booking-type.ts"
import { presetParcels } from "../../booking/parcel/parcel.ts"
import { vehicles } from "../../booking/parcel/vehicle.ts"
import { marketIds, markets } from "../../market/market.ts"
import type { Position } from "../../places/position.ts"
import { areaOf } from "../../places/service-area.ts"
import type { PriceRequest } from "../../ports/driving/pricing-service.ts"
import { estimatedQuotes } from "../../pricing/estimated-quotes.ts"
import type { SealedQuote } from "../../pricing/quote.ts"
import { at } from "../sample-booking.ts"
import { atSea, servedWay } from "../sample-order.ts"
import type { ServiceCase, Stage } from "./contract-case.ts"
import { expectEqual, expectTrue, refused, succeeded } from "./expectations.ts"
import { placeAt, placeNamed } from "./places-named.ts"
import { pricedWay } from "./priced-way.ts"

const now = at("2026-11-21T11:00:00.000+04:00")

const price = async (stage: Stage, patch: Partial<PriceRequest> = {}) => {
  await stage.setNow(now)
  return stage.services().pricing.quotePrices(pricedWay(patch))
}

const figures = (quotes: readonly SealedQuote[]) => quotes.map((quote) => quote.price)

export const pricingServiceContract: readonly ServiceCase[] = [
  {
    name: "each booking type has a quote that adds up, in the market's currency and with its VAT",
    run: async (stage) => {
      for (const market of marketIds) {
        for (const vehicle of vehicles) {
          const { quotes } = succeeded(await price(stage, { market, vehicle }))
          expectEqual(
            quotes.map((quote) => quote.bookingType),
            bookingTypes,
          )
          for (const { price: lines, vehicle: quoted } of quotes) {
            const { deliveryCharge, discount, vat, toPay } = lines
            expectEqual(quoted, vehicle)
            expectEqual(toPay.minor, deliveryCharge.minor - discount.minor + vat.minor)
            expectEqual(toPay.currency, markets[market].currency)
            expectEqual(lines.vatPercent, market === "AE" ? 5 : 0)
            expectTrue(toPay.minor > 0, "it costs something")
          }
        }
      }
    },
  },
  {
    name: "a quote holds from now for fifteen minutes and names what it was made by",
    run: async (stage) => {
      for (const quote of succeeded(await price(stage)).quotes) {
        expectEqual(quote.issuedAt, now)
        expectEqual(quote.expiresAt, now + 15 * 60_000)
        expectTrue(quote.basis.tariff !== "" && quote.basis.book.id !== "", "list and rule book are named")
        expectTrue(quote.id.length > 0 && quote.id.length <= 400, "its id fits its field")
      }
    },
  },
  {
    name: "the same question has the same price, and the other booking types, vehicles and parcels have their own",
    run: async (stage) => {
      const { quotes } = succeeded(await price(stage))
      expectEqual(figures(succeeded(await price(stage)).quotes), figures(quotes))
      const totals = quotes.map((quote) => quote.price.toPay.minor)
      expectEqual(
        totals.toSorted((a, b) => b - a),
        totals,
        "the faster the dearer",
      )
      const byVan = succeeded(await price(stage, { vehicle: "van" })).quotes
      const byCar = succeeded(await price(stage, { vehicle: "car" })).quotes
      const heavy = succeeded(await price(stage, { vehicle: "car", parcel: presetParcels.large })).quotes
      for (const [index, total] of totals.entries()) {
        const of = (list: readonly SealedQuote[]) => list[index]?.price.toPay.minor ?? 0
        expectTrue(total < of(byCar) && of(byCar) < of(byVan), "bike < car < van")
        expectTrue(of(byCar) < of(heavy), "the heavier the dearer")
      }
    },
  },
  {
    name: "a parcel that the vehicle does not carry is refused with the smallest that does",
    run: async (stage) => {
      const heavy = refused(
        await price(stage, { parcel: { weightGrams: 12_000, sidesCm: [30, 30, 30] } }),
        "ParcelRefused",
      )
      expectEqual([heavy.reason, heavy.vehicle, heavy.upgrade], ["too-heavy", "bike", "car"])
      const large = refused(
        await price(stage, { parcel: { weightGrams: 1_000, sidesCm: [50, 50, 50] } }),
        "ParcelRefused",
      )
      expectEqual([large.reason, large.vehicle, large.upgrade], ["too-large", "bike", "car"])
    },
  },
  {
    name: "a parcel that no vehicle carries has no upgrade",
    run: async (stage) => {
      for (const vehicle of vehicles) {
        const parcel = { weightGrams: 70_001, sidesCm: [60, 60, 60] } as const
        expectEqual(refused(await price(stage, { vehicle, parcel }), "ParcelRefused").upgrade, null)
      }
    },
  },
  {
    name: "an end outside the service areas has no price",
    run: async (stage) => {
      expectEqual(refused(await price(stage, { pickup: placeAt(atSea) }), "NotServed").part, "pickup")
      expectEqual(refused(await price(stage, { dropOff: placeAt(atSea) }), "NotServed").part, "delivery")
    },
  },
  {
    name: "a name that no place has is told with its end",
    run: async (stage) => {
      const nowhere = placeNamed("Atlantis Lost")
      expectEqual(refused(await price(stage, { pickup: nowhere }), "UnknownPlace").end, "pickup")
      expectEqual(refused(await price(stage, { dropOff: nowhere }), "UnknownPlace").end, "dropOff")
    },
  },
  {
    name: "the distance is the same both ways, none to the same place, and known outside the service areas too",
    run: async (stage) => {
      const { pricing } = stage.services()
      const [here, there] = [placeAt(servedWay.AE.pickup), placeAt(servedWay.AE.dropOff)]
      const measure = async (pickup = here, dropOff = there) =>
        succeeded(await pricing.measureDistance({ market: "AE", pickup, dropOff }))
      const distance = await measure()
      expectTrue(
        distance.distanceKm > 30 && distance.distanceKm < 80,
        `${distance.distanceKm} km from Dubai to Sharjah`,
      )
      expectEqual(await measure(there, here), distance)
      expectEqual((await measure(here, here)).distanceKm, 0)
      expectTrue((await measure(here, placeAt(atSea))).distanceKm > 100, "the sea is far")
    },
  },
  {
    name: "distances to named places are measured, and an unknown name is told with its end",
    run: async (stage) => {
      const { pricing } = stage.services()
      const ask = (pickup: string, dropOff: string) =>
        pricing.measureDistance({ market: "AE", pickup: placeNamed(pickup), dropOff: placeNamed(dropOff) })
      expectEqual(succeeded(await ask("Dubai", "Sharjah")), succeeded(await ask("دبي", "الشارقة")))
      expectEqual(refused(await ask("Dubai", "Atlantis Lost"), "UnknownPlace").end, "dropOff")
    },
  },
  {
    name: "the rate card prices every other vehicle, parcel and way back as the quotes do",
    run: async (stage) => {
      for (const market of marketIds) {
        const first = pricedWay({ market })
        const { quotes } = succeeded(await price(stage, first))
        const card = succeeded(await stage.services().pricing.rateCard({ market }))
        const { pickup, dropOff } = servedWay[market]
        const areas = succeeded(await stage.services().coverage.serviceAreas({ market }))
        const placed = (position: Position) => ({
          address: "",
          position,
          cityName: areaOf(position, areas)?.city.en ?? "",
        })
        for (const vehicle of vehicles) {
          const wish = { market, vehicle, parcel: presetParcels.document }
          const back = { ...wish, pickup: placed(dropOff), dropOff: placed(pickup) }
          const estimate = estimatedQuotes(card, back, { pickup, dropOff, quotes })
          const answer = succeeded(await price(stage, { ...wish, pickup: placeAt(dropOff), dropOff: placeAt(pickup) }))
          expectEqual(
            estimate?.map((quote) => quote.price),
            figures(answer.quotes),
          )
        }
      }
    },
  },
]
