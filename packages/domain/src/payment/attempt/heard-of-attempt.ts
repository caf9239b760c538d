import type { Instant } from "../../calendar/zone.ts"
import type { Money } from "../../money/money.ts"
import type { AttemptEvent, KeptCard } from "./attempt-event.ts"
import type { AttemptRecord } from "./attempt-record.ts"
import type { AttemptState } from "./attempt-state.ts"
import { cardReturnDecision, type GatewayAnswer } from "./card-return.ts"
import { attemptAfter } from "./payment-attempt.ts"

/** What the server itself received about an attempt. */
export interface Heard {
  readonly answer: GatewayAnswer
  readonly transaction: string | null
  readonly card: KeptCard | null
}

type Decided = Extract<AttemptEvent, { readonly type: "decided" }>

/** The customer is at the gateway, so an answer without knowledge is no news. */
const awayAtTheGateway: ReadonlySet<AttemptState> = new Set(["formIssued", "awaiting3ds"])

/**
 * The event that follows from an answer, or null if it tells nothing new. While its page is at the gateway and the
 * gateway does not know, an attempt keeps its state; it ends by timeout. An order not found counts from when it was
 * sent; where the gateway's own page sends it, from when that page has expired.
 */
export function eventAfter(attempt: AttemptRecord, { answer, transaction, card }: Heard, now: Instant): Decided | null {
  const sentAt = attempt.sentAt ?? attempt.expiresAt
  const decision = cardReturnDecision(answer, { amount: attempt.amount, sentAt }, now)
  if (decision.kind === "checking" && awayAtTheGateway.has(attempt.state)) return null
  // The token itself comes with the browser, as a separate event; without it nothing can be charged.
  if (decision.kind === "tokenised") return null
  if (attemptAfter(attempt, decision).state === attempt.state) return null
  return { type: "decided", decision, code: codeOf(answer), told: toldBy(answer), transaction, card }
}

/** The code that decides; for an inquiry, the code of the transaction it found. */
export const codeOf = (answer: GatewayAnswer): string | null =>
  answer.command === "inquiry" ? (answer.transactionCode ?? answer.responseCode) : answer.responseCode

const toldBy = (answer: GatewayAnswer): Money | null => (answer.command === "tokenization" ? null : answer.amount)
