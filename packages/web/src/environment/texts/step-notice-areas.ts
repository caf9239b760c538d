/** The dictionary of a step that was not asked for: it is carried by its notice alone. */
export const stepNoticeAreas = {
  stepNotice: {
    en: () => import("@mersal/domain/messages/en/step-notice"),
    ar: () => import("@mersal/domain/messages/ar/step-notice"),
  },
} as const
