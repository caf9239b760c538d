import { bookingTypes } from "@mersal/domain/booking/booking-type"
import { vehicles } from "@mersal/domain/booking/parcel/vehicle"
import type { PublishedRules, RulesPatch } from "@mersal/domain/booking/windows/published-rules"
import type { LocalDate, Weekday } from "@mersal/domain/calendar/local-date"
import type { Ring } from "@mersal/domain/places/outline"
import type { ServiceArea } from "@mersal/domain/places/service-area"
import { destinations, type InternationalRate } from "@mersal/domain/pricing/international"
import type { Tariff } from "@mersal/domain/pricing/tariff"
import type { TaxRate } from "@mersal/domain/pricing/vat"
import type { Promo } from "@mersal/domain/promo/promo"
import { type Banner, bannerChannels } from "@mersal/domain/reference/banner"
import type { MarketCapacity } from "@mersal/domain/reference/capacity"
import type {
  MarketClosure,
  ReferenceEntry,
  ReferenceKind,
  ReferenceValues,
} from "@mersal/domain/reference/reference-entry"
import * as z from "zod/mini"
import { text, wireAmount, wireBookingType, wireDate, wireInstant, wireMarket, wireVehicle } from "./wire-values.ts"

// What an admin reads and writes, value by value: whole words, amounts in decimal major units.

/** Whole minor units inside, decimal major units outside. */
const amount = z.codec(wireAmount, z.custom<number>(), {
  decode: (value) => Math.round(value * 100),
  encode: (minor) => minor / 100,
})

const id = text(64)
const localName = (most: number) => z.strictObject({ en: text(most), ar: text(most) })
const kilometres = z.number().check(z.gte(0), z.lte(10_000))
const kilograms = z.number().check(z.gte(0), z.lte(1_000))

const WireRate = z.strictObject({ base: amount, includedKm: kilometres, perKm: amount })
const ratesOf = z.strictObject(
  Object.fromEntries(vehicles.map((vehicle) => [vehicle, WireRate])) as Readonly<
    Record<(typeof vehicles)[number], typeof WireRate>
  >,
)
const allRates = z.strictObject(
  Object.fromEntries(bookingTypes.map((type) => [type, ratesOf])) as Readonly<
    Record<(typeof bookingTypes)[number], typeof ratesOf>
  >,
)

type Rates = z.output<typeof allRates>

/** The same rates with the names of one side for those of the other. */
const mapRates = <From, To>(
  rates: Readonly<Record<string, Readonly<Record<string, From>>>>,
  rename: (rate: From) => To,
) =>
  Object.fromEntries(
    bookingTypes.map((type) => [
      type,
      Object.fromEntries(vehicles.map((vehicle) => [vehicle, rename(rates[type]?.[vehicle] as From)])),
    ]),
  )

const wireTariff = z.codec(
  z.strictObject({
    id,
    domain: wireMarket,
    validFrom: wireDate,
    minimum: amount,
    rates: allRates,
    weight: z.strictObject({ includedKg: kilograms, perKg: amount }),
    betweenAreas: amount,
    routes: z.array(z.strictObject({ between: z.tuple([id, id]), surcharge: amount })).check(z.maxLength(500)),
    windowAdjustments: z.record(text(20), amount),
  }),
  z.custom<Tariff>(),
  {
    decode: ({ domain, minimum, rates, weight, betweenAreas, routes, windowAdjustments, ...rest }): Tariff => ({
      ...rest,
      market: domain,
      minimumMinor: minimum,
      rates: mapRates(rates, ({ base, includedKm, perKm }: Rates["sameDay"]["bike"]) => ({
        baseMinor: base,
        includedKm,
        perKmMinor: perKm,
      })) as Tariff["rates"],
      weight: { includedKg: weight.includedKg, perKgMinor: weight.perKg },
      betweenAreasMinor: betweenAreas,
      routes: routes.map(({ between, surcharge }) => ({ between, surchargeMinor: surcharge })),
      windowAdjustmentsMinor: windowAdjustments,
    }),
    encode: (tariff) => ({
      id: tariff.id,
      domain: tariff.market,
      validFrom: tariff.validFrom,
      minimum: tariff.minimumMinor,
      rates: mapRates(tariff.rates, ({ baseMinor, includedKm, perKmMinor }: Tariff["rates"]["sameDay"]["bike"]) => ({
        base: baseMinor,
        includedKm,
        perKm: perKmMinor,
      })) as Rates,
      weight: { includedKg: tariff.weight.includedKg, perKg: tariff.weight.perKgMinor },
      betweenAreas: tariff.betweenAreasMinor,
      routes: tariff.routes.map(({ between, surchargeMinor }) => ({
        between: [between[0], between[1]] as [string, string],
        surcharge: surchargeMinor,
      })),
      windowAdjustments: { ...tariff.windowAdjustmentsMinor },
    }),
  },
)

const percent = z.number().check(z.gte(-1_000), z.lte(1_000))

const wireTaxRate = z.codec(z.strictObject({ domain: wireMarket, validFrom: wireDate, percent }), z.custom<TaxRate>(), {
  decode: ({ domain, ...rest }) => ({ market: domain, ...rest }),
  encode: ({ market, validFrom, percent: rate }) => ({ domain: market, validFrom, percent: rate }),
})

const WireRing = z
  .array(z.tuple([z.number().check(z.gte(-180), z.lte(180)), z.number().check(z.gte(-90), z.lte(90))]))
  .check(z.maxLength(2_000))

const wireArea = z.codec(
  z.strictObject({
    id,
    domain: wireMarket,
    city: localName(95),
    generation: z.enum(["old", "new"]),
    rings: z.array(WireRing).check(z.maxLength(50)),
  }),
  z.custom<ServiceArea>(),
  {
    decode: ({ domain, ...rest }): ServiceArea => ({ market: domain, ...rest }),
    encode: ({ market, ...area }) => ({
      id: area.id,
      domain: market,
      city: area.city,
      generation: area.generation,
      rings: area.rings.map((ring: Ring) => ring.map(([lon, lat]): [number, number] => [lon, lat])),
    }),
  },
)

const uses = z.nullable(z.int().check(z.gte(-1e9), z.lte(1e9)))

const wirePromo = z.codec(
  z.strictObject({
    code: text(64),
    domain: wireMarket,
    discountType: z.enum(["PERCENTAGE_DISCOUNT", "FIXED_DISCOUNT"]),
    discount: z.number().check(z.gte(-1e9), z.lte(1e9)),
    validFrom: wireInstant,
    validUntil: z.nullable(wireInstant),
    cap: z.nullable(amount),
    minimum: amount,
    maximumUses: uses,
    maximumUsesPerCustomer: uses,
    bookingTypes: z.array(wireBookingType).check(z.maxLength(3)),
    vehicles: z.array(wireVehicle).check(z.maxLength(3)),
    public: z.boolean(),
  }),
  z.custom<Promo>(),
  {
    decode: ({ domain, discountType, discount, cap, minimum, public: isListed, ...rest }): Promo => ({
      ...rest,
      market: domain,
      discount:
        discountType === "FIXED_DISCOUNT"
          ? { type: discountType, minor: Math.round(discount * 100) }
          : { type: discountType, percent: discount },
      capMinor: cap,
      minimumMinor: minimum,
      isListed,
    }),
    encode: (promo) => ({
      code: promo.code,
      domain: promo.market,
      discountType: promo.discount?.type ?? "FIXED_DISCOUNT",
      discount:
        promo.discount === null ? 0 : "minor" in promo.discount ? promo.discount.minor / 100 : promo.discount.percent,
      validFrom: promo.validFrom,
      validUntil: promo.validUntil,
      cap: promo.capMinor,
      minimum: promo.minimumMinor,
      maximumUses: promo.maximumUses,
      maximumUsesPerCustomer: promo.maximumUsesPerCustomer,
      bookingTypes: [...promo.bookingTypes],
      vehicles: [...promo.vehicles],
      public: promo.isListed,
    }),
  },
)

/** A date, or a day of every year such as "06-01"; which ones exist is for the rule book to say. */
const day = text(10)

const wireClosure = z.codec(
  z.strictObject({
    id,
    domain: wireMarket,
    from: day,
    to: day,
    weekdays: z.optional(z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7))),
    between: z.optional(z.tuple([text(5), text(5)])),
    tags: z.optional(z.array(text(20)).check(z.maxLength(20))),
    source: z.optional(text(400)),
    provisional: z.optional(z.boolean()),
  }),
  z.custom<MarketClosure>(),
  {
    decode: ({ domain, weekdays, between, tags, source, provisional, ...rest }) =>
      ({
        market: domain,
        ...rest,
        ...(weekdays && { weekdays: weekdays as Weekday[] }),
        ...(between && { between }),
        ...(tags && { tags }),
        ...(source !== undefined && { source }),
        ...(provisional && { provisional }),
      }) as MarketClosure,
    encode: ({ market, ...closure }) => ({
      id: closure.id,
      domain: market,
      from: closure.from as LocalDate,
      to: closure.to as LocalDate,
      ...(closure.weekdays && { weekdays: [...closure.weekdays] }),
      ...(closure.between && { between: [closure.between[0], closure.between[1]] as [string, string] }),
      ...(closure.tags && { tags: [...closure.tags] }),
      ...(closure.source !== undefined && { source: closure.source }),
      ...(closure.provisional && { provisional: true }),
    }),
  },
)

export const wireBanner = z.codec(
  z.strictObject({
    id,
    domain: wireMarket,
    channel: z.enum(bannerChannels),
    title: localName(95),
    text: localName(195),
    path: z.nullable(text(200)),
    validFrom: wireInstant,
    validUntil: z.nullable(wireInstant),
  }),
  z.custom<Banner>(),
  {
    decode: ({ domain, ...rest }): Banner => ({ market: domain, ...rest }),
    encode: ({ market, ...rest }) => ({ domain: market, ...rest }),
  },
)

const wireInternationalRate = z.codec(
  z.strictObject({
    id,
    domain: wireMarket,
    to: z.enum(destinations),
    validFrom: wireDate,
    breaks: z.array(z.strictObject({ upToKg: kilograms, price: amount })).check(z.minLength(1), z.maxLength(100)),
  }),
  z.custom<InternationalRate>(),
  {
    decode: ({ domain, breaks, ...rest }): InternationalRate => ({
      ...rest,
      market: domain,
      breaks: breaks.map(({ upToKg, price }) => ({
        upToKg,
        priceMinor: price,
      })) as unknown as InternationalRate["breaks"],
    }),
    encode: ({ market, breaks, ...rest }) => ({
      ...rest,
      domain: market,
      breaks: breaks.map(({ upToKg, priceMinor }) => ({ upToKg, price: priceMinor })),
    }),
  },
)

const wireCapacity = z.codec(
  z.strictObject({
    domain: wireMarket,
    bktyp: wireBookingType,
    /** Null: every window of the type that has no line of its own. */
    window: z.nullable(text(20)),
    capacity: z.int().check(z.gte(0), z.lte(100_000)),
  }),
  z.custom<MarketCapacity>(),
  {
    decode: ({ domain, bktyp, ...rest }): MarketCapacity => ({ market: domain, bookingType: bktyp, ...rest }),
    encode: ({ market, bookingType, window, capacity }) => ({ domain: market, bktyp: bookingType, window, capacity }),
  },
)

const wireRules = z.codec(
  z.strictObject({
    id,
    domain: wireMarket,
    validFrom: wireInstant,
    readings: z.array(text(64)).check(z.maxLength(20)),
    /** Part of a rule book, for the rule book to judge. */
    patch: z.record(z.string(), z.unknown()),
  }),
  z.custom<PublishedRules>(),
  {
    decode: ({ domain, patch, ...rest }): PublishedRules => ({ market: domain, patch: patch as RulesPatch, ...rest }),
    encode: ({ market, readings, patch, ...rest }) => ({
      ...rest,
      domain: market,
      readings: [...readings],
      patch: { ...patch },
    }),
  },
)

const codecs = {
  tariffs: wireTariff,
  "tax-rates": wireTaxRate,
  areas: wireArea,
  promos: wirePromo,
  closures: wireClosure,
  banners: wireBanner,
  "international-rates": wireInternationalRate,
  capacities: wireCapacity,
  rules: wireRules,
} as const satisfies Readonly<Record<ReferenceKind, unknown>>

/** How the values of a kind stand on the wire. */
export const wireReference = <Kind extends ReferenceKind>(kind: Kind) =>
  codecs[kind] as unknown as z.ZodMiniType<ReferenceValues[Kind]>

/** An entry: one shape for every kind. */
export const wireReferenceEntry = <Kind extends ReferenceKind>(kind: Kind) =>
  z.codec(
    z.object({ version: z.int(), endedAt: z.nullable(wireInstant), value: wireReference(kind) }),
    z.custom<ReferenceEntry<Kind>>(),
    {
      decode: (wire): ReferenceEntry<Kind> => wire,
      encode: ({ version, endedAt, value }) => ({ version, endedAt, value }),
    },
  ) as unknown as z.ZodMiniType<ReferenceEntry<Kind>>
