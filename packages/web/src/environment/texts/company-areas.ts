/**
 * The dictionary of companies, in a table of its own: loaded with the pages of companies and of those who decide about
 * them.
 */
export const companyAreas = {
  company: {
    en: () => import("@mersal/domain/messages/en/company"),
    ar: () => import("@mersal/domain/messages/ar/company"),
  },
} as const
