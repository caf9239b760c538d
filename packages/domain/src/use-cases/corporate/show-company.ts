import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { CompanyExists, CompanyNotFound } from "../../corporate/corporate-errors.ts"
import { isOpen } from "../../corporate/invitation-end.ts"
import { Accounts } from "../../ports/driven/accounts.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { InvitationAnswer, OwnCompany } from "../../ports/driving/corporate-service.ts"
import { accountIdOf, type Caller } from "../caller.ts"
import { companyOfCaller, moneyOf, noMoney } from "./own-company.ts"

/** The caller's company in any state, or the one that invites him. */
export const showCompany = Effect.fn("showCompany")(function* (caller: Caller) {
  const own = yield* companyOfCaller(caller)
  if (own) {
    const shown: OwnCompany = {
      company: own.company,
      role: own.membership.role,
      ...(yield* moneyOf(own.company)),
    }
    return shown
  }
  const invitation = yield* invitationOf(caller)
  const company = invitation && (yield* (yield* Companies).find(invitation.companyId))
  if (!company) return yield* new CompanyNotFound()
  const shown: OwnCompany = { company, role: null, ...noMoney(company) }
  return shown
})

/** Accepts or declines the invitation. Accepting requires that the caller belongs to no other company. */
export const answerInvitation = Effect.fn("answerInvitation")(function* (
  { accept }: { readonly accept: boolean },
  caller: Caller,
) {
  const invitation = yield* invitationOf(caller)
  if (!invitation) return yield* new CompanyNotFound()
  const { companyId, email, role } = invitation
  const now = yield* Clock.currentTimeMillis
  const accountId = accountIdOf(caller)
  const joining: readonly Change[] = [
    { kind: "insertMember", member: { companyId, accountId, role, since: now } },
    // An account erased meanwhile can join nothing.
    { kind: "keepAccount", accountId },
  ]
  yield* (yield* UnitOfWork)
    .commit([{ kind: "useInvitation", companyId, email }, ...(accept ? joining : [])])
    .pipe(
      Effect.mapError(({ change }) =>
        change === "insertMember" ? new CompanyExists({ what: "membership" }) : new CompanyNotFound(),
      ),
    )
  const answer: InvitationAnswer = { accepted: accept }
  return answer
})

/** A current invitation to the caller's e-mail, only if he has verified it. */
const invitationOf = Effect.fnUntraced(function* (caller: Caller) {
  const account = yield* (yield* Accounts).find(accountIdOf(caller))
  if (!account?.contacts.isEmailProved) return null
  const invitation = yield* (yield* Companies).invitationFor(account.contacts.email)
  return invitation && isOpen(invitation, yield* Clock.currentTimeMillis) ? invitation : null
})
