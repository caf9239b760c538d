import { sanitise } from "../booking/draft/text-sanitiser.ts"
import type { Instant } from "../calendar/zone.ts"
import type { DoneBy } from "./delivery-event.ts"

/** A staff note about a booking. Its customer never reads it. */
export interface BookingNote {
  readonly id: string
  readonly text: string
  readonly by: DoneBy
  readonly at: Instant
}

/** A typed note as stored (D24). */
export const noteText = (typed: string): string => sanitise(typed).trim()

/** Whether anything readable is left of it. */
export const isNote = (typed: string): boolean => noteText(typed) !== ""

/** The longest note, in characters. */
export const longestNote = 1_000
