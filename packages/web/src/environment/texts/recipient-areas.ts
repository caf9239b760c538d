/** The dictionary of a recipient's page, in a table of its own: loaded with that page only. */
export const recipientAreas = {
  recipient: {
    en: () => import("@mersal/domain/messages/en/recipient"),
    ar: () => import("@mersal/domain/messages/ar/recipient"),
  },
} as const
