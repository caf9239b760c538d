/** The dictionary of the paper of a booking's money: a table of its own, which comes with that page. */
export const receiptAreas = {
  receipt: {
    en: () => import("@mersal/domain/messages/en/receipt"),
    ar: () => import("@mersal/domain/messages/ar/receipt"),
  },
} as const
