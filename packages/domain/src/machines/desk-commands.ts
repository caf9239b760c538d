import type { BookingState } from "../booking/booking.ts"
import { standingOf } from "../booking/change/booking-standing.ts"
import { outstanding, refundable, type Till } from "../delivery/till.ts"
import { takes } from "./obey-command.ts"

/** What a dispatcher may do to a booking, in the order in which it is offered. */
export const deskCommands = [
  "assign",
  "unassign",
  "reschedule",
  "hold",
  "release",
  "takeCash",
  "refund",
  "cancel",
] as const

export type DeskCommand = (typeof deskCommands)[number]

/** Whether money may be expected: it is no booking yet, or will not be delivered. */
const hasDues = (state: BookingState): boolean => state !== "awaitingPayment" && !standingOf(state).isUndelivered

/** What can be done to a booking now. The server asks again: somebody may be faster. */
export function possibleCommands(state: BookingState, till: Till): readonly DeskCommand[] {
  return deskCommands.filter((command) => {
    if (command === "takeCash") return outstanding(till).minor > 0 && hasDues(state)
    if (command === "refund") return refundable(till).minor > 0
    return takes(state, { type: command })
  })
}
