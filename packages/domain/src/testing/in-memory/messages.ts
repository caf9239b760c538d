import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { SocialSignInRefused } from "../../account/account-errors.ts"
import { codeRules } from "../../account/sign-in/one-time-code.ts"
import { sessionLifetimes } from "../../account/sign-in/session.ts"
import type { SocialIdentity } from "../../account/sign-in/social-identity.ts"
import { type Message, MessageSender, PushSender } from "../../ports/driven/messages.ts"
import { Passwords } from "../../ports/driven/passwords.ts"
import { Product } from "../../ports/driven/product.ts"
import { SocialIdentities } from "../../ports/driven/social-identities.ts"
import { usualYearsOfPeople } from "../../retention/people-of-bookings.ts"
import { SentMessages } from "../sent-messages.ts"
import { standInDigest } from "../stand-in-digest.ts"

/** The outside of accounts: messages are stored instead of sent, and hashes are stand-ins that hide nothing. */
export function accountPlatform() {
  const sent: Message[] = []
  return Context.make(MessageSender, {
    send: (message) => Effect.sync(() => void sent.push(message)),
    hasWhatsapp: true,
  }).pipe(
    Context.add(SentMessages, { all: Effect.sync(() => [...sent]) }),
    Context.add(PushSender, { send: () => Effect.void, accepts: () => true, publicKey: "stand-in" }),
    Context.add(Passwords, {
      hash: (password) => Effect.sync(() => standInDigest(`password|${password}`)),
      check: (password, stored) =>
        Effect.sync(() => ({ isRight: stored === standInDigest(`password|${password}`), isOutdated: false })),
    }),
    Context.add(SocialIdentities, {
      prove: (provider, token) => {
        const claims = readClaims(token)
        return claims
          ? Effect.succeed({ ...claims, provider })
          : Effect.fail(new SocialSignInRefused({ reason: "not-proved" }))
      },
      offered: [{ provider: "google", clientId: "stand-in", authorizationUrl: "https://issuer.example/authorize" }],
    }),
    Context.add(Product, {
      name: "Mersal",
      baseUrl: "https://mersal.example",
      marketUrls: { QA: "https://qatar.mersal.example" },
      codeRules,
      sessionLifetimes,
      requiresSecondFactor: false,
      yearsOfPeople: usualYearsOfPeople,
    }),
  )
}

/** The stand-in's token is the claims as JSON, which anybody can write. */
function readClaims(token: string): SocialIdentity | null {
  try {
    return JSON.parse(token) as SocialIdentity
  } catch {
    return null
  }
}
