import * as Effect from "effect/Effect"
import type { Account } from "../../account/account.ts"
import { provedOf } from "../../account/proved-contacts.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { ApiKey } from "../../consumer/api-key.ts"
import type { MarketId } from "../../market/market.ts"
import type { Language } from "../../messages/language.ts"
import type { OutboxMessage } from "../../ports/driven/changes/outbox.ts"
import { IdSource } from "../../ports/driven/id-source.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"

/** What the owner of an account is told: it has happened, and needs no answer. */
export type AccountNews =
  /** Whether the account has live keys that stay valid. Absent in messages from before this was mentioned. */
  | { readonly what: "passwordChanged"; readonly keysGoOn?: boolean }
  | { readonly what: "phoneChanged" | "accountErased" | "secondFactorOn" | "secondFactorOff" }
  | { readonly what: "liveKeyMade"; readonly key: Pick<ApiKey, "name" | "kind" | "hint"> }

export const accountTopic = "tell-account"

/**
 * Everything that the message needs, because the account may have changed or be gone when it is sent. Its destination
 * is stored for as long as it waits.
 */
export type AccountTelling = AccountNews & {
  readonly market: MarketId
  readonly language: Language
  readonly channel: "email" | "sms"
  readonly to: string
}

/** What an SMS says too. The rest happens only to accounts of staff and companies. */
const bySms: readonly AccountNews["what"][] = ["passwordChanged", "phoneChanged", "accountErased"]

/**
 * A message to the owner of an account about what has just happened to it, in the transaction of its cause: by e-mail,
 * and to a phone that is no longer his. Whoever has verified only his phone is told there: the e-mail that he gave may be
 * another's. Each is a message of its own, so that neither waits for the other or is repeated with it.
 */
export const accountTold = Effect.fnUntraced(function* (
  news: AccountNews,
  { market, language, contacts }: Pick<Account, "market" | "language" | "contacts">,
  formerPhone: string | null,
  at: Instant,
) {
  // Identifies nobody: an erased account leaves no id behind.
  const id = `account-${yield* (yield* IdSource).token}`
  const telling = (channel: AccountTelling["channel"], to: string, place: string = channel): Change => {
    const body: AccountTelling = { ...news, market, language, channel, to }
    const message = { id: `${id}-${place}`, topic: accountTopic, reference: null, at, body: JSON.stringify(body) }
    return { kind: "enqueue", message }
  }
  const { email, phone } = provedOf(contacts)
  const own =
    email === null && phone !== null && bySms.includes(news.what)
      ? telling("sms", phone, "own-phone")
      : telling("email", contacts.email)
  return [own, ...(formerPhone === null ? [] : [telling("sms", formerPhone)])]
})

/** We wrote the message ourselves. */
export const accountTellingIn = ({ body }: OutboxMessage) => JSON.parse(body ?? "{}") as AccountTelling
