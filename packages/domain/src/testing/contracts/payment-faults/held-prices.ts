import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { TariffBook } from "../../../ports/driven/price-lists.ts"
import { PromoCatalog } from "../../../ports/driven/promo-catalog.ts"
import { PromoUses } from "../../../ports/driven/promo-uses.ts"
import type { DrivenCase } from "../contract-case.ts"
import { expectEqual, refusalOf } from "../expectations.ts"
import { faultCase, held, jobsAt, minute, morning, paid, type StoredPorts, sameDay, session, stateOf } from "./stage.ts"

/** A price and a promo are held with the booking. */
export const heldPrices: readonly DrivenCase<StoredPorts>[] = [
  faultCase("P25: an attempt is for the price that was held, whatever became of the price list", () =>
    Effect.gen(function* () {
      const { reference, price } = yield* held()
      const book = yield* TariffBook
      const dearer = TariffBook.of({
        list: (market) =>
          Effect.map(book.list(market), (rows) =>
            rows.map((row) => ({ ...row, minimumMinor: row.minimumMinor + 9_900 })),
          ),
      })
      const { amount } = yield* Effect.provideService(session(reference), TariffBook, dearer)
      expectEqual(amount, price.toPay)
      const order = { ...sameDay, expectedTotal: price.toPay }
      expectEqual((yield* refusalOf(Effect.provideService(held(order), TariffBook, dearer)))._tag, "PriceChanged")
    }),
  ),
  faultCase(
    "P26: of fifty who redeem one use of a promo one gets it; it is given back at the end of the hold",
    (bank) =>
      Effect.gen(function* () {
        const catalog = yield* PromoCatalog
        const once = PromoCatalog.of({
          ...catalog,
          list: (market) =>
            Effect.map(catalog.list(market), (promos) =>
              promos.map((promo) => ({ ...promo, maximumUses: 1, maximumUsesPerCustomer: null })),
            ),
        })
        const promo = { ...sameDay, promoCode: "WELCOME10" }
        const redeem = Effect.provideService(held(promo), PromoCatalog, once)
        const uses = Effect.flatMap(PromoUses, (service) => service.count("AE", "WELCOME10", null))
        const tries = yield* Effect.all(
          Array.from({ length: 50 }, () => Effect.result(redeem)),
          { concurrency: "unbounded" },
        )
        expectEqual(tries.filter(Result.isSuccess).length, 1)
        yield* jobsAt(morning + 31 * minute)
        expectEqual((yield* uses).total, 0)
        const again = yield* redeem
        yield* paid(bank, again.reference)
        yield* jobsAt(morning + 120 * minute)
        expectEqual([(yield* stateOf(again.reference)).state, (yield* uses).total], ["confirmed", 1])
      }),
  ),
]
