import * as Effect from "effect/Effect"
import { type Account, changedAccount } from "../../../account/account.ts"
import type { StaffEvent } from "../../../account/staff-event.ts"
import type { Currency } from "../../../market/market.ts"
import { type Money, money } from "../../../money/money.ts"
import { Accounts } from "../../../ports/driven/accounts.ts"
import { Sessions } from "../../../ports/driven/sessions.ts"
import type { Change } from "../../../ports/driven/unit-of-work.ts"
import { sampleAccount as amna, accountMadeAt as now, sampleSession } from "../../sample-account.ts"
import { conflictOf } from "../conflict-of.ts"
import { type DrivenCase, drivenCase } from "../contract-case.ts"
import { expectEqual } from "../expectations.ts"
import { appliedOf, commit, found, insert, named, other, type Ports } from "./stage.ts"

const admin = (id: string): Account =>
  other({ id, role: "admin", contacts: { ...amna.contacts, email: `${id}@example.com` } })

const driver = (id: string): Account =>
  other({ id, role: "porter", contacts: { ...amna.contacts, email: `${id}@example.com` } })

let transactions = 0

/** The changes when a driver takes cash. */
const taken = (of: string, amount: Money): readonly Change[] => {
  transactions += 1
  const id = `cash-${transactions}`
  const entries = [{ account: `cash-with:${of}`, amount } as const]
  return [
    { kind: "postLedger", booking: null, transaction: { id, source: id, at: now, entries } },
    { kind: "keepAccount", accountId: of },
  ]
}

const gone = (id: string): readonly Change[] => [
  { kind: "holdNoCash", leaving: id },
  { kind: "eraseAccount", accountId: id, proved: { email: null, phone: null } },
]

const replace = (account: Account): Change => ({ kind: "replaceAccount", account })

/** Concurrent changes of an account: one applies. */
export const changes: readonly DrivenCase<Ports>[] = [
  drivenCase(
    "of many that prove one e-mail at once, one does",
    Effect.gen(function* () {
      const applied = yield* appliedOf(20, (index) => insert({ ...amna, id: `account-${index}` }))
      expectEqual(applied, 1)
      expectEqual((yield* named()).length, 1)
    }),
  ),
  drivenCase(
    "a change applies to the version that it was decided on, and to no other",
    Effect.gen(function* () {
      yield* commit(insert())
      const renamed = changedAccount(amna, { name: "Amna" })
      yield* commit({ kind: "replaceAccount", account: renamed })
      expectEqual(yield* found(), renamed)
      const late = changedAccount(amna, { name: "Late" })
      expectEqual(yield* conflictOf({ kind: "replaceAccount", account: late }), "replaceAccount")
      expectEqual(yield* conflictOf({ kind: "replaceAccount", account: other({ version: 2 }) }), "replaceAccount")
      expectEqual(yield* found(), renamed)
    }),
  ),
  drivenCase(
    "of many changes at once, one applies",
    Effect.gen(function* () {
      yield* commit(insert())
      const applied = yield* appliedOf(20, (index) => ({
        kind: "replaceAccount",
        account: changedAccount(amna, { name: `Amna ${index}` }),
      }))
      expectEqual(applied, 1)
      expectEqual((yield* found())?.version, 2)
    }),
  ),
  drivenCase(
    "what was decided on a version of an account applies to that version alone, with a change of it too",
    Effect.gen(function* () {
      yield* commit(insert())
      const renamed = changedAccount(amna, { name: "Amna" })
      const keep = ({ id, version }: Account): Change => ({ kind: "keepVersion", accountId: id, version })
      yield* commit(keep(amna))
      expectEqual(yield* found(), amna)
      expectEqual(yield* conflictOf(keep(renamed)), "keepVersion")
      yield* commit(replace(renamed), keep(renamed))
      expectEqual(yield* conflictOf(keep(amna)), "keepVersion")
      expectEqual(yield* conflictOf(keep({ ...renamed, id: "nobody" })), "keepVersion")
      expectEqual(yield* found(), renamed)
    }),
  ),
  drivenCase(
    "of a session and the change that ends all of them at once no session of before is left, whichever is first",
    Effect.gen(function* () {
      const { of } = yield* Sessions
      for (const [index, isSessionFirst] of [true, false, true, false].entries()) {
        const account = {
          ...amna,
          id: `account-${index}`,
          contacts: { ...amna.contacts, email: `${index}@example.com` },
        }
        const { id: accountId, version } = account
        yield* commit(insert(account))
        const session = sampleSession({ id: `session-${index}`, digest: `digest-${index}`, accountId })
        const opened = commit({ kind: "openSession", session }, { kind: "keepVersion", accountId, version })
        const ended: Change = { kind: "endSessions", accountId, exceptId: null }
        const changed = commit(replace(changedAccount(account, { passwordHash: "new" })), ended)
        yield* Effect.all((isSessionFirst ? [opened, changed] : [changed, opened]).map(Effect.result), {
          concurrency: "unbounded",
        })
        expectEqual(yield* of(accountId), [])
      }
    }),
  ),
  drivenCase(
    "of admins who go at once, one stays",
    Effect.gen(function* () {
      const ids = ["admin-1", "admin-2", "admin-3"]
      for (const id of ids) yield* commit(insert(admin(id)))
      const gone = (id: string) =>
        commit({ kind: "keepAdmin", leaving: id }, replace(changedAccount(admin(id), { disabledAt: now })))
      const outcomes = yield* Effect.all(
        ids.map((id) => Effect.result(gone(id))),
        { concurrency: "unbounded" },
      )
      expectEqual(outcomes.filter(({ _tag }) => _tag === "Success").length, 2)
      const left = (yield* (yield* Accounts).staff).filter(({ disabledAt }) => disabledAt === null)
      expectEqual(left.length, 1)
    }),
  ),
  drivenCase(
    "an admin without a password, one who is disabled and another's role keep nobody",
    Effect.gen(function* () {
      yield* commit(insert(admin("admin-1")))
      yield* commit(insert({ ...admin("invited"), passwordHash: null }))
      yield* commit(insert({ ...admin("disabled"), disabledAt: now }))
      yield* commit(insert({ ...admin("ops"), role: "ops" }))
      expectEqual(yield* conflictOf({ kind: "keepAdmin", leaving: "admin-1" }), "keepAdmin")
      yield* commit({ kind: "keepAdmin", leaving: "invited" })
    }),
  ),
  drivenCase(
    "of a driver's cash and the end of his account at once one comes to pass, whichever is first",
    Effect.gen(function* () {
      for (const [index, isCashFirst] of [true, false, true, false].entries()) {
        const id = `driver-${index}`
        yield* commit(insert(driver(id)))
        const cash = commit(...taken(id, money(2625, "AED")))
        const end = commit(...gone(id))
        const outcomes = yield* Effect.all((isCashFirst ? [cash, end] : [end, cash]).map(Effect.result), {
          concurrency: "unbounded",
        })
        expectEqual(outcomes.filter(({ _tag }) => _tag === "Success").length, 1)
        expectEqual((yield* found(id)) === null, outcomes[isCashFirst ? 1 : 0]?._tag === "Success")
      }
    }),
  ),
  drivenCase(
    "a driver goes when he has handed in what he took, of each currency, whatever another has",
    Effect.gen(function* () {
      for (const id of ["driver-1", "driver-2"]) yield* commit(insert(driver(id)))
      yield* commit(...taken("driver-2", money(100, "AED")))
      const own = (minor: number, currency: Currency) => taken("driver-1", money(minor, currency))
      const leaving: Change = { kind: "holdNoCash", leaving: "driver-1" }
      yield* commit(...own(2625, "AED"), ...own(-2625, "QAR"))
      expectEqual(yield* conflictOf(leaving), "holdNoCash")
      yield* commit(...own(-2625, "AED"))
      expectEqual(yield* conflictOf(leaving), "holdNoCash")
      yield* commit(...own(2625, "QAR"))
      yield* commit(...gone("driver-1"))
      expectEqual(yield* conflictOf({ kind: "keepAccount", accountId: "driver-1" }), "keepAccount")
    }),
  ),
  drivenCase(
    "who was kept out and let in again is listed the newest first, and a line stands once",
    Effect.gen(function* () {
      const event = (id: string, at: number, by: string | null, action: StaffEvent["action"]): StaffEvent => ({
        id,
        at,
        by,
        of: "account-1",
        action,
      })
      const [out, again, late] = [
        event("event-2", now, "admin-1", "disable"),
        event("event-1", now + 1, null, "enable"),
        event("event-3", now + 1, "admin-1", "disable"),
      ] as const
      for (const one of [out, again, late]) yield* commit({ kind: "noteStaffEvent", event: one })
      const { staffEvents } = yield* Accounts
      expectEqual(yield* staffEvents(9), [late, again, out])
      expectEqual(yield* staffEvents(2), [late, again])
      expectEqual(yield* conflictOf({ kind: "noteStaffEvent", event: out }), "noteStaffEvent")
    }),
  ),
]
