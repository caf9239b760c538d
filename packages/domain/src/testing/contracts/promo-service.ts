import { isSameMoney, money } from "../../money/money.ts"
import type { PromoListRequest, PromoRequest } from "../../ports/driving/promo-service.ts"
import { at } from "../sample-booking.ts"
import { sampleOrder, servedWay } from "../sample-order.ts"
import type { ServiceCase, Stage } from "./contract-case.ts"
import { expectEqual, expectTrue, first, refused, succeeded } from "./expectations.ts"
import { placeAt } from "./places-named.ts"
import { pricedWay } from "./priced-way.ts"

const now = at("2026-11-21T11:00:00.000+04:00")

const request = (patch: Partial<PromoRequest> = {}): PromoRequest => ({
  ...pricedWay(patch),
  bookingType: "nextDay",
  code: "WELCOME10",
  phone: null,
  quoteId: null,
  expectedTotal: null,
  ...patch,
})

const apply = async (stage: Stage, patch: Partial<PromoRequest> = {}) => {
  await stage.setNow(now)
  return stage.services().promo.applyPromo(request(patch))
}

const codes = async (stage: Stage, asked: Partial<PromoListRequest> = {}) =>
  (await list(stage, { market: "AE", bookingType: null, code: null, ...asked })).map(({ code }) => code).sort()

async function list(stage: Stage, asked: PromoListRequest) {
  await stage.setNow(now)
  return succeeded(await stage.services().promo.listPromos(asked))
}

export const promoServiceContract: readonly ServiceCase[] = [
  {
    name: "public campaigns that count now are listed, by market and booking type; private and ended ones are not",
    run: async (stage) => {
      expectEqual(await codes(stage), ["FLAT15", "VANSAVER", "WELCOME10"])
      expectEqual(await codes(stage, { bookingType: "sameDay" }), ["FLAT15", "WELCOME10"])
      expectEqual(await codes(stage, { bookingType: "nextDay" }), ["FLAT15", "VANSAVER", "WELCOME10"])
      const everywhere = await list(stage, { market: null, bookingType: null, code: null })
      expectEqual(everywhere.map(({ market }) => market).sort(), ["AE", "AE", "AE", "QA", "QA", "QA"])
    },
  },
  {
    name: "whoever knows a private code is shown its entry, and nobody that of one that is over or never was",
    run: async (stage) => {
      expectEqual(await codes(stage, { code: " friends25 " }), ["FRIENDS25"])
      expectEqual(await codes(stage, { code: "WELCOME10" }), ["WELCOME10"])
      expectEqual(await codes(stage, { code: "SPRING26" }), [])
      expectEqual(await codes(stage, { code: "NEVERWAS" }), [])
      const [entry] = await list(stage, { market: "QA", bookingType: null, code: "FRIENDS25" })
      expectEqual([entry?.market, entry?.discount], ["QA", { type: "PERCENTAGE_DISCOUNT", percent: 25 }])
    },
  },
  {
    name: "a code takes its discount off the delivery charge, before VAT, and the quote holds it for fifteen minutes",
    run: async (stage) => {
      for (const market of ["AE", "QA"] as const) {
        const { coupon, quote } = succeeded(await apply(stage, { market, code: "welcome 10" }))
        const { deliveryCharge, discount, vat, toPay } = quote.price
        expectEqual(coupon.code, "WELCOME10")
        expectEqual(discount.minor, Math.min(2_000, Math.floor(deliveryCharge.minor / 10 + 0.5)))
        expectEqual(toPay.minor, deliveryCharge.minor - discount.minor + vat.minor)
        expectEqual([coupon.newPrice, coupon.discount], [toPay, discount])
        expectEqual(quote.promoCode, "WELCOME10")
        expectEqual([quote.issuedAt, quote.expiresAt], [now, now + 15 * 60_000])
        expectTrue(coupon.oldPrice.minor > toPay.minor, "it saves something")
      }
    },
  },
  {
    name: "other bookings and other codes save other amounts",
    run: async (stage) => {
      const byBike = succeeded(await apply(stage)).coupon
      const byVan = succeeded(await apply(stage, { vehicle: "van" })).coupon
      const friends = succeeded(await apply(stage, { code: "FRIENDS25" })).coupon
      expectTrue(byBike.oldPrice.minor < byVan.oldPrice.minor, "a van is dearer")
      expectEqual(byVan.oldPrice.minor - byVan.newPrice.minor > byBike.oldPrice.minor - byBike.newPrice.minor, true)
      expectTrue(friends.newPrice.minor < byBike.newPrice.minor, "a quarter is more than a tenth")
    },
  },
  {
    name: "a code that is wrong, over or none at all reads alike, and one that another choice would serve says so",
    run: async (stage) => {
      for (const code of ["NEVERWAS", "SPRING26", "", "🌷"]) {
        expectEqual(refused(await apply(stage, { code }), "PromoRefused").refusal, { kind: "not-found" })
      }
      expectEqual(refused(await apply(stage, { code: "VANSAVER" }), "PromoRefused").refusal, {
        kind: "not-for-vehicle",
        vehicles: ["van"],
      })
      const sameDay = await apply(stage, { code: "VANSAVER", vehicle: "van", bookingType: "sameDay" })
      expectEqual(refused(sameDay, "PromoRefused").refusal, { kind: "not-for-type", bookingTypes: ["nextDay"] })
      succeeded(await apply(stage, { code: "VANSAVER", vehicle: "van" }))
    },
  },
  {
    name: "a code that needs a minimum says which",
    run: async (stage) => {
      const near = placeAt(servedWay.AE.pickup)
      const refusal = refused(
        await apply(stage, { code: "FLAT15", pickup: near, dropOff: near }),
        "PromoRefused",
      ).refusal
      expectEqual(refusal, { kind: "minimum-not-met", minimum: money(3_000, "AED") })
    },
  },
  {
    name: "what the customer was shown is compared: another price is refused with what it costs now",
    run: async (stage) => {
      const shown = succeeded(await apply(stage)).coupon.oldPrice
      succeeded(await apply(stage, { expectedTotal: shown }))
      const changed = refused(await apply(stage, { expectedTotal: money(1, "AED") }), "PriceChanged")
      expectTrue(isSameMoney(changed.quote.price.toPay, shown), "the price without the code")
      expectEqual(changed.quote.price.discount.minor, 0)
    },
  },
  {
    name: "an order with the quote of a code costs what was shown, and one without the code does not",
    run: async (stage) => {
      const { pickup, dropOff, parcel } = sampleOrder()
      const { quote } = succeeded(
        await apply(stage, { pickup: placeAt(pickup.position), dropOff: placeAt(dropOff.position), parcel }),
      )
      const order = sampleOrder({ quoteId: quote.id, expectedTotal: quote.price.toPay })
      refused(await stage.services().booking.placeBooking(order), "PriceChanged")
      const placed = succeeded(await stage.services().booking.placeBooking({ ...order, promoCode: "WELCOME10" }))
      expectEqual(placed.booking.price, quote.price)
    },
  },
  {
    name: "a use of one's own counts against a phone that has booked, and against no other",
    run: async (stage) => {
      await stage.setNow(now)
      const order = sampleOrder({ promoCode: "WELCOME10" })
      succeeded(await stage.services().booking.placeBooking(order))
      const again = await apply(stage, { phone: order.customer.phone })
      expectEqual(refused(again, "PromoRefused").refusal, { kind: "not-found" })
      succeeded(await apply(stage, { phone: "+971509999999" }))
      succeeded(await apply(stage))
      expectEqual(first(await codes(stage, { code: "WELCOME10" })), "WELCOME10")
    },
  },
  {
    name: "a use of one's own counts against an e-mail that has booked, whatever phone it is asked with",
    run: async (stage) => {
      await stage.setNow(now)
      const { customer, ...order } = sampleOrder({ promoCode: "WELCOME10" })
      const booked = { ...order, customer: { ...customer, email: "aisha@example.com" } }
      succeeded(await stage.services().booking.placeBooking(booked))
      for (const phone of [null, "+971509999999", "not yet"]) {
        const again = await apply(stage, { phone, email: " Aisha@example.com" })
        expectEqual(refused(again, "PromoRefused").refusal, { kind: "not-found" })
        succeeded(await apply(stage, { phone, email: "omar@example.com" }))
      }
    },
  },
]
