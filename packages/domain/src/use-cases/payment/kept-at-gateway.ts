import type { Instant } from "../../calendar/zone.ts"
import { money } from "../../money/money.ts"
import type { AttemptRecord } from "../../payment/attempt/attempt-record.ts"
import { unknownOrderMinutes } from "../../payment/attempt/card-return.ts"
import { meaningOf } from "../../payment/attempt/gateway-codes.ts"
import { codeOf } from "../../payment/attempt/heard-of-attempt.ts"
import type { GatewayWord } from "../../payment/attempt/review-ruling.ts"
import type { GatewayReport } from "../../ports/driven/payment-gateways.ts"

/** What the gateway has taken for an attempt, less its refunds; null if it does not say. */
export function keptBy({ answer, captured, refunded }: GatewayReport): number | null {
  const meaning = meaningOf(answer.gateway, answer.responseCode)
  if (meaning === "order-not-found") return 0
  if (captured !== null) return captured.minor - (refunded?.minor ?? 0)
  const isAnswered = meaning === "inquiry-answered" || answer.gateway === "pipe"
  if (!isAnswered || answer.command !== "inquiry") return null
  const transaction = meaningOf(answer.gateway, codeOf(answer))
  if (transaction === "paid" || transaction === "captured") return answer.amount?.minor ?? null
  return transaction === "uncertain" || transaction === "pending" ? null : 0
}

/**
 * The result of an inquiry, for a person's ruling. 'Order not found' counts only after the order has had time to
 * appear.
 */
export function wordOf(attempt: AttemptRecord, report: GatewayReport, now: Instant): GatewayWord {
  const { answer, captured } = report
  const sentAt = attempt.sentAt ?? attempt.expiresAt
  const mayAppear = now < sentAt + unknownOrderMinutes * 60_000
  if (mayAppear && meaningOf(answer.gateway, answer.responseCode) === "order-not-found") return null
  const kept = keptBy(report)
  if (kept === null) return null
  if (kept === 0 && meaningOf(answer.gateway, codeOf(answer)) === "authorised") return { kind: "set-aside" }
  const told = answer.command === "inquiry" ? answer.amount : null
  return { kind: "keeps", amount: money(kept, (captured ?? told ?? attempt.amount).currency) }
}
