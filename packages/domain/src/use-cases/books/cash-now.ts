import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { type Currency, type MarketId, marketIds, markets } from "../../market/market.ts"
import { type Money, money } from "../../money/money.ts"
import { cashAccounts } from "../../paper/day-report.ts"
import { heldIn } from "../../payment/cash-handover.ts"
import { DayBooks } from "../../ports/driven/day-books.ts"

/** The cash of a currency held by the desk and each driver, by everything booked so far. */
export const cashNow = Effect.fnUntraced(function* (currency: Currency) {
  const next = (yield* Clock.currentTimeMillis) + 1
  return cashAccounts(yield* (yield* DayBooks).turnover(currency, { from: next, to: next }), currency)
})

/** A driver's cash that is not handed in, by market; empty if there is none. */
export const cashHeldBy = Effect.fnUntraced(function* (driver: string) {
  const inMarket = (market: MarketId) =>
    Effect.map(cashNow(markets[market].currency), (accounts): Money => {
      const own = accounts.find((account) => account.driver === driver)
      return money(own ? heldIn(own) : 0, markets[market].currency)
    })
  return (yield* Effect.forEach(marketIds, inMarket)).filter(({ minor }) => minor !== 0)
})
