/** The dictionary of a recipient's landline: a table of its own, which comes with the note that few are shown. */
export const landlineAreas = {
  landline: {
    en: () => import("@mersal/domain/messages/en/landline"),
    ar: () => import("@mersal/domain/messages/ar/landline"),
  },
} as const
