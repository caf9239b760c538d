import fc from "fast-check"
import { bookingTypes } from "../booking/booking-type.ts"
import { vehicles } from "../booking/parcel/vehicle.ts"
import { type MarketId, markets } from "../market/market.ts"
import { money } from "../money/money.ts"
import { priceBreakdown } from "../pricing/price-breakdown.ts"
import type { PriceInputs } from "../pricing/quote.ts"
import type { AppliedCoupon } from "../promo/applied-coupon.ts"
import type { Promo, PromoDiscount } from "../promo/promo.ts"
import type { PromoRefusal, PromoSituation } from "../promo/promo-refusal.ts"
import type { PromoBooking } from "../promo/promo-relevance.ts"
import { aMarket, anInstant, aParcel, aPosition } from "./arbitraries.ts"

// fast-check generators of promo codes, the situations they are used in, and the results.

/** Minor units up to 10 000.00. */
const anAmount = fc.integer({ min: 0, max: 1_000_000 })

const aLimit = fc.option(fc.integer({ min: 1, max: 1_000 }))

export const aPromoCode: fc.Arbitrary<string> = fc.stringMatching(/^[A-Z0-9]{1,12}$/)

/** Percentages to two decimals, some of them above 100. */
export const aPromoDiscount: fc.Arbitrary<PromoDiscount> = fc.oneof(
  fc
    .integer({ min: 1, max: 12_000 })
    .map((basisPoints) => ({ type: "PERCENTAGE_DISCOUNT" as const, percent: basisPoints / 100 })),
  fc.integer({ min: 1, max: 50_000 }).map((minor) => ({ type: "FIXED_DISCOUNT" as const, minor })),
)

/** Any promo that can be stored, one in ten of them without a discount. */
export const aPromo: fc.Arbitrary<Promo> = fc
  .record({
    code: aPromoCode,
    market: aMarket,
    discount: fc.option(aPromoDiscount, { freq: 9 }),
    validFrom: anInstant,
    length: fc.option(fc.integer({ min: 1, max: 40_000_000_000 })),
    capMinor: fc.option(fc.integer({ min: 1, max: 20_000 })),
    minimumMinor: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 10_000 })),
    maximumUses: aLimit,
    maximumUsesPerCustomer: aLimit,
    bookingTypes: fc.subarray([...bookingTypes]),
    vehicles: fc.subarray([...vehicles]),
    isListed: fc.boolean(),
  })
  .map(({ length, ...promo }) => ({ ...promo, validUntil: length === null ? null : promo.validFrom + length }))

/** A value at or beside an edge, or any other. */
const near = (edge: number | null, any: fc.Arbitrary<number>): fc.Arbitrary<number> =>
  edge === null
    ? any
    : fc.oneof(
        any,
        fc.integer({ min: -1, max: 1 }).map((step) => Math.max(0, edge + step)),
      )

const aVatPercent = (market: MarketId) => fc.constant(market === "AE" ? 5 : 0)

/** A situation close to a promo's edges: its dates, its minimum, its uses, its lists. */
export const aSituationOf = (promo: Promo): fc.Arbitrary<PromoSituation> =>
  fc.record({ market: fc.oneof({ weight: 9, arbitrary: fc.constant(promo.market) }, aMarket) }).chain(({ market }) =>
    fc.record({
      market: fc.constant(market),
      bookingType: fc.constantFrom(...bookingTypes),
      vehicle: fc.constantFrom(...vehicles),
      deliveryCharge: near(promo.minimumMinor, anAmount).map((minor) => money(minor, markets[market].currency)),
      vatPercent: aVatPercent(market),
      now: fc.oneof(near(promo.validFrom, anInstant), near(promo.validUntil, anInstant)),
      uses: fc.record({
        total: near(promo.maximumUses, fc.constant(0)),
        byCustomer: near(promo.maximumUsesPerCustomer, fc.constant(0)),
      }),
    }),
  )

/** A situation in which nothing refuses the promo. */
export const favourable = (promo: Promo, deliveryChargeMinor: number): PromoSituation => ({
  market: promo.market,
  bookingType: promo.bookingTypes[0] ?? "sameDay",
  vehicle: promo.vehicles[0] ?? "car",
  deliveryCharge: money(deliveryChargeMinor, markets[promo.market].currency),
  vatPercent: promo.market === "AE" ? 5 : 0,
  now: promo.validFrom,
  uses: { total: 0, byCustomer: 0 },
})

/** A coupon with the price that it belongs to. */
export const aCoupon: fc.Arbitrary<AppliedCoupon> = fc
  .record({ code: aPromoCode, market: aMarket, isPercentage: fc.boolean(), charge: anAmount, off: anAmount })
  .map(({ code, market, isPercentage, charge, off }) => {
    const { currency } = markets[market]
    const price = (discount: number) =>
      priceBreakdown(money(charge, currency), money(discount, currency), market === "AE" ? 5 : 0)
    const { discount, toPay } = price(off)
    return { code, isPercentage, discount, oldPrice: price(0).toPay, newPrice: toPay }
  })

/** Every kind of refusal. */
export const aPromoRefusal: fc.Arbitrary<PromoRefusal> = fc.oneof(
  fc.constant({ kind: "not-found" as const }),
  aMarket.map((market) => ({ kind: "not-for-market" as const, markets: [market] })),
  fc.constant({ kind: "no-discount" as const }),
  anInstant.map((validFrom) => ({ kind: "not-started" as const, validFrom })),
  anInstant.map((validUntil) => ({ kind: "ended" as const, validUntil })),
  fc.integer({ min: 1, max: 1_000 }).map((maximumUses) => ({ kind: "used-up" as const, maximumUses })),
  fc.integer({ min: 1, max: 10 }).map((maximumUses) => ({ kind: "used-up-by-you" as const, maximumUses })),
  fc
    .subarray([...bookingTypes], { minLength: 1 })
    .map((types) => ({ kind: "not-for-type" as const, bookingTypes: types })),
  fc.subarray([...vehicles], { minLength: 1 }).map((some) => ({ kind: "not-for-vehicle" as const, vehicles: some })),
  fc.tuple(anAmount, aMarket).map(([minor, market]) => ({
    kind: "minimum-not-met" as const,
    minimum: money(minor, markets[market].currency),
  })),
)

export const somePriceInputs: fc.Arbitrary<PriceInputs> = aMarket.chain((market) =>
  fc.record({
    market: fc.constant(market),
    pickup: aPosition,
    dropOff: aPosition,
    vehicle: fc.constantFrom(...vehicles),
    bookingType: fc.constantFrom(...bookingTypes),
    parcel: aParcel.map(({ weightGrams, sidesCm }) => ({ weightGrams, sidesCm })),
  }),
)

export const aPromoBooking: fc.Arbitrary<PromoBooking> = fc.record({
  inputs: fc.option(somePriceInputs, { freq: 9 }),
  isApplicable: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
  origin: fc.constantFrom("summary", "booking-complete"),
})
