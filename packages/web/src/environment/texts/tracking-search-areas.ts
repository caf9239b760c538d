/** The dictionary of the search by something else than a reference: it is carried by its form alone. */
export const trackingSearchAreas = {
  trackingSearch: {
    en: () => import("@mersal/domain/messages/en/tracking-search"),
    ar: () => import("@mersal/domain/messages/ar/tracking-search"),
  },
} as const
