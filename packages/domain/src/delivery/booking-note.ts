import type { Instant } from "../calendar/zone.ts"
import type { DoneBy } from "./delivery-event.ts"

/** What staff write to each other about a booking. Its customer never reads it. */
export interface BookingNote {
  readonly id: string
  readonly text: string
  readonly by: DoneBy
  readonly at: Instant
}

/** As many characters as a note may have. */
export const longestNote = 1_000
