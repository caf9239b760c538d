import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { termsOf } from "../../booking/change/cancellation-policy.ts"
import { msPerMinute } from "../../calendar/zone.ts"
import type { DeliveryCommand } from "../../delivery/delivery-command.ts"
import { CommandUnfit } from "../../delivery/delivery-errors.ts"
import { operatorWindow } from "../../delivery/operator-window.ts"
import type { Proof } from "../../delivery/proof.ts"
import { refundOf } from "../../delivery/till.ts"
import { money } from "../../money/money.ts"
import { Drivers } from "../../ports/driven/drivers.ts"
import { Proofs } from "../../ports/driven/proofs.ts"
import type { GivenProof, StaffCommand, WishedWindow } from "../../ports/driving/operations-service.ts"
import { cancellationNow } from "../booking/cancellation-now.ts"
import { sealOfPin } from "../booking/pin.ts"
import type { MovedBooking } from "./moved-booking.ts"
import { windowAsBooked } from "./window-as-booked.ts"

/** A command in the rules' terms: a valid driver, windows with their instants, a PIN's seal, the cancellation terms. */
export const deliveryCommand = Effect.fnUntraced(function* (given: StaffCommand, moved: MovedBooking) {
  const { booking } = moved.stored
  switch (given.type) {
    case "assign": {
      const driver = yield* (yield* Drivers).find(given.driver)
      if (!driver?.isActive) return yield* unfit("unknown-driver")
      return given
    }
    case "reschedule":
      return {
        type: given.type,
        pickupWindow: given.pickup && (yield* pickupOf(given.pickup, moved)),
        deliveryWindow: yield* laterWindow(given, moved),
      } satisfies DeliveryCommand
    case "cancel": {
      const terms = termsOf(yield* cancellationNow(moved, yield* Clock.currentTimeMillis))
      return { ...given, terms } satisfies DeliveryCommand
    }
    case "deliver":
      return { type: given.type, proof: yield* proofOf(given.proof, moved) } satisfies DeliveryCommand
    case "refund":
      return refundOf(moved.delivery.till, money(given.minor, booking.price.toPay.currency))
    case "takeCash":
      return { type: given.type, amount: money(given.minor, booking.price.toPay.currency) } satisfies DeliveryCommand
    default:
      return given
  }
})

/** A delivery window that does not end before its pick-up window ends. */
const laterWindow = Effect.fnUntraced(function* (
  { pickup, delivery }: { readonly pickup: WishedWindow | null; readonly delivery: WishedWindow },
  moved: MovedBooking,
) {
  const { facts } = moved.delivery
  const isSet = pickup !== null && !facts.isCollected
  const pickupWindow = isSet ? yield* windowOf(pickup, moved) : facts.pickupWindow
  const deliveryWindow = yield* windowOf(delivery, moved)
  if (deliveryWindow.end < pickupWindow.end) return yield* unfit("unfit-window")
  return deliveryWindow
})

const pickupOf = Effect.fnUntraced(function* (wished: WishedWindow, moved: MovedBooking) {
  const set = yield* windowOf(wished, moved)
  return (yield* windowAsBooked(moved.stored.booking, set, yield* Clock.currentTimeMillis)).pickupWindow
})

/** How far ahead staff may set a window, in milliseconds: a year that is typed wrongly is no plan. */
const furthestAhead = 90 * 24 * 60 * msPerMinute

/** Bound by no cut-off and no list, but by the clock: not in hours that are over, and not beyond ninety days. */
const windowOf = Effect.fnUntraced(function* ({ date, window }: WishedWindow, { stored }: MovedBooking) {
  const wished = operatorWindow(stored.booking.market, date, window)
  const now = yield* Clock.currentTimeMillis
  return wished && now < wished.end && wished.start < now + furthestAhead ? wished : yield* unfit("unfit-window")
})

/** A picture of another booking proves nothing here. */
const proofOf = Effect.fnUntraced(function* (given: GivenProof, { stored }: MovedBooking) {
  const { reference } = stored.booking
  if (given.kind === "pin") return { kind: given.kind, seal: yield* sealOfPin(reference, given.pin) } satisfies Proof
  const image = yield* (yield* Proofs).find(reference, given.image)
  return { kind: given.kind, image: image?.id ?? "" } satisfies Proof
})

const unfit = (reason: CommandUnfit["reason"]) => Effect.fail(new CommandUnfit({ reason, amount: null }))
