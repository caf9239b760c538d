import type { BookingState } from "@mersal/domain/booking/booking"
import { aboutMoney } from "@mersal/domain/delivery/till"
import { takes } from "@mersal/domain/machines/obey-command"
import type { StaffCommand } from "@mersal/domain/ports/driving/operations-service"

/** Whether a command may still be given to a booking that is in this state now. Money comes and goes in every one. */
export const isCommandOpen = (state: BookingState, type: StaffCommand["type"]): boolean =>
  aboutMoney.has(type) || takes(state, { type })
