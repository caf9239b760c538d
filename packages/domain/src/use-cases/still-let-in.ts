import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Actor } from "../account/may-do.ts"
import { isSessionOpen } from "../account/session.ts"
import { isUsableKey } from "../consumer/api-key.ts"
import { Accounts } from "../ports/driven/accounts.ts"
import { ApiKeys } from "../ports/driven/api-keys.ts"
import type { Companies } from "../ports/driven/companies.ts"
import { Product } from "../ports/driven/product.ts"
import { Sessions } from "../ports/driven/sessions.ts"
import type { Caller } from "./caller.ts"
import { companyOfActor } from "./corporate/company-of-actor.ts"

export type LettingInPorts = Accounts | ApiKeys | Companies | Product | Sessions

/**
 * Whether what a stream's reader was let in by still holds: his account, its role, what he is in his company, and the
 * session or the key that he came with. A stream outlives the request that was asked about it. A guest was let in by
 * nothing that can end.
 */
export const isStillLetIn = Effect.fn("isStillLetIn")(function* ({ actor, sessionId, keyId }: Caller) {
  if (actor.type === "guest" || actor.id === null) return true
  const account = yield* (yield* Accounts).find(actor.id)
  if (!account || account.disabledAt !== null || account.role !== actor.type) return false
  if (!isSameStanding(actor.company, yield* companyOfActor(actor.id))) return false
  const now = yield* Clock.currentTimeMillis
  if (keyId !== null) {
    const key = (yield* (yield* ApiKeys).list(actor.id)).find((one) => one.id === keyId)
    return key !== undefined && isUsableKey(key, now)
  }
  if (sessionId === null) return true
  const session = (yield* (yield* Sessions).of(actor.id)).find((one) => one.id === sessionId)
  const { sessionLifetimes } = yield* Product
  return session !== undefined && isSessionOpen(session, now, sessionLifetimes)
})

/** Whoever left his company, has another role there, or whose company was suspended, may see something else by now. */
const isSameStanding = (then: Actor["company"], now: Actor["company"]): boolean =>
  then?.id === now?.id && then?.role === now?.role && then?.isSuspended === now?.isSuspended
