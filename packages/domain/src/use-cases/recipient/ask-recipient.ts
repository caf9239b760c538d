import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { ChangeRefused } from "../../booking/booking-errors.ts"
import { changeRefusal } from "../../booking/change/change-policy.ts"
import { marketOfReference, type Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import { Digest } from "../../ports/driven/digest.ts"
import { RecipientRequests } from "../../ports/driven/recipient-requests.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import type { OwnBookingRequest } from "../../ports/driving/own-booking-service.ts"
import type { AskedRecipient } from "../../ports/driving/recipient-service.ts"
import type { OnceOptions } from "../../ports/driving/service-failure.ts"
import { RecipientAskedOften } from "../../recipient/recipient-errors.ts"
import { mostRequests, type RecipientRequest, requestEnd } from "../../recipient/recipient-request.ts"
import { type ReachedBooking, reachedBooking } from "../access.ts"
import type { Caller } from "../caller.ts"
import { addressOf } from "../market-address.ts"
import { type Decision, once } from "../once.ts"

/**
 * The token of a link: a seal over the booking and the time of asking, so that it is not stored. Any process can
 * compute it again to send it.
 */
export const recipientTokenOf = Effect.fnUntraced(function* (reference: Reference, askedAt: Instant) {
  return (yield* (yield* Digest).seal(`recipient|${reference}|${askedAt}`)).slice(0, 48)
})

/** Where a recipient answers. The token is behind the #, so it reaches no server, log or referrer. */
export const recipientLink = (address: string, token: string): string => `${address}/recipient#${token}`

/**
 * Asks the recipient of the caller's own booking for the address, while the drop-off may still be changed (D36, D37).
 */
export const askRecipient = Effect.fn("askRecipient")(function* (
  request: OwnBookingRequest,
  caller: Caller,
  options: OnceOptions = {},
) {
  const about = yield* reachedBooking("change-booking", request, caller)
  const { reference, askedAt, expiresAt } = yield* once(
    { caller, options, request: { askRecipient: request.reference }, matter: "other", about },
    decided(request, caller),
  )
  // The link is computed from stored data, because its token is not stored.
  const token = yield* recipientTokenOf(reference, askedAt)
  const address = yield* addressOf(marketOfReference(reference))
  const answer: AskedRecipient = { link: recipientLink(address, token), askedAt, expiresAt }
  return answer
})

type Asked = Pick<RecipientRequest, "reference" | "askedAt" | "expiresAt">

const decided = Effect.fnUntraced(function* (request: OwnBookingRequest, caller: Caller) {
  const reached = yield* reachedBooking("change-booking", request, caller)
  const { reference } = reached.stored.booking
  const askedAt = yield* Clock.currentTimeMillis
  const expiresAt = requestEnd(yield* requireChangeable(reached, askedAt), askedAt)
  const earlier = yield* (yield* RecipientRequests).of(reference)
  const answer: Asked = { reference, askedAt, expiresAt }
  // Asked twice within the same millisecond: the link is the same.
  if (earlier.some((one) => one.askedAt === askedAt)) return { answer, changes: [] } satisfies Decision<Asked>
  if (earlier.length >= mostRequests) return yield* new RecipientAskedOften({ most: mostRequests })

  const token = yield* recipientTokenOf(reference, askedAt)
  const asked: RecipientRequest = {
    digest: yield* (yield* Digest).hash(token),
    reference,
    askedAt,
    expiresAt,
    answer: null,
  }
  const changes: Change[] = [
    { kind: "askRecipient", request: asked, most: mostRequests },
    {
      kind: "enqueue",
      message: {
        id: `recipient-asked-${reference}-${askedAt}`,
        topic: "recipient-asked",
        reference,
        at: askedAt,
        body: JSON.stringify({ askedAt, expiresAt }),
      },
    },
  ]
  return { answer, changes } satisfies Decision<Asked>
})

const requireChangeable = Effect.fnUntraced(function* ({ stored, delivery }: ReachedBooking, now: Instant) {
  const part = "drop-off-address"
  const facts = {
    orderBy: stored.booking.orderBy,
    startedAt: stored.log.find(({ type }) => type === "start")?.at ?? null,
    state: delivery.state,
    isCollected: delivery.facts.isCollected,
  }
  const reason = changeRefusal("booking-complete", part, facts, now)
  if (reason !== null) return yield* new ChangeRefused({ part, reason })
  return facts
})
