/** The dictionary of promo codes: a table of its own, so that no other screen than a booking's carries it. */
export const promoAreas = {
  promo: {
    en: () => import("@mersal/domain/messages/en/promo"),
    ar: () => import("@mersal/domain/messages/ar/promo"),
  },
} as const
