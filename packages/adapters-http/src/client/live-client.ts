import type { LiveService } from "@mersal/domain/ports/driving/live-service"
import { trackingLive, trackingStream } from "../contract/endpoints/live.ts"
import { trackingRefusals } from "../contract/refusals/tracking.ts"
import { type Connection, call } from "./call.ts"
import { callEvents } from "./call-events.ts"
import { readAnswer } from "./read-answer.ts"

export const liveClient = (connection: Connection): LiveService => ({
  moment: (request, options) => call(connection, trackingLive, trackingRefusals, request, options),
  follow: (request, options) => callEvents(connection, trackingStream, trackingRefusals, request, options),
})

/** Decodes the driver's position that a page is drawn from. */
export const readMoment = (answer: unknown) => readAnswer(trackingLive, answer)
