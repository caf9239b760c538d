import type { BookedWindow } from "../../booking/booking.ts"
import type { DeliveryEvent } from "../../delivery/delivery-event.ts"
import { operatorWindow } from "../../delivery/operator-window.ts"
import type { MarketId } from "../../market/market.ts"
import type { StaffCommand, WishedWindow } from "../../ports/driving/operations-service.ts"

/**
 * Whether a recorded event is what this command asks for, so that it gets the first answer when it is sent again. Two
 * commands of one type that ask for different things are different commands: a second refund of another amount must not
 * look as if it had been made. A PIN is not compared, because only its seal is stored, and only the right one is.
 */
export function isSameCommand(given: StaffCommand, event: DeliveryEvent, market: MarketId): boolean {
  switch (given.type) {
    case "assign":
      return event.type === given.type && event.driver === given.driver
    case "hold":
    case "cancel":
    case "fail":
      return event.type === given.type && event.reason === given.reason
    case "refund":
    case "takeCash":
      return event.type === given.type && event.amount.minor === given.minor
    case "deliver":
      return event.type === given.type && isSameProof(given.proof, event.proof)
    case "reschedule":
      return (
        event.type === given.type &&
        isSameWindow(given.delivery, event.deliveryWindow, market) &&
        (given.pickup === null
          ? event.pickupWindow === null
          : event.pickupWindow !== null && isSameWindow(given.pickup, event.pickupWindow, market))
      )
    default:
      return event.type === given.type
  }
}

type Delivered = Extract<DeliveryEvent, { readonly type: "deliver" }>

function isSameProof(given: Extract<StaffCommand, { readonly type: "deliver" }>["proof"], kept: Delivered["proof"]) {
  if (given.kind === "pin") return kept.kind === given.kind
  return kept.kind === given.kind && kept.image === given.image
}

/** By its hours: a window that was set may be kept under the name that the book has for it. */
function isSameWindow({ date, window }: WishedWindow, kept: BookedWindow, market: MarketId): boolean {
  const wished = operatorWindow(market, date, window)
  return wished !== null && wished.start === kept.start && wished.end === kept.end
}
