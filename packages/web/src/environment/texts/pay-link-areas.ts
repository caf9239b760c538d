/** The dictionary of the pay link, in a table of its own: loaded with the page that the link opens. */
export const payLinkAreas = {
  payLink: {
    en: () => import("@mersal/domain/messages/en/pay-link"),
    ar: () => import("@mersal/domain/messages/ar/pay-link"),
  },
} as const
