/** The dictionary of a window that has closed, in a table of its own: loaded with the only screen that reports it. */
export const slotAlertAreas = {
  slotAlert: {
    en: () => import("@mersal/domain/messages/en/slot-alert"),
    ar: () => import("@mersal/domain/messages/ar/slot-alert"),
  },
} as const
