/**
 * The dictionary of the package guide, in a table of its own, so that the first step does not load it before it is
 * opened.
 */
export const packageGuideAreas = {
  packageGuide: {
    en: () => import("@mersal/domain/messages/en/package-guide"),
    ar: () => import("@mersal/domain/messages/ar/package-guide"),
  },
} as const
