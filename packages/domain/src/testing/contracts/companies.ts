import * as Effect from "effect/Effect"
import type { Company, Membership } from "../../corporate/company.ts"
import { demoPlans } from "../../corporate/demo-plans.ts"
import { purchaseOf } from "../../corporate/plan.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { at } from "../sample-booking.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual } from "./expectations.ts"

const now = at("2026-11-21T05:00:00.000Z")
const company = (number: number): Company => ({
  id: `company-${number}`,
  market: "AE",
  name: `Palm Trading ${number}`,
  taxNumber: `10000000000000${number}`,
  contactName: "Aisha Rahman",
  email: "aisha@palm.example",
  phone: "+971501234567",
  state: number === 1 ? "approved" : "pending",
  reason: "",
  costCentres: [{ id: "shop", name: "Shop", isActive: true }],
  planId: null,
  createdAt: now + number,
  version: 1,
})
const member = (accountId: string, role: Membership["role"], companyId = "company-1"): Membership => ({
  companyId,
  accountId,
  role,
  since: now,
})
const commit = Effect.fnUntraced(function* (...changes: readonly Change[]) {
  yield* (yield* UnitOfWork).commit(changes)
})
const conflictOf = (...changes: readonly Change[]) =>
  Effect.map(Effect.flip(commit(...changes)), ({ change }) => change)
const insert = (one: Company): Change => ({ kind: "insertCompany", company: one })
const join = (one: Membership): Change => ({ kind: "insertMember", member: one })

export const companiesContract: readonly DrivenCase<Companies | UnitOfWork>[] = [
  drivenCase(
    "finds a company by its id and by its member",
    Effect.gen(function* () {
      yield* commit(insert(company(1)), join(member("aisha", "owner")))
      const companies = yield* Companies
      expectEqual(yield* companies.find("company-1"), company(1))
      expectEqual(yield* companies.find("company-9"), null)
      expectEqual(yield* companies.ofAccount("aisha"), { company: company(1), membership: member("aisha", "owner") })
      expectEqual(yield* companies.ofAccount("omar"), null)
    }),
  ),
  drivenCase(
    "lists companies, the newest first, of one state and page by page",
    Effect.gen(function* () {
      yield* commit(insert(company(1)), insert(company(2)), insert(company(3)))
      const companies = yield* Companies
      expectEqual(yield* companies.list(null, null, 2), [company(3), company(2)])
      expectEqual(yield* companies.list(null, company(2), 2), [company(1)])
      expectEqual(yield* companies.list("approved", null, 9), [company(1)])
    }),
  ),
  drivenCase(
    "has one company for a tax number of a market, and one for an account",
    Effect.gen(function* () {
      yield* commit(insert(company(1)), insert(company(2)), join(member("aisha", "owner")))
      expectEqual(yield* conflictOf(insert({ ...company(1), id: "company-8" })), "insertCompany")
      yield* commit(insert({ ...company(1), id: "company-8", market: "QA" }))
      expectEqual(yield* conflictOf(join(member("aisha", "viewer", "company-2"))), "insertMember")
    }),
  ),
  drivenCase(
    "changes a company only on the state that was seen",
    Effect.gen(function* () {
      yield* commit(insert(company(1)))
      const changed: Company = { ...company(1), state: "suspended", reason: "Unpaid", costCentres: [], version: 2 }
      yield* commit({ kind: "replaceCompany", company: changed })
      expectEqual(yield* conflictOf({ kind: "replaceCompany", company: changed }), "replaceCompany")
      expectEqual(yield* (yield* Companies).find("company-1"), changed)
    }),
  ),
  drivenCase(
    "keeps an owner, whoever goes or changes",
    Effect.gen(function* () {
      yield* commit(insert(company(1)), join(member("aisha", "owner")), join(member("omar", "booker")))
      const leave = (accountId: string): Change => ({ kind: "removeMember", companyId: "company-1", accountId })
      const become = (accountId: string, role: Membership["role"]): Change => ({
        kind: "changeMember",
        member: member(accountId, role),
      })
      expectEqual(yield* conflictOf(leave("aisha")), "removeMember")
      expectEqual(yield* conflictOf(become("aisha", "viewer")), "changeMember")
      expectEqual(yield* conflictOf(leave("nobody")), "removeMember")
      yield* commit(become("aisha", "owner"), become("omar", "owner"), leave("aisha"))
      expectEqual(yield* (yield* Companies).members("company-1"), [member("omar", "owner")])
    }),
  ),
  drivenCase(
    "keeps the last invitation to an e-mail, and uses it once",
    Effect.gen(function* () {
      yield* commit(insert(company(1)))
      const invitation = { companyId: "company-1", email: "omar@palm.example", role: "viewer", invitedAt: now } as const
      yield* commit({ kind: "inviteMember", invitation })
      yield* commit({ kind: "inviteMember", invitation: { ...invitation, role: "booker", invitedAt: now + 5 } })
      const companies = yield* Companies
      const last = { ...invitation, role: "booker", invitedAt: now + 5 } as const
      expectEqual(yield* companies.invitationFor("omar@palm.example"), last)
      expectEqual(yield* companies.invitations("company-1"), [last])
      const use: Change = { kind: "useInvitation", companyId: "company-1", email: "omar@palm.example" }
      yield* commit(use)
      expectEqual(yield* conflictOf(use), "useInvitation")
      expectEqual(yield* companies.invitationFor("omar@palm.example"), null)
    }),
  ),
  drivenCase(
    "adds lines to a company's credit, each once",
    Effect.gen(function* () {
      const [plan] = demoPlans
      if (!plan) throw new Error("There is a demo plan")
      const entry = purchaseOf(plan, "company-1", "line-1", now)
      yield* commit(insert(company(1)), { kind: "insertCredit", entry })
      expectEqual(yield* conflictOf({ kind: "insertCredit", entry }), "insertCredit")
      expectEqual(yield* (yield* Companies).credit("company-1"), [entry])
    }),
  ),
]
