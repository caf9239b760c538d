import * as Effect from "effect/Effect"
import { PromoUses } from "../../ports/driven/promo-uses.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { promoCustomer } from "../../promo/promo-customer.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual } from "./expectations.ts"

const code = "WELCOME10"

const redeem = (
  customerDigest: string | null,
  limits: { readonly limit?: number; readonly limitPerCustomer?: number } = {},
): Change => ({
  kind: "redeemPromo",
  market: "AE",
  code,
  customerDigest,
  limit: null,
  limitPerCustomer: null,
  ...limits,
})

const release = (customerDigest: string | null): Change => ({
  kind: "releasePromo",
  market: "AE",
  code,
  customerDigest,
})

const commit = (...changes: readonly Change[]) => UnitOfWork.use((work) => work.commit(changes))
const isTaken = (...changes: readonly Change[]) =>
  Effect.map(Effect.result(commit(...changes)), (outcome) => outcome._tag === "Success")
const countFor = (customerDigest: string | null) => PromoUses.use((uses) => uses.count("AE", code, customerDigest))

/** How promo uses are counted, and that they never exceed a limit. */
export const promoUsesContract: readonly DrivenCase<UnitOfWork | PromoUses>[] = [
  drivenCase(
    "uses are counted in all and by customer, by market and code",
    Effect.gen(function* () {
      expectEqual(yield* countFor("a"), { total: 0, byCustomer: 0 })
      yield* commit(redeem("a"), redeem("a"), redeem("b"), redeem(null))
      expectEqual(yield* countFor("a"), { total: 4, byCustomer: 2 })
      expectEqual(yield* countFor("b"), { total: 4, byCustomer: 1 })
      expectEqual(yield* countFor(null), { total: 4, byCustomer: 0 })
      const uses = yield* PromoUses
      expectEqual(yield* uses.count("QA", code, "a"), { total: 0, byCustomer: 0 })
      expectEqual(yield* uses.count("AE", "FLAT15", "a"), { total: 0, byCustomer: 0 })
    }),
  ),
  drivenCase(
    "a use above either limit conflicts, and nothing is counted",
    Effect.gen(function* () {
      yield* commit(redeem("a", { limit: 2, limitPerCustomer: 1 }))
      expectEqual(yield* isTaken(redeem("a", { limit: 2, limitPerCustomer: 1 })), false)
      expectEqual(yield* countFor("a"), { total: 1, byCustomer: 1 })
      yield* commit(redeem("b", { limit: 2, limitPerCustomer: 1 }))
      expectEqual(yield* isTaken(redeem("c", { limit: 2, limitPerCustomer: 1 })), false)
      expectEqual(yield* countFor("c"), { total: 2, byCustomer: 0 })
      expectEqual(yield* isTaken(redeem("d", { limit: 0 })), false)
    }),
  ),
  drivenCase(
    "a customer is known by several digests, and one that has reached the limit is enough",
    Effect.gen(function* () {
      const once = (customer: string) => redeem(customer, { limitPerCustomer: 1 })
      const both = promoCustomer(["phone", "email"])
      yield* commit(once(both))
      expectEqual(yield* countFor("phone"), { total: 1, byCustomer: 1 })
      expectEqual(yield* countFor(promoCustomer(["another-phone", "email"])), { total: 1, byCustomer: 1 })
      for (const customer of ["phone", "email", promoCustomer(["email", "account"])])
        expectEqual(yield* isTaken(once(customer)), false)
      expectEqual(yield* countFor("account"), { total: 1, byCustomer: 0 })
      yield* commit(release(both))
      expectEqual(yield* countFor(both), { total: 0, byCustomer: 0 })
      expectEqual(yield* isTaken(once(promoCustomer(["email", "account"]))), true)
    }),
  ),
  drivenCase(
    "a use that is taken back can be made again, and never more are taken back than were made",
    Effect.gen(function* () {
      yield* commit(release("a"))
      yield* commit(redeem("a", { limit: 1, limitPerCustomer: 1 }))
      yield* commit(release("a"), release("a"))
      expectEqual(yield* countFor("a"), { total: 0, byCustomer: 0 })
      expectEqual(yield* isTaken(redeem("a", { limit: 1, limitPerCustomer: 1 })), true)
      expectEqual(yield* countFor("a"), { total: 1, byCustomer: 1 })
    }),
  ),
  drivenCase(
    "of many uses at once as many are counted as the limit is",
    Effect.gen(function* () {
      const tries = Array.from({ length: 200 }, (_, index) => isTaken(redeem(`customer-${index % 7}`, { limit: 10 })))
      const taken = yield* Effect.all(tries, { concurrency: "unbounded" })
      expectEqual(taken.filter(Boolean).length, 10)
      expectEqual((yield* countFor(null)).total, 10)
    }),
  ),
]
