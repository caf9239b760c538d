/** The dictionary of the notice that another step is shown than requested: loaded with the notice only. */
export const stepNoticeAreas = {
  stepNotice: {
    en: () => import("@mersal/domain/messages/en/step-notice"),
    ar: () => import("@mersal/domain/messages/ar/step-notice"),
  },
} as const
