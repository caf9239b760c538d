import { sanitise } from "../booking/draft/text-sanitiser.ts"
import type { Instant } from "../calendar/zone.ts"
import type { DoneBy } from "./delivery-event.ts"

/** What staff write to each other about a booking. Its customer never reads it. */
export interface BookingNote {
  readonly id: string
  readonly text: string
  readonly by: DoneBy
  readonly at: Instant
}

/** What is kept of a typed note (D24). */
export const noteText = (typed: string): string => sanitise(typed).trim()

/** Whether anything is left to read of it. */
export const isNote = (typed: string): boolean => noteText(typed) !== ""

/** As many characters as a note may have. */
export const longestNote = 1_000
