import type { IdentityKey } from "../account.ts"

/** What a provider says of somebody, after its token was verified. */
export interface SocialIdentity extends IdentityKey {
  /** In lower case; null if the provider gives none. */
  readonly email: string | null
  /** Whether the provider itself has verified the e-mail. */
  readonly isEmailVerified: boolean
  readonly name: string
  /** The nonce of the token's request: it answers one request of ours only. */
  readonly nonce: string
}
