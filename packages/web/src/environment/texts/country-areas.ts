/** The dictionary of the list of countries, in a table of its own: loaded with the list. */
export const countryAreas = {
  countries: {
    en: () => import("@mersal/domain/messages/en/countries"),
    ar: () => import("@mersal/domain/messages/ar/countries"),
  },
} as const
