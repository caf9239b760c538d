import type { BookedWindow } from "@mersal/domain/booking/booking"
import { isOver } from "@mersal/domain/booking/change/booking-end"
import type { Reference } from "@mersal/domain/booking/order/reference"
import type { Stop } from "@mersal/domain/booking/stop"
import { isOnLeg } from "@mersal/domain/delivery/driver-position"
import type { RunStop } from "@mersal/domain/ports/driving/operations-service"

/** A driver's next destination for a booking, and its purpose: a cancelled parcel goes back to its sender. */
export interface Goal {
  readonly kind: "pickup" | "delivery" | "back"
  readonly stop: Stop
  readonly window: BookedWindow
}

export function goalOf({ booking, leg, now: { state } }: RunStop): Goal {
  if (state === "returning" || state === "returned")
    return { kind: "back", stop: booking.pickup, window: booking.deliveryWindow }
  return leg === "pickup"
    ? { kind: "pickup", stop: booking.pickup, window: booking.pickupWindow }
    : { kind: "delivery", stop: booking.dropOff, window: booking.deliveryWindow }
}

/** A day in driving order. */
export interface OrderedRun {
  readonly next: RunStop | null
  readonly others: readonly RunStop[]
  readonly done: readonly RunStop[]
}

/**
 * The stop under way comes first, or else the one that the driver has chosen; then the others by the end of their
 * windows. Stops that wait for the desk never come next by themselves.
 */
export function orderedRun(run: readonly RunStop[], chosen: Reference | null): OrderedRun {
  const open = run
    .filter(({ now: { state } }) => !isOver(state))
    .toSorted((a, b) => rank(a) - rank(b) || byWindow(goalOf(a).window, goalOf(b).window))
  const next = open.find(({ booking }) => booking.reference === chosen) ?? open.find(isNext) ?? null
  return {
    next,
    others: open.filter((stop) => stop !== next),
    done: run.filter(({ now: { state } }) => isOver(state)),
  }
}

const isNext = ({ now: { state } }: RunStop): boolean => state !== "onHold"
const rank = ({ now: { state } }: RunStop): number => (isOnLeg(state) ? 0 : state === "onHold" ? 2 : 1)
const byWindow = (a: BookedWindow, b: BookedWindow): number => a.end - b.end || a.start - b.start
