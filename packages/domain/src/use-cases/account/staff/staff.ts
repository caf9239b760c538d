import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { type Account, changedAccount, isAdminAtWork, isStaff } from "../../../account/account.ts"
import {
  AccountPartNotFound,
  AdminExists,
  AlreadyRegistered,
  CodeNotSent,
  InvalidAccountForm,
  LastAdmin,
  NotSignedIn,
} from "../../../account/account-errors.ts"
import { type AccountIssue, forgotIssues } from "../../../account/account-forms.ts"
import { plainEmail } from "../../../account/email.ts"
import { mayDo } from "../../../account/may-do.ts"
import { sanitise } from "../../../booking/draft/text-sanitiser.ts"
import { fieldLimits, textLength } from "../../../market/field-limits.ts"
import type { Language } from "../../../messages/language.ts"
import { Accounts } from "../../../ports/driven/accounts.ts"
import { IdSource } from "../../../ports/driven/id-source.ts"
import { MessageSender } from "../../../ports/driven/messages.ts"
import { Product } from "../../../ports/driven/product.ts"
import { SecondFactors } from "../../../ports/driven/second-factors.ts"
import { type Change, UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import type { NewStaffMember, StaffMember } from "../../../ports/driving/account-service.ts"
import { accountIdOf, type Caller } from "../../caller.ts"
import { picture } from "../belongings/profile.ts"
import { issueTicket } from "../codes/tickets.ts"
import { onFreshState } from "../fresh-state.ts"
import { accountOf } from "../identity.ts"
import { invitationMessage, passwordLink } from "../letters.ts"
import { confirmedFactorOf } from "../second-factor/second-factor-of.ts"
import { notedStaffEvent } from "./staff-events.ts"

/** Porters, ops and admins, including disabled ones. */
export const listStaff = Effect.fn("listStaff")(function* (caller: Caller) {
  yield* requireAdmin(caller)
  const withFactor = yield* (yield* SecondFactors).confirmed
  return (yield* (yield* Accounts).staff).map((account) => shownMember(account, withFactor.includes(account.id)))
})

/**
 * Makes a member of staff and sends the invitation to set a password (D25). An earlier invitation that was not followed
 * is sent again. Anybody else's e-mail is refused; staff may learn that.
 */
export const makeStaff = Effect.fn("makeStaff")(function* (typed: NewStaffMember, caller: Caller) {
  yield* requireAdmin(caller)
  const member = { ...typed, name: sanitise(typed.name).trim(), email: plainEmail(typed.email) }
  const issues = staffIssues(member)
  if (issues.length > 0) return yield* new InvalidAccountForm({ issues, form: "register" })
  const { account, token } = yield* onFreshState(invited(member, caller.language, accountIdOf(caller)))
  const message = yield* invitationMessage(member.email, token, account.language)
  yield* (yield* MessageSender).send(message).pipe(Effect.mapError(() => new CodeNotSent()))
  return yield* memberOf(account)
})

/**
 * Makes the first admin, for the one-time command (checklist V6.3.2), and returns where to set the password. Refused
 * once an admin has set one; before that it may be repeated for the same e-mail.
 */
export const makeFirstAdmin = Effect.fn("makeFirstAdmin")(function* (typed: string) {
  const email = plainEmail(typed)
  const issues = forgotIssues({ email })
  if (issues.length > 0) return yield* new InvalidAccountForm({ issues, form: "forgot" })
  const { token } = yield* onFreshState(
    Effect.gen(function* () {
      const admins = (yield* (yield* Accounts).staff).filter(({ role }) => role === "admin")
      const isOther = ({ contacts, passwordHash }: Account) => passwordHash !== null || contacts.email !== email
      if (admins.some(isOther)) return yield* new AdminExists()
      return yield* invited({ name: email, email, role: "admin" }, "en", null, firstOnly)
    }),
  )
  const { baseUrl } = yield* Product
  return { token, link: passwordLink(baseUrl, token) }
})

/** The counter has room for one, so that two commands at once make only one admin. */
const firstOnly: Change = { kind: "countUp", counter: { key: "first-admin", begin: 0, end: 8.64e15 }, limit: 1 }

const invited = Effect.fnUntraced(function* (
  member: NewStaffMember,
  language: Language,
  by: string | null,
  once?: Change,
) {
  const before = (yield* (yield* Accounts).staff).find(
    ({ contacts, role, passwordHash }) =>
      contacts.email === member.email && role === member.role && passwordHash === null,
  )
  const [owner] = yield* (yield* Accounts).byEmail(member.email)
  if (owner && owner.id !== before?.id && (owner.contacts.isEmailProved || isStaff(owner.role))) {
    return yield* new AlreadyRegistered()
  }
  const account = before
    ? changedAccount(before, { name: member.name, disabledAt: null })
    : yield* newAccount(member, language)
  const ticket = yield* issueTicket("invitation", account.id, null)
  const kept: readonly Change[] = before
    ? [
        { kind: "replaceAccount", account },
        ...(before.disabledAt === null ? [] : [yield* notedStaffEvent("enable", before.id, by)]),
      ]
    : [...(once ? [once] : []), { kind: "insertAccount", account }]
  yield* (yield* UnitOfWork).commit([...kept, ticket.change])
  return { account, token: ticket.token }
})

const newAccount = Effect.fnUntraced(function* ({ name, email, role }: NewStaffMember, language: Language) {
  const account: Account = {
    id: yield* (yield* IdSource).token,
    market: "AE",
    name,
    role,
    contacts: { email, isEmailProved: false, phone: null, isPhoneProved: false, newPhone: null },
    passwordHash: null,
    image: null,
    language,
    createdAt: yield* Clock.currentTimeMillis,
    disabledAt: null,
    version: 1,
  }
  return account
})

/** Sets the picture of a member of staff; customers see a driver's. Its type is read from its bytes. */
export const setStaffPhoto = Effect.fn("setStaffPhoto")(function* (
  { id, bytes }: { readonly id: string; readonly bytes: Uint8Array },
  caller: Caller,
) {
  yield* requireAdmin(caller)
  const picturing = yield* picture(bytes)
  return yield* onFreshState(
    Effect.gen(function* () {
      const before = yield* staffOf(id)
      const { patch, changes } = picturing(before)
      const account = changedAccount(before, patch)
      yield* (yield* UnitOfWork).commit([{ kind: "replaceAccount", account }, ...changes])
      return yield* memberOf(account)
    }),
  )
})

/** Ends every session of a member of staff; he may sign in again. */
export const endSessionsOfStaff = Effect.fn("endSessionsOfStaff")(function* (
  { id }: { readonly id: string },
  caller: Caller,
) {
  yield* requireAdmin(caller)
  const { id: accountId } = yield* staffOf(id)
  yield* Effect.orDie((yield* UnitOfWork).commit([{ kind: "endSessions", accountId, exceptId: null }]))
  return null
})

/** Somebody who can make staff must remain. */
export const requireOtherAdmin = Effect.fnUntraced(function* ({ id, role }: Account) {
  if (role !== "admin") return
  const staff = yield* (yield* Accounts).staff
  if (!staff.some((other) => other.id !== id && isAdminAtWork(other))) return yield* new LastAdmin()
})

/** Refuses the departure of an admin if the other one left at the same moment. */
export const keepingAdmin = ({ id, role }: Account): readonly Change[] =>
  role === "admin" ? [{ kind: "keepAdmin", leaving: id }] : []

export const requireAdmin = Effect.fnUntraced(function* (caller: Caller) {
  yield* accountOf(caller)
  if (!mayDo(caller.actor, "make-staff")) return yield* new NotSignedIn()
})

export const staffOf = Effect.fnUntraced(function* (id: string) {
  const account = yield* (yield* Accounts).find(id)
  return account && isStaff(account.role) ? account : yield* new AccountPartNotFound()
})

const staffIssues = ({ name, email }: NewStaffMember): readonly AccountIssue[] => [
  ...(name === "" ? [{ field: "name", kind: "name-missing" } as const] : []),
  ...(textLength(name) > fieldLimits.name ? [{ field: "name", kind: "too-long" } as const] : []),
  ...forgotIssues({ email }),
]

/** A member of staff as admins see him. */
export const memberOf = Effect.fnUntraced(function* (account: Account) {
  return shownMember(account, (yield* confirmedFactorOf(account)) !== null)
})

function shownMember(account: Account, hasSecondFactor: boolean): StaffMember {
  const { id, name, contacts, role, createdAt, passwordHash, disabledAt, image } = account
  if (!isStaff(role)) throw new Error(`${role} is no member of staff`)
  const hasPassword = passwordHash !== null
  return { id, name, email: contacts.email, role, createdAt, hasPassword, hasSecondFactor, disabledAt, image }
}
