import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { NotServed } from "../../booking/booking-errors.ts"
import { noWish, type StopWish } from "../../booking/change/booking-change.ts"
import { sanitisedStopWish } from "../../booking/draft/sanitised.ts"
import type { Instant } from "../../calendar/zone.ts"
import { Bookings } from "../../ports/driven/bookings.ts"
import { Digest } from "../../ports/driven/digest.ts"
import { RecipientRequests } from "../../ports/driven/recipient-requests.ts"
import type { Change, Conflict } from "../../ports/driven/unit-of-work.ts"
import type { ChangeRequest } from "../../ports/driving/own-booking-service.ts"
import type { RecipientQuestion } from "../../ports/driving/recipient-service.ts"
import { RecipientLinkInvalid } from "../../recipient/recipient-errors.ts"
import { isOpenRequest, type RecipientAnswer, type RecipientRequest } from "../../recipient/recipient-request.ts"
import { accessTokenOf } from "../access.ts"
import { cashAtDoorOf } from "../booking/cash-at-door-of.ts"
import { decideChange } from "../booking/change-booking.ts"
import { bookingNow, deliveryOf } from "../booking/delivery-of.ts"
import { guestCaller } from "../caller.ts"
import { committed } from "../payment/committed.ts"

/** The question behind a recipient's link; it names nobody but the sender. */
export const showQuestion = Effect.fn("showQuestion")(function* ({ token }: { readonly token: string }) {
  const { request, stored } = yield* openRequest(token)
  const { market, pickup, dropOff, deliveryWindow } = bookingNow(stored, deliveryOf(stored))
  const question: RecipientQuestion = {
    market,
    senderName: pickup.contact.name,
    cityName: dropOff.cityName,
    deliveryWindow,
    cash: cashAtDoorOf(stored),
    expiresAt: request.expiresAt,
  }
  return question
})

/**
 * Accepts a recipient's answer, once. If the price stays, the drop-off is changed; otherwise the sender is told and
 * decides. Apart from that it is checked like a change by the sender. It is decided again if the booking changes
 * meanwhile, so no answer is lost.
 */
export const answerRecipient = Effect.fn("answerRecipient")(function* ({
  token,
  wish,
}: {
  readonly token: string
  readonly wish: StopWish
}) {
  const isAnswered = ({ change }: Conflict): boolean => change === "answerRequest"
  return yield* committed(decided(token, wish), isAnswered).pipe(
    Effect.catchTag("Conflict", () => Effect.fail(new RecipientLinkInvalid())),
  )
})

const decided = Effect.fnUntraced(function* (token: string, wish: StopWish) {
  const { request, stored } = yield* openRequest(token)
  const at = yield* Clock.currentTimeMillis
  const preview = yield* asRecipient(decideChange(yield* changeOf(stored.booking.reference, wish), guestCaller(null)))
  const isSame = preview.answer.difference.kind === "none"
  const { digest, reference } = request
  // A preview leaves out only the payment, which is nothing here.
  const done: readonly Change[] = isSame
    ? preview.changes
    : [{ kind: "enqueue", message: { id: `recipient-proposed-${digest}`, topic: "recipient-proposed", reference, at } }]
  const outcome = isSame ? ("applied" as const) : ("proposed" as const)
  const answer: RecipientAnswer = { at, wish: sanitisedStopWish(wish), outcome }
  const changes: readonly Change[] = [{ kind: "answerRequest", digest, answer }, ...done]
  return { answer: { outcome, reference }, changes }
})

/** A change of the drop-off as a holder of the booking's link would request it. */
const changeOf = Effect.fnUntraced(function* (reference: RecipientRequest["reference"], dropOff: StopWish) {
  const change: ChangeRequest = {
    reference,
    accessToken: yield* accessTokenOf(reference),
    wish: { ...noWish, dropOff },
    expectedTotal: null,
    isPreview: true,
  }
  return change
})

/**
 * Only the sender compares and pays totals, so a refusal of that kind would be a bug here. Only he chooses windows,
 * too: a route that its own rule no longer serves in time is reported to the recipient as not served.
 */
const asRecipient = <Value, Failure extends DecisionFailure, Needs>(decided: Effect.Effect<Value, Failure, Needs>) =>
  Effect.catchTags(decided as Effect.Effect<Value, DecisionFailure, Needs>, {
    BookingNotFound: Effect.die,
    ChangeCostsOtherwise: Effect.die,
    ChangeUnpaid: Effect.die,
    CreditLimitReached: Effect.die,
    WindowOfAnotherDay: Effect.die,
    SlotRefused: () => Effect.fail(new NotServed({ part: "route" })),
  })

type DecisionFailure = Effect.Error<ReturnType<typeof decideChange>>

/** The request of a valid token, with its booking. Only a booking's newest token is valid. */
const openRequest = Effect.fnUntraced(function* (token: string) {
  const requests = yield* RecipientRequests
  const request = /^[0-9a-f]{48}$/.test(token) ? yield* requests.find(yield* (yield* Digest).hash(token)) : null
  const now: Instant = yield* Clock.currentTimeMillis
  if (!request || !isOpenRequest(request, now)) return yield* new RecipientLinkInvalid()
  const [newest] = yield* requests.of(request.reference)
  const stored = newest?.digest === request.digest ? yield* (yield* Bookings).find(request.reference) : null
  if (!stored) return yield* new RecipientLinkInvalid()
  return { request, stored }
})
