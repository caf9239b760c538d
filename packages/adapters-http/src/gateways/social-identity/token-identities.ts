import { SocialSignInRefused } from "@mersal/domain/account/account-errors"
import { plainEmail } from "@mersal/domain/account/email"
import type { SocialProvider } from "@mersal/domain/account/role"
import type { SocialIdentity } from "@mersal/domain/account/sign-in/social-identity"
import { SocialIdentities } from "@mersal/domain/ports/driven/social-identities"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { JWTVerifyGetKey } from "jose"
import { signedTokens } from "./signed-tokens.ts"

/** An issuer of identity tokens, and what its tokens must say. */
export interface TokenIssuer {
  readonly provider: SocialProvider
  /** Every spelling of `iss` that it uses. */
  readonly issuers: readonly string[]
  /** Our client id there: the `aud` of every token for us. */
  readonly clientId: string
  readonly authorizationUrl: string
  /** Its public keys, one of which must have signed a token. */
  readonly keys: JWTVerifyGetKey
}

/** Only signatures by a private key: a token with `none` or a shared secret is refused (checklist V6.8.2, V9.1). */
const algorithms = ["RS256", "ES256"]

/** Seconds that two clocks may differ. */
const tolerance = 30

/** A token is valid for at most an hour after it was issued. */
const oldest = "1h"

/**
 * Verifies the identity tokens of the issuers that the operator has set up. A token's own claims about its algorithm,
 * key and issuer count only if they are the expected ones.
 */
export const tokenIdentities = (issuers: readonly TokenIssuer[]): Layer.Layer<SocialIdentities> =>
  Layer.succeed(SocialIdentities, {
    offered: issuers.map(({ provider, clientId, authorizationUrl }) => ({ provider, clientId, authorizationUrl })),
    prove: (provider, token) => {
      const issuer = issuers.find((each) => each.provider === provider)
      return issuer ? proved(issuer, token) : Effect.fail(new SocialSignInRefused({ reason: "not-offered" }))
    },
  })

const proved = (issuer: TokenIssuer, token: string): Effect.Effect<SocialIdentity, SocialSignInRefused> =>
  Effect.tryPromise({
    try: async () => {
      const { jwtVerify } = await signedTokens()
      const { payload } = await jwtVerify(token, issuer.keys, {
        algorithms,
        issuer: [...issuer.issuers],
        audience: issuer.clientId,
        clockTolerance: tolerance,
        maxTokenAge: oldest,
        requiredClaims: ["sub", "exp", "iat", "nonce"],
      })
      const { sub, nonce, email, email_verified: isVerified, name, azp } = payload
      if (typeof sub !== "string" || sub === "" || sub.length > 255 || typeof nonce !== "string") throw new NotProved()
      // A token for several audiences names the one that asked for it.
      if (azp !== undefined && azp !== issuer.clientId) throw new NotProved()
      return {
        provider: issuer.provider,
        subject: sub,
        email: typeof email === "string" && email.length <= 254 ? plainEmail(email) : null,
        isEmailVerified: isVerified === true,
        name: typeof name === "string" ? name : "",
        nonce,
      }
    },
    catch: (error) => new SocialSignInRefused({ reason: isTheirs(error) ? "unreachable" : "not-proved" }),
  })

class NotProved extends Error {}

/** Whether the issuer's keys could not be read, which says nothing about the token. The codes are those of `jose`. */
const isTheirs = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof Error && "code" in error && ["ERR_JWKS_TIMEOUT", "ERR_JWKS_INVALID"].includes(String(error.code)))
