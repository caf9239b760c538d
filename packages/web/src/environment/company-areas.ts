/** The dictionaries of companies' screens: a table of their own, as staff's is, so that nobody else carries them. */
export const companyAreas = {
  company: {
    en: () => import("@mersal/domain/messages/en/company"),
    ar: () => import("@mersal/domain/messages/ar/company"),
  },
  onAccount: {
    en: () => import("@mersal/domain/messages/en/on-account"),
    ar: () => import("@mersal/domain/messages/ar/on-account"),
  },
} as const
