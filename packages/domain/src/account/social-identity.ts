import type { IdentityKey } from "./account.ts"

/** What a far sign-in says of somebody, once its token was proved to be its own. */
export interface SocialIdentity extends IdentityKey {
  /** In lower case, or null where the provider tells none. */
  readonly email: string | null
  /** Whether the provider itself has proved the e-mail. */
  readonly isEmailVerified: boolean
  readonly name: string
  /** What the token was asked for with: it answers one request of ours and no other. */
  readonly nonce: string
}
