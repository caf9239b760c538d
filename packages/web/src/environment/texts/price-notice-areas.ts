/** The dictionary of the notice about a changed price: loaded with the notice only. */
export const priceNoticeAreas = {
  priceNotice: {
    en: () => import("@mersal/domain/messages/en/price-notice"),
    ar: () => import("@mersal/domain/messages/ar/price-notice"),
  },
} as const
