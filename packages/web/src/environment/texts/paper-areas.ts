/** The dictionary of a booking's documents, in a table of its own, so that no screen loads it before it shows them. */
export const paperAreas = {
  bookingPapers: {
    en: () => import("@mersal/domain/messages/en/booking-papers"),
    ar: () => import("@mersal/domain/messages/ar/booking-papers"),
  },
} as const
