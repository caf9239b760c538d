import * as Effect from "effect/Effect"
import type { Actor } from "../../account/may-do.ts"
import type { Scope } from "../../account/scope.ts"
import { Accounts } from "../../ports/driven/accounts.ts"
import { mustEnrolOf } from "../account/second-factor/second-factor-of.ts"
import { companyOfActor } from "../corporate/company-of-actor.ts"
import { usableKey } from "./api-keys.ts"

/** The account behind an API key, and what the key allows. */
export interface KeyCaller {
  readonly keyId: string
  readonly actor: Actor
  readonly scopes: readonly Scope[]
  readonly isSandbox: boolean
}

/**
 * The caller of a key; null when it is unknown, revoked or expired, or its account is disabled. A key may do no more
 * than its account. A live key is a company's: it is invalid once its account manages no approved company (D43), and
 * while the company is suspended it may do only what is left to its members.
 */
export const callerOfKey = Effect.fn("callerOfKey")(function* (text: string) {
  const key = yield* usableKey(text)
  if (!key) return null
  const account = yield* (yield* Accounts).find(key.accountId)
  if (!account || account.disabledAt !== null) return null
  const company = yield* companyOfActor(account.id)
  if (key.kind === "live" && company?.role !== "owner") return null
  const caller: KeyCaller = {
    keyId: key.id,
    actor: { type: account.role, id: account.id, company, ...(yield* mustEnrolOf(account)) },
    scopes: key.scopes,
    isSandbox: key.kind === "sandbox",
  }
  return caller
})
