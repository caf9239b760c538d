import type { TrackingEvent } from "./tracking-event.ts"

/** The number of a booking's attempt: 1, plus one for each failed pick-up or delivery (`atmpt`, D45). */
export const attemptOf = (events: readonly TrackingEvent[]): number =>
  1 + events.filter((event) => event.kind === "failed").length
