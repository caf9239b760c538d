import { bookingTypes } from "@mersal/domain/booking/booking-type"
import { vehicles } from "@mersal/domain/booking/parcel/vehicle"
import type { Tariff } from "@mersal/domain/pricing/tariff"
import * as z from "zod/mini"
import { text, wireAmount, wireDate, wireMarket } from "./wire-values.ts"

/** Minor units in the domain, decimal major units on the wire. */
export const wireMinor = z.codec(wireAmount, z.custom<number>(), {
  decode: (value) => Math.round(value * 100),
  encode: (minor) => minor / 100,
})

export const wireKilograms = z.number().check(z.gte(0), z.lte(1_000))

const id = text(64)
const kilometres = z.number().check(z.gte(0), z.lte(10_000))

const WireRate = z.strictObject({ base: wireMinor, includedKm: kilometres, perKm: wireMinor })
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

/** The same rates with the other side's names. */
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

/** A price list with whole words and amounts in decimal major units. */
export const wireTariff = z.codec(
  z.strictObject({
    id,
    domain: wireMarket,
    validFrom: wireDate,
    minimum: wireMinor,
    rates: allRates,
    weight: z.strictObject({ includedKg: wireKilograms, perKg: wireMinor }),
    betweenAreas: wireMinor,
    routes: z.array(z.strictObject({ between: z.tuple([id, id]), surcharge: wireMinor })).check(z.maxLength(500)),
    windowAdjustments: z.record(text(20), wireMinor),
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
