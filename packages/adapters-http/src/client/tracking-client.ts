import type { TrackingService } from "@mersal/domain/ports/driving/tracking-service"
import { globalTracking, orderTracking } from "../contract/endpoints/tracking.ts"
import { trackingRefusals } from "../contract/refusals/tracking.ts"
import { type Connection, call } from "./call.ts"
import { readAnswer } from "./read-answer.ts"

export const trackingClient = (connection: Connection): TrackingService => ({
  track: (request, options) => call(connection, orderTracking, trackingRefusals, request, options),
  search: (request, options) => call(connection, globalTracking, trackingRefusals, request, options),
})

/** Decodes the booking that a page is drawn from. */
export const readTracking = (answer: unknown) => readAnswer(orderTracking, answer)
