import type { BookingState } from "@mersal/domain/booking/booking"
import { aboutMoney } from "@mersal/domain/delivery/till"
import { takes } from "@mersal/domain/machines/obey-command"
import type { StaffCommand } from "@mersal/domain/ports/driving/operations-service"

/** Whether a command is allowed in this state. Money can be taken or refunded in every state. */
export const isCommandOpen = (state: BookingState, type: StaffCommand["type"]): boolean =>
  aboutMoney.has(type) || takes(state, { type })
