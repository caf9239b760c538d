import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { CompanyDetails } from "../../corporate/company.ts"
import { money } from "../../money/money.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { refusalOf } from "../../testing/contracts/expectations.ts"
import { inMemoryPorts } from "../../testing/in-memory-ports.ts"
import { staffAccount } from "../../testing/staff-account.ts"
import { type Caller, guestCaller } from "../caller.ts"
import { decideCompany } from "./decide-company.ts"
import { applyAgain, registerCompany } from "./register-company.ts"
import { showCompany } from "./show-company.ts"

const start = Date.parse("2026-11-21T09:00:00.000+04:00")
const hour = 3_600_000
const callerOf = (id: string): Caller => ({
  ...guestCaller(null),
  actor: { type: "customer", id, company: null },
})
const aisha = callerOf("aisha")
const details: CompanyDetails = {
  name: "Palm Trading",
  taxNumber: "100000000000001",
  contactName: "Aisha Rahman",
  email: "aisha@palm.example",
  phone: "+971501234567",
}
const mended: CompanyDetails = { ...details, taxNumber: "100 0000 0000 0002", phone: "050 765 4321" }

const stage = () => ManagedRuntime.make(inMemoryPorts().pipe(Layer.merge(TestClock.layer())))
let runtime: ReturnType<typeof stage>
beforeEach(async () => {
  runtime = stage()
  await runtime.runPromise(TestClock.setTime(start))
  const accounts = ["aisha", "omar"].map(
    (id): Change => ({ kind: "insertAccount", account: staffAccount(id, "customer", id) }),
  )
  await runtime.runPromise(UnitOfWork.use((work) => work.commit(accounts)))
})
afterEach(() => runtime.dispose())

const decide = (
  id: string,
  version: number,
  decision: { state: "approved"; limit: number | null } | { reason: string },
) => decideCompany({ state: "refused", reason: "", limit: null, ...decision, id, version })
const refused = Effect.gen(function* () {
  const { company } = yield* registerCompany({ market: "AE", details }, aisha)
  return yield* decide(company.id, 1, { reason: "No such number" })
})
const tagOf = <Value, Failure extends { readonly _tag: string }, Needs>(
  program: Effect.Effect<Value, Failure, Needs>,
) => Effect.map(refusalOf(program), ({ _tag }) => _tag)

describe("an approval", () => {
  it("says up to how much may be owed, and is none without it", () =>
    runtime.runPromise(
      Effect.gen(function* () {
        const { company } = yield* registerCompany({ market: "AE", details }, aisha)
        const unsaid = yield* refusalOf(decide(company.id, 1, { state: "approved", limit: null }))
        expect(unsaid).toMatchObject({ _tag: "InvalidCompany", issues: [{ field: "limit", kind: "missing" }] })
        expect((yield* showCompany(aisha)).company.state).toBe("pending")
        yield* decide(company.id, 1, { state: "approved", limit: 500_000 })
        expect((yield* showCompany(aisha)).account.limit).toEqual(money(500_000, "AED"))
        yield* decideCompany({ id: company.id, state: "suspended", reason: "Unpaid", limit: null, version: 2 })
        expect((yield* showCompany(aisha)).account.limit).toEqual(money(500_000, "AED"))
        yield* decide(company.id, 3, { state: "approved", limit: 0 })
        expect((yield* showCompany(aisha)).account.limit).toEqual(money(0, "AED"))
      }),
    ))
})

describe("a refused application", () => {
  it("is corrected by its owner and waits again, the same company with why it was refused", () =>
    runtime.runPromise(
      Effect.gen(function* () {
        const { id } = yield* refused
        yield* TestClock.setTime(start + hour)
        const { company } = yield* applyAgain({ details: mended, version: 2 }, aisha)
        expect(company).toMatchObject({
          id,
          state: "pending",
          reason: "",
          taxNumber: "100000000000002",
          phone: "+971507654321",
          createdAt: start,
          refusals: [{ reason: "No such number", answeredAt: start + hour, changed: ["taxNumber", "phone"] }],
        })
        expect(yield* (yield* Companies).list("pending", null, 9)).toEqual([company])
        yield* decide(id, 3, { reason: "Not yours" })
        const again = yield* applyAgain({ details, version: 4 }, aisha)
        expect(again.company.refusals.map(({ reason }) => reason)).toEqual(["No such number", "Not yours"])
        expect((yield* decide(id, 5, { state: "approved", limit: 0 })).refusals).toHaveLength(2)
      }),
    ))

  it("stays refused where what is sent again is wrong, another company's, or not what was seen", () =>
    runtime.runPromise(
      Effect.gen(function* () {
        yield* registerCompany(
          { market: "AE", details: { ...details, taxNumber: "100000000000009" } },
          callerOf("omar"),
        )
        yield* refused
        const again = (over: Partial<CompanyDetails>, version = 2) =>
          applyAgain({ details: { ...mended, ...over }, version }, aisha)
        expect(yield* refusalOf(again({ name: " ", phone: "12" }))).toMatchObject({
          issues: [
            { field: "name", kind: "missing" },
            { field: "phone", kind: "invalid" },
          ],
        })
        expect(yield* refusalOf(again({ taxNumber: "100000000000009" }))).toMatchObject({ what: "tax-number" })
        expect(yield* tagOf(again({}, 1))).toBe("CompanyChanged")
        expect((yield* showCompany(aisha)).company).toMatchObject({ state: "refused", version: 2, refusals: [] })
      }),
    ))

  it("is sent again by nobody else, and by nobody once it waits or is decided otherwise", () =>
    runtime.runPromise(
      Effect.gen(function* () {
        const { id } = yield* refused
        expect(yield* tagOf(applyAgain({ details: mended, version: 2 }, callerOf("omar")))).toBe("CompanyNotFound")
        yield* applyAgain({ details: mended, version: 2 }, aisha)
        expect(yield* tagOf(applyAgain({ details: mended, version: 3 }, aisha))).toBe("DecisionRefused")
        yield* decide(id, 3, { state: "approved", limit: 0 })
        expect(yield* tagOf(applyAgain({ details: mended, version: 4 }, aisha))).toBe("DecisionRefused")
      }),
    ))
})
