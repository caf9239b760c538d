import * as Effect from "effect/Effect"
import type { Actor } from "../../account/may-do.ts"
import type { Scope } from "../../account/scope.ts"
import { Accounts } from "../../ports/driven/accounts.ts"
import { companyOfActor } from "../corporate/company-of-actor.ts"
import { usableKey } from "./api-keys.ts"

/** Whom an API key stands for, and what it may be used for. */
export interface KeyCaller {
  readonly keyId: string
  readonly actor: Actor
  readonly scopes: readonly Scope[]
  readonly isSandbox: boolean
}

/**
 * Who made this key, or null when it opens nothing: it is none of ours, was revoked, has ended, or its account was
 * disabled. A key may do no more than the account behind it, and a live one stands for a company: it opens nothing once its
 * account manages none that was approved (D43), and what is left to the company's members while that is suspended.
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
    actor: { type: account.role, id: account.id, company },
    scopes: key.scopes,
    isSandbox: key.kind === "sandbox",
  }
  return caller
})
