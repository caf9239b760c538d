/** The dictionary of the saved contacts: a table of its own, which comes for whoever is signed in. */
export const savedContactAreas = {
  savedContacts: {
    en: () => import("@mersal/domain/messages/en/saved-contacts"),
    ar: () => import("@mersal/domain/messages/ar/saved-contacts"),
  },
} as const
