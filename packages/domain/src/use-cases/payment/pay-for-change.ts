import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { outstanding } from "../../delivery/till.ts"
import type { PaidChange } from "../../payment/attempt/attempt-record.ts"
import { PartlyPaid, PaymentInProgress } from "../../payment/payment-errors.ts"
import { PaymentAttempts } from "../../ports/driven/payment-attempts.ts"
import type { ChangePaymentRequest } from "../../ports/driving/own-booking-service.ts"
import type { OnceOptions } from "../../ports/driving/service-failure.ts"
import { NothingToPay } from "../../recipient/recipient-errors.ts"
import { reachedBooking } from "../access.ts"
import { isPaidBeforeChange, plannedChange } from "../booking/change-booking.ts"
import type { Caller } from "../caller.ts"
import { once } from "../once.ts"
import { checkBeforeGivingUp } from "./give-up.ts"
import { behindRefusals, gatewayOf, newAttempt, openedSession } from "./open-session.ts"

/**
 * Makes an attempt for the extra cost of changing a paid booking (D37). It changes nothing and holds no place: when the
 * money has come, the change is planned again, and made at the price paid, or the money is refunded in full. What is
 * paid in cash, or a change that costs nothing more, is changed without a payment.
 */
export const payForChange = Effect.fn("payForChange")(function* (
  request: ChangePaymentRequest,
  caller: Caller,
  options: OnceOptions = {},
) {
  const { accessToken, ...asked } = request
  const about = yield* reachedBooking("change-booking", request, caller)
  yield* checkBeforeGivingUp(request)
  const wanted = {
    caller,
    options: yield* behindRefusals(options, caller),
    request: { payForChange: asked },
    matter: "payment",
    about,
  } as const
  const id = yield* once(wanted, decided(request, caller))
  return yield* openedSession(id)
})

const decided = Effect.fnUntraced(function* (request: ChangePaymentRequest, caller: Caller) {
  const reached = yield* reachedBooking("change-booking", request, caller)
  const { stored, delivery, subject } = reached
  const now = yield* Clock.currentTimeMillis
  const gateway = yield* gatewayOf(stored, request)
  const { after, difference } = yield* plannedChange(reached, request, now)
  const { till } = delivery
  if (difference.kind !== "pay" || !isPaidBeforeChange(reached)) return yield* new NothingToPay()
  // A refund still due from an earlier change is not settled by this one.
  const attempts = yield* (yield* PaymentAttempts).ofBooking(stored.booking.reference)
  const isGoingBack = attempts.some(({ attempt }) => attempt.refundsAsked.minor > attempt.refunded.minor)
  const due = outstanding(till)
  if (isGoingBack || due.minor < 0) return yield* new PaymentInProgress()
  // Each payment is for one price that the customer saw.
  if (due.minor > 0) return yield* new PartlyPaid({ due })
  const change: PaidChange = { wish: request.wish, total: after.price.toPay, actor: caller.actor, subject }
  return yield* newAttempt(
    { stored, gateway, amount: difference.amount, change, isByLink: false, now },
    request,
    caller,
  )
})
