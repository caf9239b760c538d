import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { Account } from "../../account/account.ts"
import { type Company, type CompanyInvitation, changedCompany } from "../../corporate/company.ts"
import type { Plan } from "../../corporate/plan.ts"
import type { CorporateChange } from "../../ports/driven/changes/corporate.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { accountReadings, applyingAccount } from "./company-accounts.ts"
import type { CompanyTables } from "./company-tables.ts"
import type { PaymentTables } from "./payment.ts"
import { type Applying, isNew } from "./tables.ts"

const invitationKey = ({ companyId, email }: Pick<CompanyInvitation, "companyId" | "email">): string =>
  `${companyId} ${email}`

const isLastOwner = ({ members }: CompanyTables, companyId: string, accountId: string): boolean => {
  const owners = [...members.values()].filter((member) => member.companyId === companyId && member.role === "owner")
  return owners.length === 1 && owners[0]?.accountId === accountId
}

const isTaxNumberTaken = (companies: CompanyTables["companies"], { id, market, taxNumber }: Company): boolean =>
  [...companies.values()].some((one) => one.id !== id && one.market === market && one.taxNumber === taxNumber)

type Neighbours = { readonly accounts: Map<string, Account> }

/** Replaces the leaver's contact data (e-mail, phone, and name in any spelling) by another owner's. */
function handOver(tables: CompanyTables & Neighbours, companyId: string, accountId: string): void {
  const company = tables.companies.get(companyId)
  if (!company) return
  const own = tables.accounts.get(accountId)
  const members = [...tables.members.values()].filter((member) => member.companyId === companyId)
  const others = members
    .filter((member) => member.accountId !== accountId)
    .sort((a, b) => a.since - b.since || (a.accountId < b.accountId ? -1 : 1))
    .flatMap(({ accountId: id, role }) => ({ role, account: tables.accounts.get(id) }))
  const hasRegistered = members.some((one) => one.accountId === accountId && one.since === company.createdAt)
  const isHisEmail = company.email === own?.contacts.email
  const isHisPhone = company.phone === own?.contacts.phone
  const isAnothers = others.some(({ account }) => account?.name === company.contactName)
  const isHisName = company.contactName === own?.name || ((isHisEmail || isHisPhone || hasRegistered) && !isAnothers)
  if (!isHisEmail && !isHisPhone && !isHisName) return
  const owners = others.flatMap(({ role, account }) => (role === "owner" && account ? [account] : []))
  const heir = owners.find(({ contacts }) => contacts.isEmailProved) ?? owners[0]
  const contact = {
    ...(isHisName && { contactName: heir?.name ?? "" }),
    ...(isHisEmail && { email: heir?.contacts.email ?? "" }),
    ...(isHisPhone && { phone: heir?.contacts.phone ?? "" }),
  }
  tables.companies.set(companyId, changedCompany(company, contact))
}

export const applyingCompanies: Applying<CorporateChange, CompanyTables & Neighbours> = {
  insertCompany: ({ companies }, { company }) =>
    !isTaxNumberTaken(companies, company) && isNew(companies, company.id, company),
  replaceCompany({ companies }, { company }) {
    if (companies.get(company.id)?.version !== company.version - 1 || isTaxNumberTaken(companies, company)) return false
    companies.set(company.id, company)
    return true
  },
  insertMember: ({ members }, { member }) => isNew(members, member.accountId, member),
  changeMember(tables, { member }) {
    const known = tables.members.get(member.accountId)
    if (known?.companyId !== member.companyId) return false
    if (member.role !== "owner" && isLastOwner(tables, member.companyId, member.accountId)) return false
    tables.members.set(member.accountId, member)
    return true
  },
  removeMember(tables, { companyId, accountId }) {
    if (tables.members.get(accountId)?.companyId !== companyId) return false
    if (isLastOwner(tables, companyId, accountId)) return false
    handOver(tables, companyId, accountId)
    return tables.members.delete(accountId)
  },
  leaveRefused(tables, { companyId, accountId }) {
    if (tables.companies.get(companyId)?.state !== "refused") return false
    handOver(tables, companyId, accountId)
    tables.members.delete(accountId)
    if ([...tables.members.values()].some((member) => member.companyId === companyId)) return true
    for (const [key, invitation] of tables.invitations)
      if (invitation.companyId === companyId) tables.invitations.delete(key)
    return tables.companies.delete(companyId)
  },
  inviteMember({ invitations }, { invitation }) {
    invitations.set(invitationKey(invitation), invitation)
    return true
  },
  useInvitation: ({ invitations }, invitation) => invitations.delete(invitationKey(invitation)),
  keepBulkRow: ({ bookedRows }, { row }) => isNew(bookedRows, `${row.companyId} ${row.digest}`, row),
  ...applyingAccount,
}

/** @param tables the store as it stands when the port is asked */
export function companyPorts(tables: () => CompanyTables & Pick<PaymentTables, "documents">, plans: readonly Plan[]) {
  const newestFirst = (a: Company, b: Company): number => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)
  return Context.make(Companies, {
    find: (id) => Effect.sync(() => tables().companies.get(id) ?? null),
    ofAccount: (accountId) =>
      Effect.sync(() => {
        const membership = tables().members.get(accountId)
        const company = membership && tables().companies.get(membership.companyId)
        return company && membership ? { company, membership } : null
      }),
    list: (state, before, limit) =>
      Effect.sync(() =>
        [...tables().companies.values()]
          .filter((company) => state === null || company.state === state)
          .filter((company) => before === null || (company.id !== before.id && newestFirst(before, company) < 0))
          .sort(newestFirst)
          .slice(0, limit),
      ),
    members: (companyId) =>
      Effect.sync(() =>
        [...tables().members.values()]
          .filter((member) => member.companyId === companyId)
          .sort((a, b) => a.since - b.since || (a.accountId < b.accountId ? -1 : 1)),
      ),
    invitations: (companyId) =>
      Effect.sync(() =>
        [...tables().invitations.values()]
          .filter((invitation) => invitation.companyId === companyId)
          .sort((a, b) => b.invitedAt - a.invitedAt || (a.email < b.email ? -1 : 1)),
      ),
    invitationFor: (email) =>
      Effect.sync(() => {
        const own = [...tables().invitations.values()].filter((invitation) => invitation.email === email)
        return own.sort((a, b) => b.invitedAt - a.invitedAt)[0] ?? null
      }),
    plans: (market) =>
      Effect.succeed(plans.filter((plan) => plan.market === market).toSorted((a, b) => a.price.minor - b.price.minor)),
    bookedRow: (companyId, digest) =>
      Effect.sync(() => tables().bookedRows.get(`${companyId} ${digest}`)?.reference ?? null),
    ...accountReadings(tables),
  })
}
