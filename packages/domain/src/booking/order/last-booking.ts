import { hasShapeOf, ifAny } from "../stored-shape.ts"
import { readStored } from "../stored-text.ts"
import type { Reference } from "./reference.ts"

/** The browser's copy of what was booked last: enough to show the confirmation again after a reload. */
export interface LastBooking {
  readonly reference: Reference
  readonly accessToken: string
  /** Of the card that has paid it. */
  readonly lastFour?: string
}

const shape = { reference: "", accessToken: "", lastFour: ifAny("") }

/** The booking of a stored text, or null for anything that is none. Whether there is one of its reference the server says. */
export const readLastBooking = (text: string | null): LastBooking | null =>
  readStored<LastBooking, LastBooking>(text, (stored) => (hasShapeOf(shape, stored) ? (stored as LastBooking) : null))
