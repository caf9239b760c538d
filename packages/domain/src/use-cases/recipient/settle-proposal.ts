import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { noWish } from "../../booking/change/booking-change.ts"
import type { Money } from "../../money/money.ts"
import { RecipientRequests } from "../../ports/driven/recipient-requests.ts"
import type { Change, Conflict } from "../../ports/driven/unit-of-work.ts"
import type { ChangeRequest, OwnBookingRequest } from "../../ports/driving/own-booking-service.ts"
import type { RecipientState } from "../../ports/driving/recipient-service.ts"
import { NothingProposed } from "../../recipient/recipient-errors.ts"
import { reachedBooking } from "../access.ts"
import { decideChange } from "../booking/change-booking.ts"
import type { Caller } from "../caller.ts"
import { committed } from "../payment/committed.ts"

/** The state of the last question to the recipient; for a proposal, what it would cost now. */
export const showAsked = Effect.fn("showAsked")(function* (request: OwnBookingRequest, caller: Caller) {
  const { stored } = yield* reachedBooking("change-booking", request, caller)
  const [last] = yield* (yield* RecipientRequests).of(stored.booking.reference)
  if (!last) return null
  const { answer, askedAt, expiresAt } = last
  if (answer === null) {
    const outcome = (yield* Clock.currentTimeMillis) < expiresAt ? "waiting" : "expired"
    return { outcome, askedAt, expiresAt, proposal: null } satisfies RecipientState
  }
  const { outcome, wish } = answer
  const change: ChangeRequest = { ...request, wish: { ...noWish, dropOff: wish }, expectedTotal: null, isPreview: true }
  // A proposal that can no longer be made is no longer shown.
  const preview = outcome === "proposed" ? yield* Effect.result(decideChange(change, caller)) : null
  const state: RecipientState = {
    outcome,
    askedAt,
    expiresAt,
    proposal:
      preview?._tag === "Success"
        ? { wish, total: preview.success.answer.booking.price.toPay, difference: preview.success.answer.difference }
        : null,
  }
  return state
})

interface Settlement extends OwnBookingRequest {
  readonly isAccepted: boolean
  readonly expectedTotal: Money | null
}

/**
 * Accepts or declines a proposal for the sender. Accepted, it is his own change of the booking, at the total he saw,
 * and reported as such; declined, the recipient is told. It is decided again if the booking changes meanwhile.
 */
export const settleProposal = Effect.fn("settleProposal")(function* (request: Settlement, caller: Caller) {
  const isSettled = ({ change }: Conflict): boolean => change === "settleProposal"
  return yield* committed(settled(request, caller), isSettled).pipe(
    Effect.catchTag("Conflict", () => Effect.fail(new NothingProposed())),
  )
})

const settled = Effect.fnUntraced(function* (request: Settlement, caller: Caller) {
  const { reference, accessToken, isAccepted, expectedTotal } = request
  const { stored } = yield* reachedBooking("change-booking", { reference, accessToken }, caller)
  const [last] = yield* (yield* RecipientRequests).of(stored.booking.reference)
  if (last?.answer?.outcome !== "proposed") return yield* new NothingProposed()
  const { digest, answer } = last
  const change: ChangeRequest = {
    reference,
    accessToken,
    wish: { ...noWish, dropOff: answer.wish },
    expectedTotal,
    isPreview: false,
  }
  // It moves no window.
  const deciding = Effect.catchTag(decideChange(change, caller), "WindowOfAnotherDay", Effect.die)
  const decided = isAccepted ? yield* deciding : null
  const outcome = isAccepted ? ("accepted" as const) : ("declined" as const)
  const at = yield* Clock.currentTimeMillis
  const declined = {
    id: `proposal-declined-${digest}`,
    topic: "proposal-declined",
    reference: stored.booking.reference,
    at,
  }
  const changes: readonly Change[] = [
    { kind: "settleProposal", digest, outcome },
    ...(decided?.changes ?? [{ kind: "enqueue", message: declined } satisfies Change]),
  ]
  return { answer: decided?.answer ?? null, changes }
})
