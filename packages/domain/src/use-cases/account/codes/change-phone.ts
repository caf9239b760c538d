import * as Effect from "effect/Effect"
import { changedAccount } from "../../../account/account.ts"
import { AccountPartNotFound, CodeRefused, InvalidAccountForm } from "../../../account/account-errors.ts"
import { phoneIssues } from "../../../account/account-forms.ts"
import { parseWorldwidePhone } from "../../../account/phone/phone-worldwide.ts"
import { withNewPhone } from "../../../account/proved-contacts.ts"
import type { PhoneChange } from "../../../account/sign-in/sign-in.ts"
import type { MarketId } from "../../../market/market.ts"
import { Accounts } from "../../../ports/driven/accounts.ts"
import type { CodeDelivery } from "../../../ports/driven/changes/account/codes.ts"
import type { Change } from "../../../ports/driven/unit-of-work.ts"
import type { Caller } from "../../caller.ts"
import { accountOf, requireOwner } from "../identity.ts"
import { ownChallenge } from "./resend-code.ts"
import { type CodeRequest, sendCode } from "./send-code.ts"

/**
 * Requests another phone (section 7, PUT /user/number): a code is sent to it, and the phone takes effect once that is
 * right (D26). A signed-in customer first proves that he is the owner; another account's id finds nothing. Somebody who
 * still has to enter the code of a registration or a sign-in gets it at the new number.
 */
export const changePhone = Effect.fn("changePhone")(function* (
  change: PhoneChange & { readonly password?: string | null; readonly accountId?: string | null },
  caller: Caller,
) {
  if (change.challengeId !== null && caller.sessionId === null) {
    return yield* beforeSignIn(change.phone, change.challengeId, caller)
  }
  const account = yield* accountOf(caller)
  if (change.accountId && change.accountId !== account.id) return yield* new AccountPartNotFound()
  const phone = yield* readablePhone(change.phone, account.market)
  yield* requireOwner(account, caller, change.password ?? null)
  return yield* sendCode(
    {
      purpose: "phone",
      deliveries: [smsTo(phone)],
      accountId: account.id,
      channels: ["sms"],
      alongside: askingFor(account.id, phone),
    },
    caller,
  )
})

const beforeSignIn = Effect.fnUntraced(function* (typed: string, challengeId: string, caller: Caller) {
  const stored = yield* ownChallenge(challengeId, caller)
  const { challenge, pending, accountId } = stored
  if (!pending && challenge.purpose !== "login") {
    return yield* new CodeRefused({ reason: "expired", triesLeft: 0 })
  }
  const account = accountId === null ? null : yield* (yield* Accounts).find(accountId)
  const phone = yield* readablePhone(typed, pending?.market ?? account?.market ?? "AE")
  const request: CodeRequest = {
    purpose: pending ? "register" : "login",
    deliveries: [smsTo(phone)],
    accountId,
    pending: pending && { ...pending, phone },
    channels: ["sms"],
    replaces: challengeId,
    ...(account && { alongside: askingFor(account.id, phone) }),
  }
  return yield* sendCode(request, caller)
})

const smsTo = (destination: string): CodeDelivery => ({ channel: "sms", destination, notice: "code" })

const readablePhone = Effect.fnUntraced(function* (typed: string, market: MarketId) {
  const issues = phoneIssues(typed, { market, readPhone: parseWorldwidePhone })
  const read = parseWorldwidePhone(typed, market)
  if (issues.length > 0 || !read.ok) return yield* new InvalidAccountForm({ issues, form: "changePhone" })
  return read.e164
})

/** The account with the phone that waits for its code. */
const askingFor = (accountId: string, phone: string) =>
  Effect.gen(function* () {
    const stored = yield* (yield* Accounts).find(accountId)
    if (!stored) return []
    const account = changedAccount(stored, { contacts: withNewPhone(stored.contacts, phone) })
    return [{ kind: "replaceAccount", account }] satisfies readonly Change[]
  })
