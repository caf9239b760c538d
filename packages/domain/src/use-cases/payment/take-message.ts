import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { GatewayId } from "../../payment/attempt/gateway-codes.ts"
import { meaningOf } from "../../payment/attempt/gateway-codes.ts"
import { Digest } from "../../ports/driven/digest.ts"
import { PaymentAttempts, Refunds } from "../../ports/driven/payment-attempts.ts"
import { type GatewayMessage, type PaymentGateway, PaymentGateways } from "../../ports/driven/payment-gateways.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import { recorded } from "./attempt-changes.ts"
import { hintChanges } from "./check-attempt.ts"
import { committed } from "./committed.ts"
import { settlement } from "./settle-attempt.ts"

/** `forged`: not sent by the gateway. `unknown`: for no attempt of ours. */
export type Taken = "applied" | "repeated" | "unknown" | "forged"

/**
 * Accepts a message that a gateway sent to the server. The digest of its bytes is stored in the transaction of its
 * effects, so that a repeated message counts once, and one that could not be written is sent again.
 */
export const takeNotification = Effect.fn("takeNotification")(function* (
  id: GatewayId,
  sent: { readonly contentType: string; readonly body: string },
) {
  const gateway = (yield* PaymentGateways).named(id)
  const now = yield* Clock.currentTimeMillis
  const message = gateway && (yield* gateway.readNotification({ ...sent, receivedAt: now }))
  if (!message) return "forged" satisfies Taken as Taken
  const found = yield* (yield* PaymentAttempts).ofReference(message.reference)
  if (!found || found.attempt.gateway !== id) {
    yield* Effect.logWarning("A gateway notified us of an attempt that we do not know").pipe(
      Effect.annotateLogs({ gateway: id, merchantReference: message.reference.slice(0, 40) }),
    )
    return "unknown" satisfies Taken as Taken
  }
  const digest = yield* (yield* Digest).hash(`${id}|${sent.body}`)
  const note: Change = {
    kind: "noteGatewayMessage",
    message: { digest, gateway: id, reference: message.reference, at: now },
  }
  const decide = Effect.gen(function* () {
    const { changes } = yield* settlement(found.attempt.id, message.report, "webhook")
    return {
      answer: "applied" as Taken,
      changes: [note, ...changes, ...(yield* newsToAskFor(found.attempt.id, message))],
    }
  })
  return yield* committed(decide, ({ change }) => change === "noteGatewayMessage").pipe(
    Effect.catchTag("Conflict", () => Effect.succeed<Taken>("repeated")),
  )
})

/** A message without a code means that there is news to ask for, about the attempt and its refunds. */
const newsToAskFor = Effect.fnUntraced(function* (id: string, { report }: GatewayMessage) {
  if (report.answer.responseCode !== null) return []
  const dueAt = yield* Clock.currentTimeMillis
  const refunds = yield* (yield* Refunds).ofAttempt(id)
  const moves = refunds
    .filter(({ state }) => state === "sent")
    .map((refund): Change => {
      const { sentAt, checks } = refund
      return { kind: "moveRefund", refund: refund.id, from: "sent", to: "sent", sentAt, checks, dueAt }
    })
  return [...(yield* hintChanges(id)), ...moves]
})

/**
 * Accepts what a browser brought back. Returns the id of its attempt, or null if it concerns none of ours. A token is
 * stored, because it comes by no other way; anything else is only a hint that makes the server ask (D28).
 */
export const takeReturn = Effect.fn("takeReturn")(function* (fields: Readonly<Record<string, string>>) {
  const gateways = yield* PaymentGateways
  for (const id of ["aps", "pipe"] as const) {
    const gateway = gateways.named(id)
    const message = gateway && (yield* gateway.readReturn(fields))
    if (message) return yield* returned(gateway, message)
  }
  return null
})

const returned = Effect.fnUntraced(function* ({ id }: PaymentGateway, { reference, token, report }: GatewayMessage) {
  const found = yield* (yield* PaymentAttempts).ofReference(reference)
  if (!found || found.attempt.gateway !== id) return null
  const { attempt } = found
  const isForm = attempt.opened?.kind === "form"
  if (report.answer.command === "tokenization" && isForm)
    yield* Effect.orDie(committed(tokenised(attempt.id, token, report)))
  else yield* Effect.orDie(committed(backFromBank(attempt.id)))
  return attempt.id
})

/** A hint on which the gateway is asked. The bank's page is done, and nobody is sent there again. */
const backFromBank = Effect.fnUntraced(function* (id: string) {
  const found = yield* (yield* PaymentAttempts).find(id)
  const asked = yield* hintChanges(id)
  if (found?.attempt.state !== "awaiting3ds" || found.attempt.url3d === null) return { answer: null, changes: asked }
  const now = yield* Clock.currentTimeMillis
  return { answer: null, changes: [recorded(found.attempt, { type: "returned" }, "form-return", now).change, ...asked] }
})

/** The answer to the form: a token, or why there is none; without one nothing can have been charged. */
const tokenised = Effect.fnUntraced(function* (id: string, token: string | null, report: GatewayMessage["report"]) {
  const found = yield* (yield* PaymentAttempts).find(id)
  const now = yield* Clock.currentTimeMillis
  const none: readonly Change[] = []
  if (found?.attempt.state !== "formIssued") return { answer: null, changes: none }
  const { attempt } = found
  if (meaningOf(report.answer.gateway, report.answer.responseCode) !== "tokenised") {
    const { changes } = yield* settlement(id, report, "form-return")
    return { answer: null, changes }
  }
  if (token === null) return { answer: null, changes: none }
  const { change } = recorded(attempt, { type: "tokenised", token, card: report.card }, "form-return", now)
  return { answer: null, changes: [change] }
})
