import type { BookingState } from "../booking/booking.ts"

/** The groups in which the desk counts a day's bookings, by what is to be done with them. */
export const stateGroups = [
  "awaitingPayment",
  "unassigned",
  "assigned",
  "underWay",
  "failed",
  "onHold",
  "done",
  "cancelled",
] as const

export type StateGroup = (typeof stateGroups)[number]

const groups: Readonly<Record<BookingState, StateGroup>> = {
  awaitingPayment: "awaitingPayment",
  confirmed: "unassigned",
  assigned: "assigned",
  pickupStarted: "underWay",
  pickedUp: "underWay",
  deliveryStarted: "underWay",
  returning: "underWay",
  pickupFailed: "failed",
  deliveryFailed: "failed",
  onHold: "onHold",
  delivered: "done",
  returned: "done",
  cancelled: "cancelled",
  expired: "cancelled",
}

export const groupOf = (state: BookingState): StateGroup => groups[state]

export type StateCounts = Readonly<Record<StateGroup, number>>

/** The number of bookings in each group. */
export function countStates(states: readonly BookingState[]): StateCounts {
  const counts = Object.fromEntries(stateGroups.map((group) => [group, 0])) as Record<StateGroup, number>
  for (const state of states) counts[groupOf(state)] += 1
  return counts
}
