import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { customerOfAccount } from "../../../account/account.ts"
import { SocialSignInRefused } from "../../../account/account-errors.ts"
import { roleOfRegistration } from "../../../account/role.ts"
import { accountOfPending, type PendingRegistration } from "../../../account/sign-in/pending-registration.ts"
import { marketOfCountry } from "../../../account/sign-in/registration.ts"
import type { SocialSignIn } from "../../../account/sign-in/sign-in.ts"
import type { SocialIdentity } from "../../../account/sign-in/social-identity.ts"
import { sanitise } from "../../../booking/draft/text-sanitiser.ts"
import { fieldLimits } from "../../../market/field-limits.ts"
import { Accounts } from "../../../ports/driven/accounts.ts"
import { IdSource } from "../../../ports/driven/id-source.ts"
import { SocialIdentities } from "../../../ports/driven/social-identities.ts"
import { UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import type { Caller } from "../../caller.ts"
import { ownerOfEmail } from "../accounts-with-email.ts"
import { callerAs, claimWithProof } from "../belongings/claim-with-proof.ts"
import { sendCode } from "../codes/send-code.ts"
import { issueTicket, openTicket } from "../codes/tickets.ts"
import { onFreshState } from "../fresh-state.ts"
import { browserOf } from "../identity.ts"
import { openSession } from "../sessions/open-session.ts"

/** A nonce for one social sign-in of this browser, and the providers' addresses. */
export const beginSocialSignIn = Effect.fn("beginSocialSignIn")(function* (caller: Caller) {
  const { token, change } = yield* issueTicket("social", null, caller)
  yield* Effect.orDie((yield* UnitOfWork).commit([change]))
  return { nonce: token, offers: (yield* SocialIdentities).offered }
})

/**
 * Signs in with a provider's token (section 7, POST /auth/login with `registerType`). An account is found by the
 * provider and its subject, never by e-mail alone. If the e-mail already belongs to an account, or the provider has not
 * verified it, a code is sent to it first. Until that is right the answer is the same in both cases, and so is all that can
 * be done with its challenge: it begins a registration, and its code links the two if the e-mail has an account by then.
 */
export const socialSignIn = Effect.fn("socialSignIn")(function* (
  { provider, role, country, identityToken }: SocialSignIn & { readonly identityToken: string },
  caller: Caller,
) {
  const identity = yield* (yield* SocialIdentities).prove(provider, identityToken)
  yield* requireOwnNonce(identity.nonce, caller)
  const known = yield* onFreshState(signedInAsKnown(identity, caller))
  if (known) return known

  const { email } = identity
  if (email === null) return yield* new SocialSignInRefused({ reason: "not-proved" })
  const owner = yield* ownerOfEmail(email)
  const pending = yield* pendingOf(identity, email, { role, country }, caller)
  if (identity.isEmailVerified && !owner) return yield* madeAtOnce(pending, identity, email, caller)
  const challenge = yield* sendCode(
    {
      purpose: "register",
      deliveries: [{ channel: "email", destination: email, notice: "code" }],
      accountId: null,
      pending,
      channels: ["email"],
    },
    caller,
  )
  const now = yield* Clock.currentTimeMillis
  const customer = customerOfAccount(accountOfPending(pending, { channel: "sms", destination: "" }, now))
  return { customer, challenge, isNew: true, sessionToken: null }
})

/** The nonce must answer a request of this browser, and is valid once. */
const requireOwnNonce = Effect.fnUntraced(function* (nonce: string, caller: Caller) {
  const refused = new SocialSignInRefused({ reason: "not-proved" })
  const ticket = yield* openTicket(["social"], nonce)
  if (!ticket || ticket.browser !== (yield* browserOf(caller))) return yield* refused
  yield* (yield* UnitOfWork).commit([{ kind: "useTicket", digest: ticket.digest }]).pipe(Effect.mapError(() => refused))
})

/** Signs in to the account of a social identity; null if there is none. */
const signedInAsKnown = Effect.fnUntraced(function* (identity: SocialIdentity, caller: Caller) {
  const account = yield* (yield* Accounts).byIdentity(identity)
  if (account === null) return null
  if (account.disabledAt !== null) return yield* new SocialSignInRefused({ reason: "not-proved" })
  const { token, changes } = yield* openSession(account, caller)
  yield* (yield* UnitOfWork).commit(changes)
  return { customer: customerOfAccount(account), challenge: null, isNew: false, sessionToken: yield* token }
})

const madeAtOnce = Effect.fnUntraced(function* (
  pending: PendingRegistration,
  { provider, subject }: SocialIdentity,
  email: string,
  caller: Caller,
) {
  const now = yield* Clock.currentTimeMillis
  const account = accountOfPending(pending, { channel: "email", destination: email }, now)
  const { token, changes } = yield* openSession(account, caller)
  yield* (yield* UnitOfWork)
    .commit([
      { kind: "insertAccount", account },
      { kind: "linkIdentity", accountId: account.id, identity: { provider, subject } },
      ...changes,
    ])
    // The same sign-in came twice, or the e-mail was verified meanwhile; the next try finds the account.
    .pipe(Effect.mapError(() => new SocialSignInRefused({ reason: "not-proved" })))
  const customer = customerOfAccount(account)
  yield* claimWithProof(callerAs(customer, caller))
  return { customer, challenge: null, isNew: true, sessionToken: yield* token }
})

const pendingOf = Effect.fnUntraced(function* (
  { provider, subject, name }: SocialIdentity,
  email: string,
  { role, country }: Pick<SocialSignIn, "role" | "country">,
  caller: Caller,
) {
  const pending: PendingRegistration = {
    accountId: yield* (yield* IdSource).token,
    market: marketOfCountry(country),
    name: [...sanitise(name).trim()].slice(0, fieldLimits.name).join(""),
    email,
    phone: null,
    passwordHash: null,
    role: roleOfRegistration(role),
    language: caller.language,
    identity: { provider, subject },
  }
  return pending
})
