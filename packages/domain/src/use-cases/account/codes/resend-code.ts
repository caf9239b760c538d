import * as Effect from "effect/Effect"
import { CodeRefused } from "../../../account/account-errors.ts"
import type { CodeChannel } from "../../../account/sign-in/one-time-code.ts"
import type { CodeDelivery, StoredChallenge } from "../../../ports/driven/changes/account/codes.ts"
import { OneTimeCodes } from "../../../ports/driven/one-time-codes.ts"
import type { Caller } from "../../caller.ts"
import { browserOf } from "../identity.ts"
import { sendCode } from "./send-code.ts"

/** Sends a challenge's codes again as a new challenge; older codes become invalid. */
export const resendCode = Effect.fn("resendCode")(function* (
  { challengeId }: { readonly challengeId: string },
  caller: Caller,
) {
  const stored = yield* ownChallenge(challengeId, caller)
  const { deliveries, accountId, pending, identity, challenge } = stored
  const [first, ...others] = deliveries
  const { purpose } = challenge
  if (!first || purpose === "secondFactor") return yield* new CodeRefused({ reason: "expired", triesLeft: 0 })
  return yield* sendCode(
    {
      purpose,
      deliveries: [first, ...others],
      accountId,
      pending,
      identity,
      channels: channelsOf(stored),
      replaces: challengeId,
    },
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

/**
 * The channels reported to the caller. For a reset they are the same whether or not there is an account, or a phone in
 * it.
 */
const channelsOf = ({ challenge, deliveries }: StoredChallenge): readonly CodeChannel[] =>
  challenge.purpose === "forgot" ? ["email", "sms"] : deliveries.map(({ channel }: CodeDelivery) => channel)
