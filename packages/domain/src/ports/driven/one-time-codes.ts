import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { CodePurpose, CodeRules, CodesSent } from "../../account/sign-in/one-time-code.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { StoredChallenge, Ticket } from "./changes/account/codes.ts"

/** Reads challenges, tickets and records of sent codes. Only `UnitOfWork` writes them. */
export class OneTimeCodes extends Context.Service<
  OneTimeCodes,
  {
    readonly find: (challengeId: string) => Effect.Effect<StoredChallenge | null>
    /**
     * The newest unused challenge for one of the purposes, sent to this phone or e-mail and requested by the same
     * browser (null: by a program), for callers who do not name it.
     */
    readonly newest: (asked: {
      readonly purposes: readonly CodePurpose[]
      readonly destination: string
      readonly browser: string | null
    }) => Effect.Effect<StoredChallenge | null>
    /** Earlier sendings: the last one, and those that fill a cap, counted back from now. */
    readonly sent: (asked: {
      readonly destination: string
      readonly network: string | null
      readonly now: Instant
      readonly rules: CodeRules
    }) => Effect.Effect<CodesSent>
    readonly ticket: (digest: string) => Effect.Effect<Ticket | null>
  }
>()("mersal/OneTimeCodes") {}
