import { row } from "../endpoint-row.ts"
import { bannerDetails, cancellationPolicy, retrieveConfig, retrieveTaxes } from "../endpoints/reference-data.ts"

export const referenceDataTable = {
  retrieveTaxes: row({
    endpoint: retrieveTaxes,
    summary: "The VAT rate in force in a market, and after it those to come.",
    access: "anyone",
    example: { market: "AE" },
  }),
  retrieveConfig: row({
    endpoint: retrieveConfig,
    summary: "The public settings of a market by key: VAT, currency, phone country, contacts, package limits.",
    access: "anyone",
    example: { market: "AE" },
  }),
  bannerDetails: row({
    endpoint: bannerDetails,
    marketOfHost: true,
    summary: "The banners that are shown now in a market and channel, in English and Arabic.",
    access: "anyone",
    example: { market: "AE", channel: "c2c" },
  }),
  cancellationPolicy: row({
    endpoint: cancellationPolicy,
    summary: "What cancelling a booking costs, in one line and as data.",
    access: "anyone",
    example: { market: "AE" },
  }),
}
