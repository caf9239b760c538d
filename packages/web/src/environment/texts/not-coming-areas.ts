/** The dictionary of a booking that nobody will come for: loaded with its banner only. */
export const notComingAreas = {
  notComing: {
    en: () => import("@mersal/domain/messages/en/not-coming"),
    ar: () => import("@mersal/domain/messages/ar/not-coming"),
  },
} as const
