import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { SocialSignInRefused } from "../../account/account-errors.ts"
import type { SocialProvider } from "../../account/role.ts"
import type { SocialIdentity } from "../../account/sign-in/social-identity.ts"

/** Verifies a social sign-in: signature, issuer, audience and expiry. The use case checks the nonce. */
export class SocialIdentities extends Context.Service<
  SocialIdentities,
  {
    readonly prove: (provider: SocialProvider, token: string) => Effect.Effect<SocialIdentity, SocialSignInRefused>
    /** Where a page sends somebody to sign in; only the providers offered here. */
    readonly offered: readonly SocialOffer[]
  }
>()("mersal/SocialIdentities") {}

export interface SocialOffer {
  readonly provider: SocialProvider
  readonly clientId: string
  /** The issuer's sign-in page. */
  readonly authorizationUrl: string
}
