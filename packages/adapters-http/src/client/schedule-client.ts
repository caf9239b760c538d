import type { ScheduleService } from "@mersal/domain/ports/driving/schedule-service"
import { retrieveAllSlots } from "../contract/endpoints/schedule.ts"
import { bookingRefusals } from "../contract/refusals/booking.ts"
import { type Connection, call } from "./call.ts"

export const scheduleClient = (connection: Connection): ScheduleService => ({
  lookUpSlots: (request, options) => call(connection, retrieveAllSlots, bookingRefusals, request, options),
})
