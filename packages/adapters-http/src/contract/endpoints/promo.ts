import { type BookingType, bookingTypes } from "@mersal/domain/booking/booking-type"
import { parcelSizes } from "@mersal/domain/booking/parcel/parcel"
import type { MarketId } from "@mersal/domain/market/market"
import { money } from "@mersal/domain/money/money"
import type {
  PromoAnswer,
  PromoListRequest,
  PromoRequest,
  PublicPromo,
} from "@mersal/domain/ports/driving/promo-service"
import { longestQuoteId } from "@mersal/domain/pricing/quote"
import { discountOf } from "@mersal/domain/promo/promo"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData, queryOnly } from "../endpoint.ts"
import { measuresOf, wireMeasures } from "../wire-measures.ts"
import { wireQuote } from "../wire-quote.ts"
import {
  decimalOf,
  dropped,
  majorUnits,
  text,
  wireAmount,
  wireBookingType,
  wireInstant,
  wireMarket,
  wirePlace,
  wireVehicle,
} from "../wire-values.ts"

/** "C2C" asks for the promos of every booking type; a booking type leaves out those that are not for it. */
const everyType = "C2C"

const minorOf = (amount: number, market: MarketId): number => decimalOf(amount, market).minor

/** The promo entry of section 3, with further fields that help to choose one. */
const wirePromo = z.codec(
  z.object({
    code: z.string(),
    domain: wireMarket,
    discountType: z.nullable(z.string()),
    discount: z.nullable(z.number()),
    minimum: z.number(),
    cap: z.nullable(z.number()),
    validUntil: z.nullable(wireInstant),
    bktyp: z.array(wireBookingType),
    vtyp: z.array(wireVehicle),
  }),
  z.custom<PublicPromo>(),
  {
    decode: ({ code, domain, discountType, discount, minimum, cap, validUntil, bktyp, vtyp }): PublicPromo => ({
      code,
      market: domain,
      discount: discountOf(
        discountType,
        discountType === "FIXED_DISCOUNT" && discount !== null ? minorOf(discount, domain) : discount,
      ),
      minimumMinor: minorOf(minimum, domain),
      capMinor: cap === null ? null : minorOf(cap, domain),
      validUntil,
      bookingTypes: bktyp,
      vehicles: vtyp,
    }),
    encode: ({ code, market, discount, minimumMinor, capMinor, validUntil, ...promo }) => ({
      code,
      domain: market,
      discountType: discount?.type ?? null,
      discount: discount === null ? null : discount.type === "FIXED_DISCOUNT" ? discount.minor / 100 : discount.percent,
      minimum: minimumMinor / 100,
      cap: capMinor === null ? null : capMinor / 100,
      validUntil,
      bktyp: [...promo.bookingTypes],
      vtyp: [...promo.vehicles],
    }),
  },
)

/** GET /promocode/retrieve: the public campaigns, or the entry of one given code (D18). */
export const retrievePromos = defineEndpoint<PromoListRequest, readonly PublicPromo[]>({
  method: "GET",
  path: "/v1.0/promocode/retrieve",
  request: z.codec(
    queryOnly(
      z.strictObject({
        type: z.optional(z.union([z.literal(everyType), wireBookingType])),
        domain: z.optional(wireMarket),
        code: z.optional(text(64)),
      }),
    ),
    z.custom<PromoListRequest>(),
    {
      decode: ({ query: { type, domain, code } }) => ({
        market: domain ?? null,
        bookingType: type === undefined || !isBookingType(type) ? null : type,
        code: code ?? null,
      }),
      encode: ({ market, bookingType, code }) => ({
        ...emptyRequest,
        query: {
          type: bookingType ?? (everyType as never),
          ...(market !== null && { domain: market }),
          ...(code !== null && { code }),
        },
      }),
    },
  ),
  answer: z.codec(z.object({ data: z.array(wirePromo) }), z.custom<readonly PublicPromo[]>(), {
    decode: ({ data }) => data,
    encode: (promos) => ({ data: [...promos] }),
  }),
})

const isBookingType = (type: string): type is BookingType => bookingTypes.some((known) => known === type)

const kilograms = z.optional(z.number().check(z.gte(0), z.lte(1000)))
const centimetres = z.optional(z.number().check(z.gte(0), z.lte(1000)))

/** The request of both calls: names of the specification, with the vehicle and the parcel added. */
const WirePromoRequest = z.strictObject({
  code: text(64),
  dm: wireMarket,
  src: wirePlace,
  dest: wirePlace,
  bktyp: wireBookingType,
  vtyp: z.optional(wireVehicle),
  window: z.optional(text(20)),
  parcel: z.optional(
    z.strictObject({
      size: z.optional(z.enum(parcelSizes)),
      weight: kilograms,
      length: centimetres,
      width: centimetres,
      height: centimetres,
    }),
  ),
  phn: z.optional(z.nullable(text(40))),
  email: z.optional(z.nullable(text(254))),
  pr: z.optional(z.nullable(wireAmount)),
  quoteId: z.optional(z.nullable(text(longestQuoteId))),
  tid: dropped,
})

const wirePromoRequest = z.codec(WirePromoRequest, z.custom<PromoRequest>(), {
  decode: (wire): PromoRequest => ({
    code: wire.code,
    market: wire.dm,
    pickup: wire.src,
    dropOff: wire.dest,
    bookingType: wire.bktyp,
    ...(wire.window !== undefined && { window: wire.window }),
    vehicle: wire.vtyp ?? "bike",
    parcel: measuresOf(wire.parcel ?? {}),
    phone: wire.phn ?? null,
    ...(wire.email && { email: wire.email }),
    quoteId: wire.quoteId ?? null,
    expectedTotal: wire.pr === undefined || wire.pr === null ? null : decimalOf(wire.pr, wire.dm),
  }),
  encode: (request) => ({
    code: request.code,
    dm: request.market,
    src: request.pickup,
    dest: request.dropOff,
    bktyp: request.bookingType,
    ...(request.window !== undefined && { window: request.window }),
    vtyp: request.vehicle,
    parcel: wireMeasures(request.parcel),
    phn: request.phone,
    ...(request.email !== undefined && { email: request.email }),
    pr: request.expectedTotal && majorUnits(request.expectedTotal),
    quoteId: request.quoteId,
  }),
})

/** The applied coupon of section 3, by its names, with the quote added. */
const WirePromoAnswer = z.object({
  couponCode: z.string(),
  percentage: z.boolean(),
  discount: z.number(),
  oldPrice: z.number(),
  newPrice: z.number(),
  quote: wireQuote,
})

const promoAnswer = (wire: z.output<typeof WirePromoAnswer>): PromoAnswer => {
  const { currency } = wire.quote.price.toPay
  const amount = (value: number) => money(Math.round(value * 100), currency)
  return {
    coupon: {
      code: wire.couponCode,
      isPercentage: wire.percentage,
      discount: amount(wire.discount),
      oldPrice: amount(wire.oldPrice),
      newPrice: amount(wire.newPrice),
    },
    quote: wire.quote,
  }
}

const wireAnswer = ({ coupon, quote }: PromoAnswer) => ({
  couponCode: coupon.code,
  percentage: coupon.isPercentage,
  discount: majorUnits(coupon.discount),
  oldPrice: majorUnits(coupon.oldPrice),
  newPrice: majorUnits(coupon.newPrice),
  quote,
})

const parcelFields = { "too-heavy": "parcel.weight", "too-large": "parcel.size" } as const

/** POST /promocode/mobile/validate_apply: what a code takes off a booking, and a quote with it. */
export const validateApplyPromo = defineEndpoint<PromoRequest, PromoAnswer>({
  method: "POST",
  path: "/v1.0/promocode/mobile/validate_apply",
  placeFields: { pickup: "src", dropOff: "dest", parcel: parcelFields, promo: "code", total: "pr" },
  request: z.codec(bodyOnly(wirePromoRequest), z.custom<PromoRequest>(), {
    decode: ({ body }) => body,
    encode: (request) => ({ ...emptyRequest, body: request }),
  }),
  answer: inData<PromoAnswer>(
    z.codec(WirePromoAnswer, z.custom<PromoAnswer>(), { decode: promoAnswer, encode: wireAnswer }),
  ),
})

/** POST /promocode/price: the same as the specification's promo price call, a list of one with a price. */
export const promoPrice = defineEndpoint<PromoRequest, PromoAnswer>({
  method: "POST",
  path: "/v1.0/promocode/price",
  placeFields: {
    pickup: "0.src",
    dropOff: "0.dest",
    parcel: { "too-heavy": "0.parcel.weight", "too-large": "0.parcel.size" },
    promo: "0.code",
    total: "0.pr",
  },
  request: z.codec(
    bodyOnly(z.array(wirePromoRequest).check(z.minLength(1), z.maxLength(1))),
    z.custom<PromoRequest>(),
    {
      decode: ({ body: [item] }) => {
        if (!item) throw new Error("A list of one was checked before")
        return item
      },
      encode: (request) => ({ ...emptyRequest, body: [request] }),
    },
  ),
  answer: z.codec(
    z.object({ data: z.array(z.extend(WirePromoAnswer, { price: z.number() })) }),
    z.custom<PromoAnswer>(),
    {
      decode: ({ data: [item] }) => {
        if (!item) throw new Error("The answer has one price")
        return promoAnswer(item)
      },
      encode: (answer) => ({ data: [{ price: majorUnits(answer.coupon.newPrice), ...wireAnswer(answer) }] }),
    },
  ),
})
