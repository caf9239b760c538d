/** The dictionary of companies: a table of its own, which comes with the pages of companies and of those who decide about them. */
export const companyAreas = {
  company: {
    en: () => import("@mersal/domain/messages/en/company"),
    ar: () => import("@mersal/domain/messages/ar/company"),
  },
} as const
