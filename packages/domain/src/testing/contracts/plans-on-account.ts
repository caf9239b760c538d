import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { msPerDay } from "../../calendar/zone.ts"
import { creditEnd } from "../../corporate/credit-end.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { tendAccounts } from "../../use-cases/corporate/tend-accounts.ts"
import {
  accountCase,
  commit,
  dirhams,
  moneyNow,
  morning,
  type Ports,
  place,
  registered,
  starter,
} from "./company-on-account.ts"
import type { DrivenCase } from "./contract-case.ts"
import { expectEqual, expectTrue, refusalOf } from "./expectations.ts"

export const plansOnAccountContract: readonly DrivenCase<Ports>[] = [
  accountCase(
    "a plan costs its price once in each of its periods, however it is chosen, changed and ended",
    Effect.gen(function* () {
      yield* registered(95_000)
      const once = yield* starter()
      expectEqual(once.company.planEndsAt, creditEnd("AE", morning, 90))
      yield* starter()
      yield* starter(null)
      const again = yield* starter()
      expectEqual(again.company.planEndsAt, once.company.planEndsAt)
      expectEqual(yield* moneyNow(), { owed: 95_000, credit: 100_000 })
      expectEqual((yield* refusalOf(starter("ae-business")))._tag, "CreditLimitReached")
      yield* commit({ kind: "setCreditLimit", companyId: "palm", limit: dirhams(545_000) })
      yield* starter("ae-business")
      yield* starter()
      expectEqual(yield* moneyNow(), { owed: 545_000, credit: 600_000 })
    }),
  ),
  accountCase(
    "what has ended is written off and bought anew, once, and ends where the limit leaves no room",
    Effect.gen(function* () {
      yield* registered(190_000)
      yield* starter()
      yield* place()
      const first = creditEnd("AE", morning, 90)
      yield* TestClock.setTime(first - 1)
      yield* tendAccounts()
      expectTrue((yield* moneyNow()).credit > 0, "credit is gone before its last midnight")
      yield* TestClock.setTime(first + 15_000)
      yield* Effect.all([tendAccounts(), tendAccounts()], { concurrency: "unbounded" })
      yield* tendAccounts()
      expectEqual(yield* moneyNow(), { owed: 190_000, credit: 100_000 })
      expectEqual((yield* (yield* Companies).find("palm"))?.planEndsAt, first + 90 * msPerDay)
      yield* TestClock.setTime(first + 90 * msPerDay)
      yield* tendAccounts()
      yield* tendAccounts()
      expectEqual(yield* moneyNow(), { owed: 190_000, credit: 0 })
      expectEqual((yield* (yield* Companies).find("palm"))?.planId, null)
    }),
  ),
]
