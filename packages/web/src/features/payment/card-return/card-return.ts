import { fromPort } from "@mersal/domain/machines/actor-logic"
import { cardReturnMachine, type PurchaseAnswer } from "@mersal/domain/machines/card-return-machine"
import { isWebAddress } from "@mersal/domain/payment/web-address"
import type { PurchaseFailure, PurchaseOutcome } from "@mersal/domain/ports/driving/payment-service"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import type { ScreenServices } from "../../../environment/services/services.ts"
import { leaveBankPage } from "../bank-page.ts"
import { forgetCardSession } from "../card-session-storage.ts"

/** The card return machine with the server's calls. Takes a device fingerprint only if one is configured (D29). */
export const providedCardReturn = (payments: ScreenServices["payments"], takesFingerprint = false) =>
  cardReturnMachine.provide({
    actors: {
      loadFingerprint: fromPort(async (_, { signal }) =>
        Result.succeed(
          takesFingerprint
            ? await (await import("./device-fingerprint.ts")).deviceFingerprint(signal as AbortSignal)
            : null,
        ),
      ),
      purchase: fromPort(async ({ attempt, fingerprint }, options) => {
        const seen = { amount: null, currency: null, booking: null }
        const request = { attempt, merchantReference: null, seen, deviceFingerprint: fingerprint }
        const answer = await payments.purchase(request, options)
        // Whoever goes on at Qatar's bank does so by its own address, so its return has opened this page.
        if (Result.isFailure(answer) && answer.failure._tag === "CardNotGiven") leaveBankPage(attempt)
        return heard(attempt, answerOfPurchase(answer))
      }),
      readAttempt: fromPort(async ({ attempt }, options) =>
        heard(
          attempt,
          Result.map(await payments.attempt({ attempt }, options), ({ report }) => report),
        ),
      ),
    },
  })

/**
 * Forgets an attempt that has ended, so that no later press asks for it, whether its page is left by a button or
 * closed.
 */
function heard<Heard extends PurchaseAnswer>(
  attempt: string,
  answer: Result.Result<Heard, ServiceFailure>,
): Result.Result<Heard, ServiceFailure> {
  if (Result.isSuccess(answer) && hasEnded(answer.success)) forgetCardSession(attempt)
  return answer
}

const hasEnded = ({ kind }: PurchaseAnswer): boolean => kind === "paid" || kind === "failed"

/**
 * A purchase that cannot be made does not mean a refused card: if the server knows no result, the page keeps asking.
 */
function answerOfPurchase(
  answer: Result.Result<PurchaseOutcome, PurchaseFailure | ServiceFailure>,
): Result.Result<PurchaseAnswer, ServiceFailure> {
  if (Result.isSuccess(answer)) {
    const { report, url3d } = answer.success
    return Result.succeed(url3d !== null && isWebAddress(url3d) ? { kind: "redirect", url: url3d } : report)
  }
  const { failure } = answer
  switch (failure._tag) {
    case "AttemptNotFound":
      return Result.succeed({ kind: "failed", reason: "unknown-attempt" })
    case "HoldEnded":
      return Result.succeed({ kind: "failed", reason: "not-charged" })
    // The server learns of Qatar's form by its own inquiry; a page with another amount is an old one.
    case "CardNotGiven":
    case "AmountMismatch":
      return Result.succeed({ kind: "checking" })
    default:
      return Result.fail(failure)
  }
}
