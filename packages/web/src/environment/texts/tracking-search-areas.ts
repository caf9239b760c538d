/** The dictionary of the search by something other than a reference: loaded with its form only. */
export const trackingSearchAreas = {
  trackingSearch: {
    en: () => import("@mersal/domain/messages/en/tracking-search"),
    ar: () => import("@mersal/domain/messages/ar/tracking-search"),
  },
} as const
