import * as Result from "effect/Result"
import { isSameMoney, type Money, money, subtract } from "../../money/money.ts"
import { RulingUnfit } from "../payment-errors.ts"
import type { AttemptRecord } from "./attempt-record.ts"
import type { Ruling, RulingOutcome } from "./ruling.ts"

/** The gateway's answer about an attempt, for the ruling; null if it cannot be trusted. */
export type GatewayWord =
  /** What it captured less its refunds; zero if it never captured any. */
  | { readonly kind: "keeps"; readonly amount: Money }
  /** Money is authorised at the bank and not captured. */
  | { readonly kind: "set-aside" }
  | null

/**
 * The result of a person's ruling, by the gateway's answer at that moment: nobody settles on his own word (D28). Money
 * pays its booking only if it is exactly the requested amount. If the payment was accepted before and the gateway has
 * less than our books, the difference was refunded there. If it has more, the gateway's own desk corrects it first;
 * then the attempt can be settled.
 */
export function rulingOutcome(
  attempt: AttemptRecord,
  ruling: Ruling,
  word: GatewayWord,
): Result.Result<RulingOutcome, RulingUnfit> {
  const { state, amount, held, refunded, refundsAsked, wasPaid, closing } = attempt
  if (state !== "review") return unfit("not-under-review")
  if (refundsAsked.minor > refunded.minor || closing !== null) return unfit("money-under-way")
  if (word === null) return unfit("gateway-silent")
  if (word.kind === "set-aside")
    return ruling === "void" ? Result.succeed({ kind: "letting-go" }) : unfit("gateway-says-otherwise")

  const kept = word.amount
  if (kept.minor === 0 && ruling === "void" && !wasPaid) return Result.succeed({ kind: "none-charged" })
  if (kept.currency !== amount.currency) return unfit("gateway-says-otherwise", kept)
  const ours = subtract(held, refunded)
  switch (ruling) {
    case "settle": {
      const isWhole = wasPaid ? isSameMoney(kept, ours) : isSameMoney(kept, amount) && refunded.minor === 0
      if (isWhole) return Result.succeed({ kind: "settled" })
      const isLess = wasPaid && kept.minor < ours.minor
      return isLess
        ? Result.succeed({ kind: "given-back-there", amount: subtract(ours, kept) })
        : unfit("gateway-says-otherwise", kept)
    }
    case "refund": {
      const isKnown = !wasPaid || isSameMoney(kept, ours)
      return isKnown && kept.minor > 0
        ? Result.succeed({ kind: "giving-back", amount: kept })
        : unfit("gateway-says-otherwise", kept)
    }
    case "void":
      return unfit("gateway-says-otherwise", kept)
  }
}

/** What an attempt holds after a ruling: the gateway's total, so that refunds are taken from what is there. */
export const heldAfterRuling = ({ amount, held, refunded, wasPaid }: AttemptRecord, outcome: RulingOutcome): Money => {
  if (wasPaid) return held
  if (outcome.kind === "settled") return amount
  if (outcome.kind === "giving-back") return money(outcome.amount.minor + refunded.minor, amount.currency)
  return outcome.kind === "none-charged" ? refunded : held
}

const unfit = (reason: RulingUnfit["reason"], told: Money | null = null) =>
  Result.fail(new RulingUnfit({ reason, told }))
