import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Actor } from "../account/may-do.ts"
import { isSessionOpen } from "../account/sign-in/session.ts"
import { isUsableKey } from "../consumer/api-key.ts"
import { Accounts } from "../ports/driven/accounts.ts"
import { ApiKeys } from "../ports/driven/api-keys.ts"
import type { Companies } from "../ports/driven/companies.ts"
import { Product } from "../ports/driven/product.ts"
import type { SecondFactors } from "../ports/driven/second-factors.ts"
import { Sessions } from "../ports/driven/sessions.ts"
import { mustEnrolOf } from "./account/second-factor/second-factor-of.ts"
import type { Caller } from "./caller.ts"
import { companyOfActor } from "./corporate/company-of-actor.ts"

export type LettingInPorts = Accounts | ApiKeys | Companies | Product | SecondFactors | Sessions

/**
 * Whether a stream's reader still has the access he began with: his account and its role, his role in his company, and
 * his session or key. A stream outlives the request that was authorised. A guest's access cannot end.
 */
export const isStillLetIn = Effect.fn("isStillLetIn")(function* ({ actor, sessionId, keyId }: Caller) {
  if (actor.type === "guest" || actor.id === null) return true
  const account = yield* (yield* Accounts).find(actor.id)
  if (!account || account.disabledAt !== null || account.role !== actor.type) return false
  if (!isSameStanding(actor.company, yield* companyOfActor(actor.id))) return false
  if ((yield* mustEnrolOf(account)).mustEnrol !== actor.mustEnrol) return false
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

/** A reader who left his company, changed his role, or whose company was suspended, may see something else now. */
const isSameStanding = (then: Actor["company"], now: Actor["company"]): boolean =>
  then?.id === now?.id && then?.role === now?.role && then?.isSuspended === now?.isSuspended
