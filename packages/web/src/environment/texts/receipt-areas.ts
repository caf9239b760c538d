/** The dictionary of the payment receipt, in a table of its own: loaded with its page. */
export const receiptAreas = {
  receipt: {
    en: () => import("@mersal/domain/messages/en/receipt"),
    ar: () => import("@mersal/domain/messages/ar/receipt"),
  },
} as const
