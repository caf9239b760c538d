/** The dictionary of a booking that nobody comes for: it is carried by its banner alone. */
export const notComingAreas = {
  notComing: {
    en: () => import("@mersal/domain/messages/en/not-coming"),
    ar: () => import("@mersal/domain/messages/ar/not-coming"),
  },
} as const
