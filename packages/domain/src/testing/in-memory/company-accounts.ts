import * as Effect from "effect/Effect"
import { billingCause } from "../../corporate/billing.ts"
import type { AccountEntry } from "../../corporate/company-account.ts"
import { beginsLot } from "../../corporate/credit.ts"
import { markets } from "../../market/market.ts"
import { money } from "../../money/money.ts"
import type { CorporateChange } from "../../ports/driven/changes/corporate.ts"
import type { AccountMonth, AccountReadings } from "../../ports/driven/companies.ts"
import type { CompanyTables } from "./company-tables.ts"
import type { PaymentTables } from "./payment.ts"
import { type Applying, isNew } from "./tables.ts"

type AccountChange = Extract<CorporateChange, { readonly kind: "postCredit" | "postToAccount" | "setCreditLimit" }>

export const applyingAccount: Applying<AccountChange, CompanyTables> = {
  postCredit({ credit, creditLots }, { entry }) {
    const { id, companyId, lotId, minor, expiresAt, at, kind } = entry
    if (!isNew(credit, id, entry)) return false
    if (beginsLot(entry))
      return isNew(creditLots, id, { id, companyId, planId: entry.for, left: minor, expiresAt: expiresAt ?? 0 })
    const lot = creditLots.get(lotId)
    if (!lot || lot.left + minor < 0) return false
    if (kind === "expiry" ? lot.left + minor !== 0 : lot.expiresAt <= at) return false
    creditLots.set(lotId, { ...lot, left: lot.left + minor })
    return true
  },
  postToAccount({ accountEntries, creditLimits }, { entry }) {
    const { companyId, onAccount } = entry
    const after = owedBy([...accountEntries.values()], companyId) + onAccount.minor
    if (onAccount.minor > 0 && after > (creditLimits.get(companyId) ?? 0)) return false
    return isNew(accountEntries, entry.id, entry)
  },
  setCreditLimit({ companies, creditLimits }, { companyId, limit }) {
    if (!companies.has(companyId)) return false
    creditLimits.set(companyId, limit.minor)
    return true
  },
}

export function accountReadings(tables: () => CompanyTables & Pick<PaymentTables, "documents">): AccountReadings {
  const entriesOf = (companyId: string) =>
    inOrder([...tables().accountEntries.values()].filter((entry) => entry.companyId === companyId))
  const creditOf = (companyId: string) =>
    inOrder([...tables().credit.values()].filter((entry) => entry.companyId === companyId))
  const lotsLeft = () =>
    [...tables().creditLots.values()]
      .filter(({ left }) => left > 0)
      .sort((a, b) => a.expiresAt - b.expiresAt || (a.id < b.id ? -1 : 1))
  return {
    account: ({ id, market }) =>
      Effect.sync(() => {
        const { currency } = markets[market]
        const owed = money(owedBy([...tables().accountEntries.values()], id), currency)
        return { owed, limit: money(tables().creditLimits.get(id) ?? 0, currency) }
      }),
    lots: (companyId) => Effect.sync(() => lotsLeft().filter((lot) => lot.companyId === companyId)),
    credit: (companyId, from, to) => Effect.sync(() => creditOf(companyId).filter(({ at }) => at >= from && at < to)),
    boughtUntil: (companyId, planId) =>
      Effect.sync(
        () =>
          creditOf(companyId).findLast((line) => line.kind === "purchase" && line.for === planId)?.expiresAt ?? null,
      ),
    ofBooking: (companyId, reference) =>
      Effect.sync(() => ({
        entries: entriesOf(companyId).filter((entry) => entry.for === reference),
        credit: creditOf(companyId).filter((line) => line.for === reference),
      })),
    chargedFor: (companyId, references) =>
      Effect.sync(() => {
        const wanted: ReadonlySet<string> = new Set(references)
        const charged = new Map<string, number>()
        for (const { kind, for: reference, onAccount, onCredit } of entriesOf(companyId))
          if (kind !== "payment" && wanted.has(reference))
            charged.set(reference, (charged.get(reference) ?? 0) + onAccount.minor + onCredit.minor)
        return charged
      }),
    entries: (companyId, month) => Effect.sync(() => entriesOf(companyId).filter((entry) => entry.month === month)),
    months: (companyId) => Effect.sync(() => monthsOf(entriesOf(companyId))),
    endedLots: (now, limit) =>
      Effect.sync(() =>
        lotsLeft()
          .filter(({ expiresAt }) => expiresAt <= now)
          .slice(0, limit),
      ),
    renewals: (now, limit) =>
      Effect.sync(() =>
        [...tables().companies.values()]
          .filter(({ state, planEndsAt }) => state === "approved" && planEndsAt !== null && planEndsAt <= now)
          .slice(0, limit),
      ),
    unbilled: (market, before, limit) =>
      Effect.sync(() => {
        const { companies, documents } = tables()
        const ofMarket = [...companies.values()].filter((company) => company.market === market)
        return ofMarket
          .flatMap(({ id }) => monthsOf(entriesOf(id)).map((month) => ({ companyId: id, ...month })))
          .filter(({ month, charged }) => month < before && charged !== 0)
          .filter(({ companyId, month }) => !documents.has(billingCause(companyId, month)))
          .map(({ companyId, month, charged }) => ({ companyId, month, charged }))
          .slice(0, limit)
      }),
  }
}

const owedBy = (entries: readonly AccountEntry[], companyId: string): number =>
  entries.reduce((sum, entry) => (entry.companyId === companyId ? sum + entry.onAccount.minor : sum), 0)

function monthsOf(entries: readonly AccountEntry[]): readonly AccountMonth[] {
  const months = new Map<string, AccountMonth>()
  for (const { month, kind, onAccount, vat } of entries) {
    const before = months.get(month) ?? { month, charged: 0, vat: 0, paid: 0 }
    const after =
      kind === "payment"
        ? { ...before, paid: before.paid - onAccount.minor }
        : { ...before, charged: before.charged + onAccount.minor, vat: before.vat + vat.minor }
    months.set(month, after)
  }
  return [...months.values()].sort((a, b) => (a.month < b.month ? 1 : -1))
}

const inOrder = <Line extends { readonly at: number; readonly id: string }>(lines: readonly Line[]): readonly Line[] =>
  lines.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
