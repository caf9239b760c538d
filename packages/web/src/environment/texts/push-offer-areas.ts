/** The dictionary of the offer of notifications, in a table of its own: loaded with the offer. */
export const pushOfferAreas = {
  pushOffer: {
    en: () => import("@mersal/domain/messages/en/push-offer"),
    ar: () => import("@mersal/domain/messages/ar/push-offer"),
  },
} as const
