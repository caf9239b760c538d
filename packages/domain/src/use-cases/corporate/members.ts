import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { isEmail, plainEmail } from "../../account/email.ts"
import type { CompanyRole } from "../../account/role.ts"
import type { CompanyInvitation, Membership } from "../../corporate/company.ts"
import { CompanyNotFound, InvalidCompany, LastOwner } from "../../corporate/corporate-errors.ts"
import { isOpen } from "../../corporate/invitation-end.ts"
import { Accounts } from "../../ports/driven/accounts.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { CompanyMember, CompanyPeople, MemberInvitation } from "../../ports/driving/corporate-service.ts"
import type { Caller } from "../caller.ts"
import { ownCompany } from "./own-company.ts"

export const listMembers = Effect.fn("listMembers")(function* (caller: Caller) {
  const company = yield* ownCompany("view-company", caller)
  const companies = yield* Companies
  const now = yield* Clock.currentTimeMillis
  const invitations = yield* companies.invitations(company.id)
  const people: CompanyPeople = {
    members: yield* Effect.forEach(yield* companies.members(company.id), shownMember),
    invitations: invitations.filter((invitation) => isOpen(invitation, now)),
  }
  return people
})

/**
 * Invites an e-mail. The answer does not tell whether it has an account: its owner finds the invitation once he has
 * verified the e-mail.
 */
export const inviteMember = Effect.fn("inviteMember")(function* (request: MemberInvitation, caller: Caller) {
  const company = yield* ownCompany("manage-company", caller)
  const email = plainEmail(request.email)
  if (!isEmail(email)) return yield* new InvalidCompany({ issues: [{ field: "email", kind: "invalid" }] })
  const invitation: CompanyInvitation = {
    companyId: company.id,
    email,
    role: request.role,
    invitedAt: yield* Clock.currentTimeMillis,
  }
  yield* (yield* UnitOfWork).commit([{ kind: "inviteMember", invitation }]).pipe(Effect.orDie)
  return invitation
})

/** Withdraws an invitation, so that it can no longer be accepted. */
export const withdrawInvitation = Effect.fn("withdrawInvitation")(function* (
  request: { readonly email: string },
  caller: Caller,
) {
  const company = yield* ownCompany("manage-company", caller)
  const email = plainEmail(request.email)
  yield* (yield* UnitOfWork)
    .commit([{ kind: "useInvitation", companyId: company.id, email }])
    .pipe(Effect.mapError(() => new CompanyNotFound()))
  return { email }
})

export const changeMember = Effect.fn("changeMember")(function* (
  { accountId, role }: { readonly accountId: string; readonly role: CompanyRole },
  caller: Caller,
) {
  const member: Membership = { ...(yield* memberToChange(accountId, caller)), role }
  yield* (yield* UnitOfWork).commit([{ kind: "changeMember", member }]).pipe(Effect.mapError(() => new LastOwner()))
  return yield* shownMember(member)
})

export const removeMember = Effect.fn("removeMember")(function* (
  { accountId }: { readonly accountId: string },
  caller: Caller,
) {
  const { companyId } = yield* memberToChange(accountId, caller)
  yield* (yield* UnitOfWork)
    .commit([{ kind: "removeMember", companyId, accountId }])
    .pipe(Effect.mapError(() => new LastOwner()))
  return { accountId }
})

const memberToChange = Effect.fnUntraced(function* (accountId: string, caller: Caller) {
  const company = yield* ownCompany("manage-company", caller)
  const members = yield* (yield* Companies).members(company.id)
  const member = members.find((one) => one.accountId === accountId)
  if (!member) return yield* new CompanyNotFound()
  return member
})

const shownMember = Effect.fnUntraced(function* ({ accountId, role, since }: Membership) {
  const account = yield* (yield* Accounts).find(accountId)
  const member: CompanyMember = {
    accountId,
    name: account?.name ?? "",
    email: account?.contacts.email ?? "",
    role,
    since,
  }
  return member
})
