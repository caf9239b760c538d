import { localDate } from "../calendar/local-date.ts"
import type { MarketId } from "../market/market.ts"
import type { Destination, InternationalRate, WeightBreak } from "./international.ts"

/** Demo values, not any carrier's prices. An operator enters his own. */
const demoBreaks: Readonly<Record<Destination, InternationalRate["breaks"]>> = {
  IN: [
    { upToKg: 0.5, priceMinor: 9_500 },
    { upToKg: 1, priceMinor: 12_000 },
    { upToKg: 2, priceMinor: 16_500 },
    { upToKg: 5, priceMinor: 29_000 },
    { upToKg: 10, priceMinor: 47_500 },
    { upToKg: 20, priceMinor: 79_000 },
    { upToKg: 30, priceMinor: 108_000 },
  ],
  PH: [
    { upToKg: 0.5, priceMinor: 11_000 },
    { upToKg: 1, priceMinor: 14_500 },
    { upToKg: 2, priceMinor: 20_500 },
    { upToKg: 5, priceMinor: 37_000 },
    { upToKg: 10, priceMinor: 62_000 },
    { upToKg: 20, priceMinor: 104_000 },
    { upToKg: 30, priceMinor: 145_000 },
  ],
}

/** Prices from Qatar are a tenth higher. */
const dearer = ({ upToKg, priceMinor }: WeightBreak): WeightBreak => ({ upToKg, priceMinor: (priceMinor * 11) / 10 })

const rate = (market: MarketId, to: Destination): InternationalRate => {
  const [first, ...rest] = demoBreaks[to]
  return {
    id: `demo-${market}-${to}-2026`,
    market,
    to,
    validFrom: localDate("2026-01-01"),
    breaks: market === "AE" ? [first, ...rest] : [dearer(first), ...rest.map(dearer)],
  }
}

/** The price lists that the product starts with; their ids say that they are demo data (D15, D43). */
export const internationalDemoRates: readonly InternationalRate[] = [
  rate("AE", "IN"),
  rate("AE", "PH"),
  rate("QA", "IN"),
  rate("QA", "PH"),
]
