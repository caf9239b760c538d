import * as Effect from "effect/Effect"
import type { Company, Membership } from "../../corporate/company.ts"
import type { AccountEntry } from "../../corporate/company-account.ts"
import type { CreditEntry } from "../../corporate/credit.ts"
import { demoPlans } from "../../corporate/demo-plans.ts"
import { purchaseOf } from "../../corporate/plan.ts"
import { money } from "../../money/money.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { sampleAccount } from "../sample-account.ts"
import { at } from "../sample-booking.ts"
import { conflictOf } from "./conflict-of.ts"
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
  planEndsAt: null,
  refusals: [],
  createdAt: now + number,
  version: 1,
})
const member = (accountId: string, role: Membership["role"], companyId = "company-1"): Membership => ({
  companyId,
  accountId,
  role,
  since: now,
})
const phoneOf = (id: string): string => `phone of ${id}`
const account = (id: string, isEmailProved = true, phone = phoneOf(id)): Change => {
  const contacts = { ...sampleAccount.contacts, email: `${id}@example.com`, isEmailProved, phone }
  return { kind: "insertAccount", account: { ...sampleAccount, id, name: id, contacts } }
}
const commit = Effect.fnUntraced(function* (...changes: readonly Change[]) {
  yield* (yield* UnitOfWork).commit(changes)
})
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
      const renumbered: Company = { ...company(2), taxNumber: company(1).taxNumber, version: 2 }
      expectEqual(yield* conflictOf({ kind: "replaceCompany", company: renumbered }), "replaceCompany")
      yield* commit(insert({ ...company(1), id: "company-8", market: "QA" }))
      expectEqual(yield* conflictOf(join(member("aisha", "viewer", "company-2"))), "insertMember")
    }),
  ),
  drivenCase(
    "changes a company only on the state that was seen",
    Effect.gen(function* () {
      yield* commit(insert(company(1)))
      const refusals: Company["refusals"] = [{ reason: "Unknown", answeredAt: now, changed: ["taxNumber", "phone"] }]
      const changed: Company = {
        ...company(1),
        state: "suspended",
        reason: "Unpaid",
        costCentres: [],
        refusals,
        version: 2,
      }
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
    "is reached by another owner where it was by him who goes, and by the same where its contact was never his",
    Effect.gen(function* () {
      const contactOf = Effect.fnUntraced(function* (id: string) {
        const found = yield* (yield* Companies).find(id)
        return found && [found.contactName, found.email, found.phone, found.version]
      })
      const booleans = [false, true]
      const plans = booleans.flatMap((registers) =>
        booleans.flatMap((email) =>
          booleans.flatMap((phone) => ["own", "spelt", "heir's"].map((name) => ({ registers, email, phone, name }))),
        ),
      )
      for (const [index, { registers, email, phone, name }] of plans.entries()) {
        const [number, id] = [index + 10, `company-${index + 10}`]
        const [leaver, heir, older] = [`leaver-${index}`, `heir-${index}`, `older-${index}`]
        const one: Company = {
          ...company(number),
          taxNumber: String(100_000_000_000_000 + number),
          contactName: { own: leaver, spelt: "Umm Aisha", "heir's": heir }[name] ?? "",
          email: email ? `${leaver}@example.com` : "office@palm.example",
          phone: phone ? phoneOf(leaver) : "+97142345678",
        }
        const joined = (accountId: string, later: number) =>
          join({ ...member(accountId, "owner", id), since: one.createdAt + later })
        yield* commit(insert(one), account(leaver), account(heir), account(older, false))
        yield* commit(joined(leaver, registers ? 0 : 1), joined(older, 2), joined(heir, 3))
        yield* commit({ kind: "removeMember", companyId: id, accountId: leaver })
        const isHisName = name === "own" || (name === "spelt" && (registers || email || phone))
        const hasAny = email || phone || isHisName
        expectEqual(yield* contactOf(id), [
          isHisName ? heir : one.contactName,
          email ? `${heir}@example.com` : one.email,
          phone ? phoneOf(heir) : one.phone,
          hasAny ? 2 : 1,
        ])
      }
    }),
  ),
  drivenCase(
    "is reached by the owner of longest standing where nobody has proved an e-mail, and nowhere without a phone of his",
    Effect.gen(function* () {
      yield* commit(account("aisha"), account("omar", false, ""), account("zayed", false))
      const joined = (accountId: string, later: number) =>
        join({ ...member(accountId, "owner"), since: company(1).createdAt + later })
      yield* commit(insert({ ...company(1), email: "aisha@example.com", phone: phoneOf("aisha") }))
      yield* commit(joined("aisha", 0), joined("zayed", 3), joined("omar", 2))
      yield* commit({ kind: "removeMember", companyId: "company-1", accountId: "aisha" })
      const found = yield* (yield* Companies).find("company-1")
      expectEqual([found?.contactName, found?.email, found?.phone], ["omar", "omar@example.com", ""])
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
    "keeps what is left of each lot beside its lines, and lets none be drawn twice",
    Effect.gen(function* () {
      const [plan] = demoPlans
      if (!plan) throw new Error("There is a demo plan")
      const bought = purchaseOf(plan, "company-1", "lot-1", now)
      const end = bought.expiresAt ?? now
      yield* commit(insert(company(1)), { kind: "postCredit", entry: bought })
      expectEqual(yield* conflictOf({ kind: "postCredit", entry: bought }), "postCredit")
      const move = (id: string, kind: CreditEntry["kind"], minor: number, at = now): Change => ({
        kind: "postCredit",
        entry: { id, companyId: "company-1", kind, lotId: "lot-1", minor, for: "booking-1", at, expiresAt: null },
      })
      yield* commit(move("draw-1", "draw", -60_000))
      expectEqual(yield* conflictOf(move("draw-2", "draw", -40_001)), "postCredit")
      expectEqual(yield* conflictOf(move("draw-3", "draw", -1, end)), "postCredit")
      expectEqual(yield* conflictOf(move("end-1", "expiry", -39_999, end)), "postCredit")
      yield* commit(move("back-1", "give-back", 10_000))
      const companies = yield* Companies
      const lot = { id: "lot-1", companyId: "company-1", planId: plan.id, left: 50_000, expiresAt: end }
      expectEqual(yield* companies.lots("company-1"), [lot])
      expectEqual(yield* companies.endedLots(end - 1, 9), [])
      expectEqual(yield* companies.endedLots(end, 9), [lot])
      expectEqual(yield* companies.boughtUntil("company-1", plan.id), end)
      expectEqual(yield* companies.boughtUntil("company-1", "another"), null)
      expectEqual(
        (yield* companies.ofBooking("company-1", "booking-1")).credit.map(({ id }) => id),
        ["back-1", "draw-1"],
      )
      expectEqual((yield* companies.credit("company-1", now, now + 1)).length, 3)
      yield* commit(move("end-2", "expiry", -50_000, end))
      expectEqual(yield* companies.lots("company-1"), [])
    }),
  ),
  drivenCase(
    "owes what its lines come to, and never more than its limit by any of them",
    Effect.gen(function* () {
      yield* commit(insert(company(1)))
      const dirhams = (minor: number) => money(minor, "AED")
      const line = (id: string, minor: number, kind: AccountEntry["kind"] = "booking", month = "2026-11") => ({
        kind: "postToAccount" as const,
        entry: {
          id,
          companyId: "company-1",
          kind,
          for: `for-${id}`,
          costCentre: kind === "booking" ? "shop" : null,
          onAccount: dirhams(minor),
          vat: dirhams(kind === "payment" ? 0 : minor / 21),
          onCredit: dirhams(0),
          at: now,
          month,
        } satisfies AccountEntry,
      })
      expectEqual(yield* conflictOf(line("a", 2_100)), "postToAccount")
      yield* commit({ kind: "setCreditLimit", companyId: "company-1", limit: dirhams(4_200) })
      yield* commit(line("a", 2_100), line("b", 2_100))
      expectEqual(yield* conflictOf(line("c", 21)), "postToAccount")
      expectEqual(yield* conflictOf(line("b", -21, "give-back")), "postToAccount")
      yield* commit(line("d", -1_050, "payment"), line("e", 1_050, "booking", "2026-12"))
      const companies = yield* Companies
      expectEqual(yield* companies.account(company(1)), { owed: dirhams(4_200), limit: dirhams(4_200) })
      expectEqual(yield* companies.months("company-1"), [
        { month: "2026-12", charged: 1_050, vat: 50, paid: 0 },
        { month: "2026-11", charged: 4_200, vat: 200, paid: 1_050 },
      ])
      expectEqual(
        (yield* companies.entries("company-1", "2026-12")).map(({ id }) => id),
        ["e"],
      )
      expectEqual(yield* companies.unbilled("AE", "2026-12", 9), [
        { companyId: "company-1", month: "2026-11", charged: 4_200 },
      ])
      expectEqual(yield* companies.unbilled("QA", "2027-12", 9), [])
      yield* commit({
        kind: "issueDocument",
        document: {
          series: { entity: "AE", kind: "tax-invoice", year: 2026 },
          cause: "statement-company-1-2026-11",
          booking: null,
          companyId: "company-1",
          amount: dirhams(4_200),
          at: now,
          particulars: null,
          seller: null,
        },
      })
      expectEqual(yield* companies.unbilled("AE", "2026-12", 9), [])
      const other = line("f", 0, "booking")
      yield* commit(insert(company(2)), { kind: "setCreditLimit", companyId: "company-2", limit: dirhams(4_200) })
      yield* commit({
        kind: "postToAccount",
        entry: { ...other.entry, companyId: "company-2", onAccount: dirhams(420) },
      })
      // The same month of another company, which has its document.
      expectEqual(yield* companies.unbilled("AE", "2026-12", 9), [
        { companyId: "company-2", month: "2026-11", charged: 420 },
      ])
    }),
  ),
  drivenCase(
    "finds the companies whose plan is to be bought again",
    Effect.gen(function* () {
      const renewing: Company = { ...company(1), planId: "ae-starter", planEndsAt: now }
      yield* commit(insert(renewing), insert({ ...company(2), planId: "ae-starter", planEndsAt: now }))
      const companies = yield* Companies
      expectEqual(yield* companies.renewals(now - 1, 9), [])
      expectEqual(yield* companies.renewals(now, 9), [renewing])
    }),
  ),
]
