/** The dictionary of promo codes, in a table of its own, so that only a booking's screens load it. */
export const promoAreas = {
  promo: {
    en: () => import("@mersal/domain/messages/en/promo"),
    ar: () => import("@mersal/domain/messages/ar/promo"),
  },
} as const
