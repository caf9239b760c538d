/** The dictionary of what is told of a changed price: it is carried by its notice alone. */
export const priceNoticeAreas = {
  priceNotice: {
    en: () => import("@mersal/domain/messages/en/price-notice"),
    ar: () => import("@mersal/domain/messages/ar/price-notice"),
  },
} as const
