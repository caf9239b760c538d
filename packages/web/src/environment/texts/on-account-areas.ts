/** The dictionary of paying on a company's account, in a table of its own, so that nobody else loads it. */
export const onAccountAreas = {
  onAccount: {
    en: () => import("@mersal/domain/messages/en/on-account"),
    ar: () => import("@mersal/domain/messages/ar/on-account"),
  },
} as const
