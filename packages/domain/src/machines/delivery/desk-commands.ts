import type { BookingState } from "../../booking/booking.ts"
import { standingOf } from "../../booking/change/booking-standing.ts"
import { outstanding, refundable, type Till } from "../../delivery/till.ts"
import { takes } from "../obey-command.ts"

/** A dispatcher's commands, in display order. */
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

/** Whether payment may be expected: the booking is confirmed and not undelivered. */
const hasDues = (state: BookingState): boolean => state !== "awaitingPayment" && !standingOf(state).isUndelivered

/** The commands that are possible now. The server checks again, because somebody else may be faster. */
export function possibleCommands(state: BookingState, till: Till): readonly DeskCommand[] {
  return deskCommands.filter((command) => {
    if (command === "takeCash") return outstanding(till).minor > 0 && hasDues(state)
    if (command === "refund") return refundable(till).minor > 0
    return takes(state, { type: command })
  })
}
