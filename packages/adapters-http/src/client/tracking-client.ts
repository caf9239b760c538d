import type { Tracking, TrackingService } from "@mersal/domain/ports/driving/tracking-service"
import * as z from "zod/mini"
import { globalTracking, orderTracking } from "../contract/endpoints/tracking.ts"
import { trackingRefusals } from "../contract/refusals/tracking.ts"
import { type Connection, call } from "./call.ts"

export const trackingClient = (connection: Connection): TrackingService => ({
  track: (request, options) => call(connection, orderTracking, trackingRefusals, request, options),
  search: (request, options) => call(connection, globalTracking, trackingRefusals, request, options),
})

/** What an answer says that came with a page instead of to a call; null of anything else. */
export function readTracking(answer: unknown): Tracking | null {
  const read = z.safeDecode(orderTracking.answer, answer as never)
  return read.success ? read.data : null
}
