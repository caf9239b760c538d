import type { PublishedRules, RulesPatch } from "@mersal/domain/booking/windows/published-rules"
import type { LocalDate, Weekday } from "@mersal/domain/calendar/local-date"
import type { Ring } from "@mersal/domain/places/outline"
import type { ServiceArea } from "@mersal/domain/places/service-area"
import { destinations, type InternationalRate } from "@mersal/domain/pricing/international"
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
import { wireKilograms, wireMinor, wireTariff } from "./wire-tariff.ts"
import { text, wireAmount, wireBookingType, wireDate, wireInstant, wireMarket, wireVehicle } from "./wire-values.ts"

// What an admin reads and writes, value by value: whole words, amounts in decimal major units.

const id = text(64)
const localName = (most: number) => z.strictObject({ en: text(most), ar: text(most) })

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
  z
    .strictObject({
      code: text(64),
      domain: wireMarket,
      discountType: z.enum(["PERCENTAGE_DISCOUNT", "FIXED_DISCOUNT"]),
      discount: z.number().check(z.gte(-1e9), z.lte(1e9)),
      validFrom: wireInstant,
      validUntil: z.nullable(wireInstant),
      cap: z.nullable(wireMinor),
      minimum: wireMinor,
      maximumUses: uses,
      maximumUsesPerCustomer: uses,
      bookingTypes: z.array(wireBookingType).check(z.maxLength(3)),
      vehicles: z.array(wireVehicle).check(z.maxLength(3)),
      public: z.boolean(),
    })
    .check(
      z.refine(
        ({ discountType, discount }) => discountType !== "FIXED_DISCOUNT" || z.safeParse(wireAmount, discount).success,
        { path: ["discount"], error: "not-an-amount" },
      ),
    ),
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

/** A date, or a day of every year such as "06-01"; the rule book checks whether it exists. */
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
    breaks: z
      .array(z.strictObject({ upToKg: wireKilograms, price: wireMinor }))
      .check(z.minLength(1), z.maxLength(100)),
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
    /** A part of a rule book, which the rule book checks. */
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

/** The codec for the values of a kind. */
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
