import { presetParcels } from "../../../booking/parcel/parcel.ts"
import { localDate } from "../../../calendar/local-date.ts"
import { money } from "../../../money/money.ts"
import { at } from "../../sample-booking.ts"
import { sampleDay, sampleOrder } from "../../sample-order.ts"
import { expectEqual, expectTrue, first, refused, succeeded } from "../expectations.ts"
import { pricedWay } from "../priced-way.ts"
import type { StaffedCase } from "../staffed-stage.ts"
import { editOf, minute, now, sameDay, scene, tariffOf } from "./stage.ts"

/** Price lists, taxes and international prices. */
export const prices: readonly StaffedCase[] = [
  {
    name: "an edited price list counts for the next quote, and a quote that was given keeps its price (D16)",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const before = await sameDay(stage)
      const tariff = await tariffOf(admin, "AE")
      const edited = succeeded(await admin.edit(editOf(tariff, 99_900)))
      expectEqual([edited.version, edited.value.minimumMinor], [tariff.version + 1, 99_900])

      const after = await sameDay(stage)
      expectTrue(after.price.deliveryCharge.minor >= 99_900, "the new minimum counts")
      const order = sampleOrder({
        bookingType: "sameDay",
        parcel: { ...sampleOrder().parcel, ...presetParcels.small },
        expectedTotal: before.price.toPay,
      })
      refused(await stage.services().booking.placeBooking(order), "PriceChanged")
      const placed = succeeded(await stage.services().booking.placeBooking({ ...order, quoteId: before.id }))
      expectEqual(placed.booking.price, before.price)
      await stage.setNow(now + 15 * minute)
      refused(await stage.services().booking.placeBooking({ ...order, quoteId: before.id }), "PriceChanged")
    },
  },
  {
    name: "a price list that begins on a day counts from its midnight in the market on",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const { value } = await tariffOf(admin, "QA")
      const dearer = { ...value, id: "own-qa-2026-11-23", validFrom: localDate("2026-11-23"), minimumMinor: 88_800 }
      succeeded(await admin.create({ kind: "tariffs", value: dearer }))
      const midnight = at("2026-11-23T00:00:00.000+03:00")
      await stage.setNow(midnight - 1)
      expectTrue((await sameDay(stage, { market: "QA" })).basis.tariff === value.id, "the old one still counts")
      await stage.setNow(midnight)
      expectEqual((await sameDay(stage, { market: "QA" })).basis.tariff, dearer.id)
    },
  },
  {
    name: "a new tax rate counts from its day on, for prices as for config values",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const value = { market: "AE", validFrom: sampleDay, percent: 7.5 } as const
      succeeded(await admin.create({ kind: "tax-rates", value }))
      expectEqual((await sameDay(stage)).price.vatPercent, 7.5)
      const config = succeeded(await stage.services().referenceData.config({ market: "AE" }))
      expectEqual(config.find(({ key }) => key === "vat")?.value, 7.5)
      expectEqual((await sameDay(stage, { market: "QA" })).price.vatPercent, 0)
    },
  },
  {
    name: "the last price list and the last tax rate of a market stay",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const [rate] = succeeded(await admin.list({ kind: "tax-rates", market: "QA" }))
      if (!rate) throw new Error("Qatar has a rate")
      const end = { kind: "tax-rates", market: "QA", id: rate.value.validFrom, version: rate.version } as const
      const { issues } = refused(await admin.end(end), "InvalidReference")
      expectEqual(issues, [{ field: "validFrom", problem: "none-in-force", detail: "" }])
      succeeded(await stage.services().pricing.quotePrices(pricedWay({ market: "QA" })))
    },
  },
  {
    name: "banners and prices abroad count as soon as they are edited",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const guest = stage.services()
      const [banner] = succeeded(await admin.list({ kind: "banners", market: "QA" }))
      if (!banner) throw new Error("Qatar has a banner")
      succeeded(await admin.end({ kind: "banners", market: "QA", id: banner.value.id, version: banner.version }))
      expectEqual(succeeded(await guest.referenceData.banners({ market: "QA", channel: "c2c" })), [])

      const rates = succeeded(await admin.list({ kind: "international-rates", market: "AE" }))
      const rate = first(rates.filter(({ value }) => value.to === "PH"))
      const breaks = [{ upToKg: 5, priceMinor: 4_321 }] as const
      const value = { ...rate.value, breaks }
      const edit = { kind: "international-rates", market: "AE", id: rate.value.id, version: 1, value } as const
      succeeded(await admin.edit(edit))
      const asked = { market: "AE", to: "PH", parcel: presetParcels.small, name: "Aisha", phone: "0501234567" } as const
      const { quote } = succeeded(await guest.international.quote({ ...asked, email: "", message: "" }))
      expectEqual(quote.price, money(4_321, "AED"))
    },
  },
  {
    name: "a price list is tried on the last bookings before it counts, and nothing is kept of it",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const tariff = await tariffOf(admin, "AE")
      const empty = succeeded(await admin.previewTariff({ tariff: tariff.value }))
      expectEqual([empty.bookings, empty.before.minor, empty.after.minor], [[], 0, 0])

      const { booking } = succeeded(await stage.services().booking.placeBooking(sampleOrder()))
      const { reference, price } = booking
      const same = succeeded(await admin.previewTariff({ tariff: tariff.value }))
      expectEqual(same.bookings, [{ reference, before: price.deliveryCharge, after: price.deliveryCharge }])
      const dearer = { ...tariff.value, minimumMinor: price.deliveryCharge.minor + 100 }
      const preview = succeeded(await admin.previewTariff({ tariff: dearer }))
      expectTrue(preview.after.minor >= preview.before.minor + 100, "the new minimum is seen")
      expectEqual((await tariffOf(admin, "AE")).value, tariff.value)
      const wrong = await admin.previewTariff({ tariff: { ...tariff.value, minimumMinor: -1 } })
      expectEqual(refused(wrong, "InvalidReference").issues, [{ field: "minimum", problem: "negative", detail: "" }])
    },
  },
]
