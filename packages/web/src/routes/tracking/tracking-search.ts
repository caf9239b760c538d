/** The search parameters of the tracking screens (section 2). */

export interface TrackingSearch {
  /** A reference to begin with, from a link with an unknown one. */
  readonly id?: string
  /** That reference was looked up and not found. */
  readonly unknown?: true
}

export interface TrackingStatusSearch {
  readonly bookingId: string
}

export const trackingSearch = (search: Record<string, unknown>): TrackingSearch => ({
  ...(textOf(search.id) && { id: textOf(search.id) }),
  ...(search.unknown === true && { unknown: true }),
})

export const trackingStatusSearch = (search: Record<string, unknown>): TrackingStatusSearch => ({
  bookingId: textOf(search.bookingId),
})

/**
 * The reference that an address asks to look up at once: `/tracking?id=…` or `?bookingId=…`, and on any page
 * `?trackMyOrder&id=…`, whatever the value of trackMyOrder, or `?trackMyOrder=…` alone. Null if it asks for none, or if
 * the look-up has failed.
 */
export function presetReference(path: string, search: Record<string, unknown>): string | null {
  const isTracking = /^\/tracking\/?$/.test(path)
  if (search.unknown === true || !(isTracking || "trackMyOrder" in search)) return null
  return textOf(search.id || search.bookingId || search.trackMyOrder) || null
}

const textOf = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? `${value}` : "")
