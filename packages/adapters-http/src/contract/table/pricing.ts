import { row } from "../endpoint-row.ts"
import { distance, retrievePrices } from "../endpoints/pricing.ts"
import { rateCard } from "../endpoints/rate-card.ts"
import { measureIssues } from "../measure-issues.ts"
import type { WireMeasures } from "../wire-measures.ts"
import { wayFields } from "./booking-fields.ts"

export const pricingTable = {
  retrievePrices: row({
    endpoint: retrievePrices,
    refusals: ["NotServed", "ParcelRefused", "UnknownPlace"],
    summary: "A sealed quote for each booking type between two places.",
    marketOfHost: true,
    alsoWrong: ({ query }) => measureIssues(measuresInQuery(query), ""),
    access: "quote",
    scope: "quotes",
    limit: "lookUp",
    example: {
      market: "AE",
      pickup: { kind: "name", name: "Dubai Marina" },
      dropOff: { kind: "name", name: "Al Majaz" },
      vehicle: "bike",
      parcel: { weightGrams: 2_000, sidesCm: [30, 20, 10] },
    },
  }),
  distance: row({
    endpoint: distance,
    refusals: ["UnknownPlace"],
    summary: "How far it is between the two stops of a booking.",
    fields: wayFields,
    access: "quote",
    scope: "quotes",
    limit: "lookUp",
    example: {
      market: "AE",
      pickup: { kind: "position", position: { lat: 25.0805, lon: 55.1403 } },
      dropOff: { kind: "position", position: { lat: 25.3255, lon: 55.3851 } },
    },
  }),
  rateCard: row({
    endpoint: rateCard,
    summary:
      "The price list and the VAT in force, and the areas that the list names: what every quote of today is made of.",
    marketOfHost: true,
    access: "quote",
    scope: "quotes",
    limit: "lookUp",
    example: { market: "AE" },
  }),
}

/** The measures of a query, in which numbers are texts; that they are numbers has been checked. */
function measuresInQuery(query: unknown): WireMeasures {
  const { size, weight, length, width, height } = query as { readonly [Name in keyof WireMeasures]: string }
  return {
    size: size as WireMeasures["size"],
    weight: numberIn(weight),
    length: numberIn(length),
    width: numberIn(width),
    height: numberIn(height),
  }
}

const numberIn = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))
