import type { TrackingEvent } from "./tracking-event.ts"

/** Which attempt a booking is on: 1, and one more for each failed pick-up or delivery (`atmpt`, D45). */
export const attemptOf = (events: readonly TrackingEvent[]): number =>
  1 + events.filter((event) => event.kind === "failed").length
