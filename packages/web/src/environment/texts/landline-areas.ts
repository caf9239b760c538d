/** The dictionary of the note on a recipient's landline, in a table of its own: loaded with the note, which few see. */
export const landlineAreas = {
  landline: {
    en: () => import("@mersal/domain/messages/en/landline"),
    ar: () => import("@mersal/domain/messages/ar/landline"),
  },
} as const
