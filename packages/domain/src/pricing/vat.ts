import type { MarketId } from "../market/market.ts"
import { type Money, percentOf } from "../money/money.ts"
import type { DatedRow } from "./dated-row.ts"

/** A market's VAT from a day on (D17): U.A.E. 5 %, Qatar 0 %. */
export interface TaxRate extends DatedRow {
  readonly market: MarketId
  readonly percent: number
}

/** Section 9: percent / 100 × price, rounded half up to two decimals. The price is after the discount (D17). */
export const vatOn = (net: Money, percent: number): Money => percentOf(net, percent)
