import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { cancellationPhases, defaultCancellationPolicy } from "../../booking/change/cancellation-policy.ts"
import { todayIn } from "../../booking/windows/market-schedule.ts"
import type { MarketId } from "../../market/market.ts"
import { policy as arabic } from "../../messages/ar/policy.ts"
import { policy as english } from "../../messages/en/policy.ts"
import { writtenMoney } from "../../messages/written-money.ts"
import { TariffBook } from "../../ports/driven/price-lists.ts"
import type { PublicPolicy } from "../../ports/driving/reference-data-service.ts"
import { rowInForce } from "../../pricing/dated-row.ts"
import { minimumFare } from "../../pricing/minimum-fare.ts"
import type { Caller } from "../caller.ts"
import { readTaxes } from "./read-taxes.ts"

/** What cancelling a booking made now costs, in one line and as data (D36). */
export const readPolicy = Effect.fn("readPolicy")(function* (
  { market }: { readonly market: MarketId },
  { language }: Caller,
) {
  const today = todayIn(market, yield* Clock.currentTimeMillis)
  const tariff = rowInForce(yield* (yield* TariffBook).list(market), today)
  const [tax] = yield* readTaxes({ market })
  if (!tariff || !tax) return yield* Effect.die(new Error(`No price list in force for ${market} on ${today}`))
  const fare = minimumFare(tariff, tax.percent)
  const text = (language === "ar" ? arabic : english).cancelling(writtenMoney(language, fare))
  const policy: PublicPolicy = { text, kept: defaultCancellationPolicy, minimumFare: fare, phases: cancellationPhases }
  return policy
})
