/**
 * The filters of a company's bookings. They are in the page's address, so that a colleague with the link sees the same.
 */
export interface AskedBookings {
  /** The month, "2026-11"; empty for the current one. */
  readonly bookings: string
  /** The id of a cost centre; all if missing. */
  readonly centre?: string
  /** All if missing. */
  readonly state?: string
}

/** Reads an address; null if it asks for no bookings. The screen interprets the texts. */
export function askedBookings({ bookings, centre, state }: Readonly<Record<string, unknown>>): AskedBookings | null {
  if (typeof bookings !== "string") return null
  return {
    bookings,
    ...(typeof centre === "string" && { centre }),
    ...(typeof state === "string" && { state }),
  }
}
