/**
 * What of a company's bookings is asked for. It stands in the address of the company's page, so that a colleague who is
 * sent it sees the same.
 */
export interface AskedBookings {
  /** The month, "2026-11"; empty for the present one. */
  readonly bookings: string
  /** The id of a cost centre; any where it is missing. */
  readonly centre?: string
  /** Any where it is missing. */
  readonly state?: string
}

/** Reads an address; null where it asks for no bookings. What the texts mean the screen says. */
export function askedBookings({ bookings, centre, state }: Readonly<Record<string, unknown>>): AskedBookings | null {
  if (typeof bookings !== "string") return null
  return {
    bookings,
    ...(typeof centre === "string" && { centre }),
    ...(typeof state === "string" && { state }),
  }
}
