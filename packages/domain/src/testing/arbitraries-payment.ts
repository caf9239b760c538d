import fc from "fast-check"
import { marketIds, markets } from "../market/market.ts"
import { type Money, money } from "../money/money.ts"
import { type AttemptState, attemptMoves } from "../payment/attempt/attempt-state.ts"
import type { CardDecision, GatewayAnswer } from "../payment/attempt/card-return.ts"
import type { PaymentAttempt } from "../payment/attempt/payment-attempt.ts"
import { aMarket, anInstant, aReference } from "./arbitraries.ts"

// fast-check generators of payment attempts and of gateways' answers about them.

export const attemptStates = Object.keys(attemptMoves) as readonly AttemptState[]

const aCharge = (currency: Money["currency"]): fc.Arbitrary<Money> =>
  fc.integer({ min: 1, max: 1_000_000 }).map((minor) => money(minor, currency))

/** In any state; its refunds fit the state: none, a part, or all. */
export const anAttempt: fc.Arbitrary<PaymentAttempt> = aMarket.chain((market) =>
  fc
    .record({
      id: fc.uuid(),
      booking: aReference(market),
      method: fc.constantFrom("card" as const, "debitCard" as const),
      amount: fc.integer({ min: 2, max: 1_000_000 }).map((minor) => money(minor, markets[market].currency)),
      state: fc.constantFrom(...attemptStates),
      createdAt: anInstant,
    })
    .map((attempt) => {
      const { minor, currency } = attempt.amount
      const share = attempt.state === "refunded" ? minor : attempt.state === "partRefunded" ? Math.floor(minor / 2) : 0
      return { ...attempt, refunded: money(share, currency) }
    }),
)

/** Codes of the gateways' tables, unknown codes, and no code. */
export const aResponseCode: fc.Arbitrary<string | null> = fc.oneof(
  fc.constantFrom("18000", "20064", "14000", "02000", "04000", "12000", "12036", "19000", "13666", "13029", "00072"),
  fc.constantFrom("15777", "00006", "17006", "00784", "000", "051", "00785"),
  fc.stringMatching(/^\d{5}$/),
  fc.stringMatching(/^\d{3}$/),
  fc.string({ maxLength: 8 }),
  fc.constant(null),
)

const anAmount = fc.option(fc.constantFrom(...marketIds).chain((market) => aCharge(markets[market].currency)))
const anAddress = fc.option(
  fc.constantFrom("https://acs.bank.example/3ds?id=1", "http://127.0.0.1:3100/3ds/1", "javascript:1"),
)

export const aGatewayAnswer: fc.Arbitrary<GatewayAnswer> = fc.oneof(
  fc.record({
    gateway: fc.constant("aps" as const),
    command: fc.constant("tokenization" as const),
    responseCode: aResponseCode,
  }),
  fc.record({
    gateway: fc.constant("aps" as const),
    command: fc.constant("purchase" as const),
    responseCode: aResponseCode,
    url3d: anAddress,
    amount: anAmount,
  }),
  fc.record({
    gateway: fc.constantFrom("aps" as const, "pipe" as const),
    command: fc.constant("inquiry" as const),
    responseCode: aResponseCode,
    transactionCode: aResponseCode,
    amount: anAmount,
  }),
)

export const aDecision: fc.Arbitrary<CardDecision> = fc.constantFrom<CardDecision>(
  { kind: "tokenised" },
  { kind: "redirect-to-3ds", url: "https://acs.bank.example/3ds" },
  { kind: "paid" },
  { kind: "authorised" },
  { kind: "declined", reason: "refused" },
  { kind: "declined", reason: "cancelled-by-customer" },
  { kind: "not-charged" },
  { kind: "checking", because: "pending" },
  { kind: "checking", because: "uncertain" },
  { kind: "review" },
)
