/** The dictionary of the saved contacts, in a table of its own: loaded for signed-in customers. */
export const savedContactAreas = {
  savedContacts: {
    en: () => import("@mersal/domain/messages/en/saved-contacts"),
    ar: () => import("@mersal/domain/messages/ar/saved-contacts"),
  },
} as const
