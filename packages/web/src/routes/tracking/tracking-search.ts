/** What the address of the tracking screens says (section 2). */

export interface TrackingSearch {
  /** A reference to begin with, from a link that led nowhere. */
  readonly id?: string
  /** The look-up of that reference found nothing. */
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
 * The reference that an address asks to be looked up at once: `/tracking?id=…` or `?bookingId=…`, and on any page
 * `?trackMyOrder&id=…`, whatever value stands behind trackMyOrder, or `?trackMyOrder=…` alone. Null when it asks for
 * none, or when it has been looked up in vain.
 */
export function presetReference(path: string, search: Record<string, unknown>): string | null {
  const isTracking = /^\/tracking\/?$/.test(path)
  if (search.unknown === true || !(isTracking || "trackMyOrder" in search)) return null
  return textOf(search.id || search.bookingId || search.trackMyOrder) || null
}

const textOf = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? `${value}` : "")
