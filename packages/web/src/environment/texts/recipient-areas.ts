/** The dictionary of what a recipient's link opens: a table of its own, which comes with that page alone. */
export const recipientAreas = {
  recipient: {
    en: () => import("@mersal/domain/messages/en/recipient"),
    ar: () => import("@mersal/domain/messages/ar/recipient"),
  },
} as const
