import { row } from "../endpoint-row.ts"
import { promoPrice, retrievePromos, validateApplyPromo } from "../endpoints/promo.ts"
import { measureIssues } from "../measure-issues.ts"
import type { WireMeasures } from "../wire-measures.ts"

const example = {
  market: "AE",
  pickup: { kind: "name", name: "Dubai Marina" },
  dropOff: { kind: "name", name: "Al Majaz" },
  vehicle: "bike",
  parcel: { weightGrams: 2_000, sidesCm: [30, 20, 10] },
  bookingType: "nextDay",
  code: "WELCOME10",
  phone: null,
  quoteId: null,
  expectedTotal: null,
} as const

const tryingCode = "of one caller, counted where they try a code"

export const promoTable = {
  retrievePromos: row({
    endpoint: retrievePromos,
    summary: "The public campaigns that count now, or the entry of the one code that is asked for.",
    marketInAnyCase: "domain",
    access: "anyone",
    limit: "promo",
    // A list of campaigns that are open to everybody reveals no code.
    callerLimit: { name: "promoOfCaller", counts: ({ code }) => code !== null, which: tryingCode },
    example: { market: "AE", bookingType: "sameDay", code: null },
  }),
  promoPrice: row({
    endpoint: promoPrice,
    refusals: ["NotServed", "ParcelRefused", "PriceChanged", "PromoRefused", "UnknownPlace"],
    summary: "The price of a booking with a promo code: a list of one in, a list of one out.",
    alsoWrong: ({ body }) => measuresAsked((body as readonly unknown[])[0], "0."),
    marketInAnyCase: "dm",
    access: "quote",
    scope: "quotes",
    limit: "promo",
    callerLimit: { name: "promoOfCaller", counts: () => true, which: tryingCode },
    example,
  }),
  validateApplyPromo: row({
    endpoint: validateApplyPromo,
    refusals: ["NotServed", "ParcelRefused", "PriceChanged", "PromoRefused", "UnknownPlace"],
    summary: "What a promo code takes off a booking, and a sealed quote with it. Nothing is used up by it.",
    alsoWrong: ({ body }) => measuresAsked(body, ""),
    marketInAnyCase: "dm",
    access: "quote",
    scope: "quotes",
    limit: "promo",
    callerLimit: { name: "promoOfCaller", counts: () => true, which: tryingCode },
    example,
  }),
}

const measuresAsked = (asked: unknown, within: string) =>
  measureIssues((asked as { readonly parcel?: WireMeasures }).parcel ?? {}, `${within}parcel.`)
