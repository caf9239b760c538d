/** The dictionary of a window that has closed: a table of its own, which comes with the one screen that tells of it. */
export const slotAlertAreas = {
  slotAlert: {
    en: () => import("@mersal/domain/messages/en/slot-alert"),
    ar: () => import("@mersal/domain/messages/ar/slot-alert"),
  },
} as const
