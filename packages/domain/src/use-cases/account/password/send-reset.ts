import * as Effect from "effect/Effect"
import type { Account } from "../../../account/account.ts"
import { provedOf } from "../../../account/proved-contacts.ts"
import type { Caller } from "../../caller.ts"
import { accountsWithEmail } from "../accounts-with-email.ts"
import { type RequestedDelivery, sendCode } from "../codes/send-code.ts"

/**
 * Sends the codes for a new password that an e-mail (in lower case) may mean. The account that has verified it gets a
 * code there, and the same at its phone if that is verified. An account that has only given it gets one of its own, at its
 * verified phone and nowhere else. Each opens only its account. If nobody has verified the e-mail, a message to it says
 * so. The caller gets the same answer in every case.
 *
 * @param replaces the challenge whose codes end with this, or null
 */
export const sendReset = Effect.fnUntraced(function* (email: string, replaces: string | null, caller: Caller) {
  const found = yield* accountsWithEmail(email)
  const owner = found.owner?.disabledAt === null ? found.owner : null
  const byMail = { channel: "email", destination: email } as const
  const first: RequestedDelivery = owner
    ? { ...byMail, notice: "code", opens: owner.id }
    : { ...byMail, notice: "no-account" }
  return yield* sendCode(
    {
      purpose: "forgot",
      deliveries: [first, ...bySms(owner ? [owner, ...found.others] : found.others)],
      accountId: null,
      channels: ["email", "sms"],
      replaces,
    },
    caller,
  )
})

/** One message to a phone: if several accounts have it, that of the first, for its reader could not tell two apart. */
function bySms(accounts: readonly Account[]): readonly RequestedDelivery[] {
  const openedAt = new Map<string, string>()
  for (const { id, contacts, disabledAt } of accounts) {
    const { phone } = provedOf(contacts)
    if (phone !== null && disabledAt === null && !openedAt.has(phone)) openedAt.set(phone, id)
  }
  return [...openedAt].map(([destination, opens]) => ({ channel: "sms", destination, notice: "code", opens }))
}
