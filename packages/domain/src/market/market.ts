/** A country the product serves. `QA` is always the market Qatar (D46), never a test environment. */
export type MarketId = "AE" | "QA"

export type Currency = "AED" | "QAR"

export interface Market {
  readonly id: MarketId
  readonly currency: Currency
  /** IANA zone whose wall clock every time rule of this market is read on (D9). */
  readonly zone: string
  /** Country calling code with its plus sign. */
  readonly callingCode: string
  /** ISO 3166 country whose phone format a number without a calling code is read in. */
  readonly phoneCountry: "AE" | "QA"
}

/** Section 9: currency, time zone and phone country by market. */
export const markets: Readonly<Record<MarketId, Market>> = {
  AE: { id: "AE", currency: "AED", zone: "Asia/Dubai", callingCode: "+971", phoneCountry: "AE" },
  QA: { id: "QA", currency: "QAR", zone: "Asia/Qatar", callingCode: "+974", phoneCountry: "QA" },
}

export const marketIds = ["AE", "QA"] as const satisfies readonly MarketId[]
