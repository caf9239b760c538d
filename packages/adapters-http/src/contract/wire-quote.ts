import { priceBreakdown } from "@mersal/domain/pricing/price-breakdown"
import type { SealedQuote } from "@mersal/domain/pricing/quote"
import * as z from "zod/mini"
import { wireBook } from "./wire-schedule.ts"
import { decimalOf, majorUnits, wireBookingType, wireInstant, wireVehicle } from "./wire-values.ts"

const eachOf = (amounts: Readonly<Record<string, number>>, written: (amount: number) => number) =>
  Object.fromEntries(Object.entries(amounts).map(([window, amount]) => [window, written(amount)]))

/** A price as the API gives it: the specification's price result, with the id under which it is valid (D16). */
export const wireQuote = z.codec(
  z.object({
    quoteId: z.string(),
    bktyp: wireBookingType,
    vtyp: wireVehicle,
    cur: z.enum(["AED", "QAR"]),
    baseFare: z.number(),
    dis: z.number(),
    prcntgVat: z.number(),
    vatPrc: z.number(),
    totalPrice: z.number(),
    dstnc: z.number(),
    about: z.optional(z.boolean()),
    chargeableWeight: z.number(),
    issuedAt: wireInstant,
    expiresAt: wireInstant,
    book: wireBook,
    tariff: z.string(),
    prmcde: z.optional(z.string()),
    windowAdjustments: z.optional(z.record(z.string(), z.number())),
    window: z.optional(z.string()),
  }),
  z.custom<SealedQuote>(),
  {
    decode: (wire): SealedQuote => {
      const market = wire.cur === "AED" ? "AE" : "QA"
      return {
        id: wire.quoteId,
        bookingType: wire.bktyp,
        vehicle: wire.vtyp,
        price: priceBreakdown(decimalOf(wire.baseFare, market), decimalOf(wire.dis, market), wire.prcntgVat),
        distanceKm: wire.dstnc,
        ...(wire.about === false && { byRoad: true }),
        chargeableKg: wire.chargeableWeight,
        issuedAt: wire.issuedAt,
        expiresAt: wire.expiresAt,
        basis: { book: wire.book, tariff: wire.tariff },
        ...(wire.prmcde !== undefined && { promoCode: wire.prmcde }),
        ...(wire.windowAdjustments && {
          windowAdjustmentsMinor: eachOf(wire.windowAdjustments, (amount) => decimalOf(amount, market).minor),
        }),
        ...(wire.window !== undefined && { window: wire.window }),
      }
    },
    encode: (quote) => ({
      quoteId: quote.id,
      bktyp: quote.bookingType,
      vtyp: quote.vehicle,
      cur: quote.price.toPay.currency,
      baseFare: majorUnits(quote.price.deliveryCharge),
      dis: majorUnits(quote.price.discount),
      prcntgVat: quote.price.vatPercent,
      vatPrc: majorUnits(quote.price.vat),
      totalPrice: majorUnits(quote.price.toPay),
      dstnc: quote.distanceKm,
      about: !quote.byRoad,
      chargeableWeight: quote.chargeableKg,
      issuedAt: quote.issuedAt,
      expiresAt: quote.expiresAt,
      book: quote.basis.book,
      tariff: quote.basis.tariff,
      ...(quote.promoCode !== undefined && { prmcde: quote.promoCode }),
      ...(quote.windowAdjustmentsMinor && {
        windowAdjustments: eachOf(quote.windowAdjustmentsMinor, (minor) => minor / 100),
      }),
      ...(quote.window !== undefined && { window: quote.window }),
    }),
  },
)
