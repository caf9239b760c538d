import type { SocialIdentity } from "../../account/sign-in/social-identity.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Stage } from "./contract-case.ts"

/** A stage on which messages arrive and far sign-ins are done. */
export interface AccountStage extends Stage {
  /** What was sent to this phone or e-mail, the newest first. */
  readonly messagesTo: (destination: string) => Promise<readonly string[]>
  /** The token that a far provider would issue for somebody. */
  readonly identityToken: (identity: SocialIdentity) => Promise<string>
  /** The code that an authenticator app with this secret shows then. */
  readonly appCode: (secret: string, at: Instant) => Promise<string>
  /** What the one-time command answers: the token to set the first admin's password with; null when it refuses. */
  readonly firstAdmin: (email: string) => Promise<string | null>
}

/** One promise of the account port. Each run gets a stage of its own. */
export interface AccountCase {
  readonly name: string
  readonly run: (stage: AccountStage) => Promise<void>
}
