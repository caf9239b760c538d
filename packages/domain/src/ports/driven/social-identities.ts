import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { SocialSignInRefused } from "../../account/account-errors.ts"
import type { SocialProvider } from "../../account/role.ts"
import type { SocialIdentity } from "../../account/social-identity.ts"

/** Proves what a far sign-in says: signature, issuer, audience and expiry. Whose nonce it is is for the use case. */
export class SocialIdentities extends Context.Service<
  SocialIdentities,
  {
    readonly prove: (provider: SocialProvider, token: string) => Effect.Effect<SocialIdentity, SocialSignInRefused>
    /** Where a page sends somebody to sign in; only those that are offered here. */
    readonly offered: readonly SocialOffer[]
  }
>()("mersal/SocialIdentities") {}

export interface SocialOffer {
  readonly provider: SocialProvider
  readonly clientId: string
  /** The issuer's page of sign-in. */
  readonly authorizationUrl: string
}
