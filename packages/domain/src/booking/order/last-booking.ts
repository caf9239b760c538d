import { hasShapeOf, ifAny } from "../stored-shape.ts"
import { readStored } from "../stored-text.ts"
import type { Reference } from "./reference.ts"

/** The browser's copy of the last booking: enough to show the confirmation again after a reload. */
export interface LastBooking {
  readonly reference: Reference
  readonly accessToken: string
  /** Of the card that paid it. */
  readonly lastFour?: string
}

const shape = { reference: "", accessToken: "", lastFour: ifAny("") }

/** The booking in a stored text, or null for any other text. Only the server knows whether the booking exists. */
export const readLastBooking = (text: string | null): LastBooking | null =>
  readStored<LastBooking, LastBooking>(text, (stored) => (hasShapeOf(shape, stored) ? (stored as LastBooking) : null))
