import * as Effect from "effect/Effect"
import { Accounts } from "../../ports/driven/accounts.ts"

/**
 * The accounts that an e-mail (in lower case) may mean: the one that has verified it, or null, and the newest three of
 * those that have only given it, whether or not another has verified it.
 */
export const accountsWithEmail = Effect.fnUntraced(function* (email: string) {
  const found = yield* (yield* Accounts).byEmail(email)
  const owner = found.find(({ contacts }) => contacts.isEmailProved) ?? null
  return { owner, others: found.filter((account) => account !== owner).slice(0, 3) }
})

/** The account that has verified an e-mail (in lower case), or null. */
export const ownerOfEmail = (email: string) => Effect.map(accountsWithEmail(email), ({ owner }) => owner)
