import * as Effect from "effect/Effect"
import type { Booking } from "../../booking/booking.ts"
import { todayIn } from "../../booking/windows/market-schedule.ts"
import { TariffBook } from "../../ports/driven/price-lists.ts"
import { rowOfPastDay } from "../../pricing/dated-row.ts"
import { minimumFare } from "../../pricing/minimum-fare.ts"

/** The lowest price of a booking by the price list of the day on which it was made, as that list is now. */
export const agreedMinimumFare = Effect.fnUntraced(function* ({
  market,
  bookedAt,
  reference,
  price,
}: Pick<Booking, "market" | "bookedAt" | "reference" | "price">) {
  const tariff = rowOfPastDay(yield* (yield* TariffBook).list(market), todayIn(market, bookedAt))
  // An admin can't end the last list of a market.
  if (!tariff) return yield* Effect.die(new Error(`No price list of ${market} for ${reference}`))
  return minimumFare(tariff, price.vatPercent)
})
