import { presetParcels } from "../../../booking/parcel/parcel.ts"
import { money } from "../../../money/money.ts"
import type { ServiceArea } from "../../../places/service-area.ts"
import { atSea, sampleDay, sampleOrder } from "../../sample-order.ts"
import type { Stage } from "../contract-case.ts"
import { expectEqual, expectTrue, refused, succeeded } from "../expectations.ts"
import { placeAt } from "../places-named.ts"
import { pricedWay } from "../priced-way.ts"
import type { StaffedCase } from "../staffed-stage.ts"
import { promo, scene } from "./stage.ts"

const apply = (stage: Stage, code = promo.code) =>
  stage.services().promo.applyPromo({
    ...pricedWay(),
    bookingType: "nextDay",
    code,
    phone: null,
    quoteId: null,
    expectedTotal: null,
  })

/** Areas, promos, closures and banners. */
export const marketData: readonly StaffedCase[] = [
  {
    name: "a new area is served at once, and none that overlaps another is taken",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const far = pricedWay({ dropOff: placeAt(atSea) })
      refused(await stage.services().pricing.quotePrices(far), "NotServed")
      const { lat, lon } = atSea
      const area = (id: string, east: number): ServiceArea => ({
        id,
        market: "AE",
        city: { en: "Island", ar: "جزيرة" },
        generation: "new",
        rings: [
          [
            [lon - 0.1, lat - 0.1],
            [lon + east, lat - 0.1],
            [lon + east, lat + 0.1],
            [lon - 0.1, lat + 0.1],
          ],
        ],
      })
      succeeded(await admin.create({ kind: "areas", value: area("island", 0.1) }))
      succeeded(await stage.services().pricing.quotePrices(far))
      const overlapping = await admin.create({ kind: "areas", value: area("other-island", 0.05) })
      expectEqual(refused(overlapping, "InvalidReference").issues, [
        { field: "rings", problem: "overlaps", detail: "island" },
      ])
      succeeded(await admin.end({ kind: "areas", market: "AE", id: "island", version: 1 }))
      refused(await stage.services().pricing.quotePrices(far), "NotServed")
    },
  },
  {
    name: "a promo works as soon as it is written, and no more once it is ended, but for quotes that were given with it",
    run: async (stage) => {
      const { admin } = await scene(stage)
      refused(await apply(stage), "PromoRefused")
      succeeded(await admin.create({ kind: "promos", value: promo }))
      const { quote, coupon } = succeeded(await apply(stage))
      expectEqual(coupon.discount, money(500, "AED"))
      succeeded(await admin.end({ kind: "promos", market: "AE", id: promo.code, version: 1 }))
      expectEqual(refused(await apply(stage), "PromoRefused").refusal, { kind: "not-found" })
      const order = sampleOrder({
        parcel: { ...sampleOrder().parcel, ...presetParcels.small },
        quoteId: quote.id,
        expectedTotal: quote.price.toPay,
        promoCode: promo.code,
      })
      expectEqual(succeeded(await stage.services().booking.placeBooking(order)).booking.price, quote.price)
    },
  },
  {
    name: "a closure shuts nothing while it is provisional, and its day once it is confirmed",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const value = { id: "own-day", market: "AE", from: sampleDay, to: sampleDay, provisional: true } as const
      succeeded(await admin.create({ kind: "closures", value }))
      const lookUp = async () => {
        const { pickup, dropOff } = pricedWay()
        const slots = { market: "AE", pickup, dropOff, vehicle: null } as const
        const { items } = succeeded(await stage.services().schedule.lookUpSlots(slots))
        return items.map(({ earliestPickup }) => earliestPickup)
      }
      expectTrue((await lookUp()).includes(sampleDay), "today can be booked")
      const { provisional, ...confirmed } = value
      const edit = { kind: "closures", market: "AE", id: "own-day", version: 1, value: confirmed } as const
      succeeded(await admin.edit(edit))
      expectTrue(!(await lookUp()).includes(sampleDay), "today is shut")
      const listed = succeeded(await admin.list({ kind: "closures", market: "AE" }))
      expectEqual(listed.find((entry) => entry.value.id === "own-day")?.value, confirmed)
    },
  },
]
