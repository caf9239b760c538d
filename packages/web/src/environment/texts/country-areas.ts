/** The dictionary of the list of countries: a table of its own, which comes with the list. */
export const countryAreas = {
  countries: {
    en: () => import("@mersal/domain/messages/en/countries"),
    ar: () => import("@mersal/domain/messages/ar/countries"),
  },
} as const
