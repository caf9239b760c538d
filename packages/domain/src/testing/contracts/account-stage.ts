import type { SocialIdentity } from "../../account/sign-in/social-identity.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Stage } from "./contract-case.ts"

/** A stage on which messages arrive and social sign-ins work. */
export interface AccountStage extends Stage {
  /** What was sent to this phone or e-mail, the newest first. */
  readonly messagesTo: (destination: string) => Promise<readonly string[]>
  /** The token that a social provider would issue for this identity. */
  readonly identityToken: (identity: SocialIdentity) => Promise<string>
  /** The code that an authenticator app with this secret shows then. */
  readonly appCode: (secret: string, at: Instant) => Promise<string>
  /** The answer of the one-time command: the token with which the first admin sets his password; null if it refuses. */
  readonly firstAdmin: (email: string) => Promise<string | null>
}

/** A promise of the account port. Each run gets a stage of its own. */
export interface AccountCase {
  readonly name: string
  readonly run: (stage: AccountStage) => Promise<void>
}
