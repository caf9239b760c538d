import * as Effect from "effect/Effect"
import { networkOf } from "../../../account/sign-in/network.ts"
import { type CodePurpose, type CodeRules, codeRefusal } from "../../../account/sign-in/one-time-code.ts"
import { attemptSpan } from "../../../account/sign-in/sign-in-attempts.ts"
import type { Instant } from "../../../calendar/zone.ts"
import type { CodeDelivery, CodeSending } from "../../../ports/driven/changes/account/codes.ts"
import { Digest } from "../../../ports/driven/digest.ts"
import { OneTimeCodes } from "../../../ports/driven/one-time-codes.ts"
import type { Caller } from "../../caller.ts"

/** A message that is to be counted before it is sent. */
export interface CountedMessage {
  readonly challengeId: string
  readonly purpose: CodePurpose
  readonly delivery: CodeDelivery
  /**
   * Whether nobody may notice that it was sent. It is counted only with other resets to the same phone and towards the
   * overall cap: otherwise the cap of the asking network would tell that there is an account.
   */
  readonly isUnseen: boolean
  /** How many messages the same request sends already, which are not stored yet. */
  readonly beside: number
}

/**
 * Counts a message against the caps (D26): why it may not be sent now, or null, and the record of its sending. Null if
 * the messages beside it fill a cap.
 */
export const countedSending = Effect.fnUntraced(function* (
  { challengeId, purpose, delivery: { channel, destination }, isUnseen, beside }: CountedMessage,
  { address }: Caller,
  now: Instant,
  rules: CodeRules,
) {
  const left = rulesBeside(rules, beside)
  if (left === null) return null
  const digest = yield* Digest
  // Anybody may ask for a reset, as often as it is sent: that must not keep its owner from the code of a login.
  const to = yield* digest.hash(`code-to|${purpose === "forgot" ? "reset|" : ""}${channel}|${destination}`)
  const network = address === "" || isUnseen ? null : yield* digest.hash(`network|${networkOf(address)}`)
  const before = yield* (yield* OneTimeCodes).sent({ destination: to, network, now, rules: left })
  const counter = (key: string, cap: "network" | "overall") => {
    const { begin, end } = attemptSpan(now, rules.caps[cap].withinHours * 60)
    return { counter: { key: `codes|${key}`, begin, end }, limit: rules.caps[cap].codes }
  }
  const sent: CodeSending = {
    challengeId,
    purpose,
    destination: to,
    network,
    at: now,
    wait: rules.resendAfterSeconds * 1_000,
    counters: isUnseen ? [] : [...(network === null ? [] : [counter(network, "network")]), counter("all", "overall")],
  }
  return { refusal: codeRefusal(before, now, left), sent }
})

/** The rules for a message beside others. Two that are counted as if each were alone would conflict at every try. */
function rulesBeside(rules: CodeRules, beside: number): CodeRules | null {
  const { network, overall } = rules.caps
  if (Math.min(network.codes, overall.codes) <= beside) return null
  const less = <Cap extends { readonly codes: number }>(cap: Cap) => ({ ...cap, codes: cap.codes - beside })
  return { ...rules, caps: { ...rules.caps, network: less(network), overall: less(overall) } }
}
