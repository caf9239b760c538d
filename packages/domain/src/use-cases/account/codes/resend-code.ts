import * as Effect from "effect/Effect"
import { CodeRefused } from "../../../account/account-errors.ts"
import { OneTimeCodes } from "../../../ports/driven/one-time-codes.ts"
import type { Caller } from "../../caller.ts"
import { browserOf } from "../identity.ts"
import { sendReset } from "../password/send-reset.ts"
import { sendCode } from "./send-code.ts"

/**
 * Sends a challenge's codes again as a new challenge; older codes become invalid. A reset is asked for anew: its codes go
 * where they would go now.
 */
export const resendCode = Effect.fn("resendCode")(function* (
  { challengeId }: { readonly challengeId: string },
  caller: Caller,
) {
  const stored = yield* ownChallenge(challengeId, caller)
  const { deliveries, accountId, pending, challenge } = stored
  const [first, ...others] = deliveries
  const { purpose } = challenge
  if (!first || purpose === "secondFactor") return yield* new CodeRefused({ reason: "expired", triesLeft: 0 })
  if (purpose === "forgot") return yield* sendReset(first.destination, challengeId, caller)
  const channels = deliveries.map(({ channel }) => channel)
  return yield* sendCode(
    { purpose, deliveries: [first, ...others], accountId, pending, channels, replaces: challengeId },
    caller,
  )
})

/** An unused challenge that was requested by this browser, or by a program. */
export const ownChallenge = Effect.fnUntraced(function* (challengeId: string, caller: Caller) {
  const stored = yield* (yield* OneTimeCodes).find(challengeId)
  const browser = yield* browserOf(caller)
  if (!stored || stored.challenge.isUsed || (stored.browser !== null && stored.browser !== browser)) {
    return yield* new CodeRefused({ reason: stored?.challenge.isUsed ? "used" : "expired", triesLeft: 0 })
  }
  return stored
})
