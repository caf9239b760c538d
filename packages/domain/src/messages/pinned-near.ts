import type { Language } from "./language.ts"

/** The name of a nameless point, after a place near it (D20); a draft stores it in both languages. */
export const pinnedNear: Readonly<Record<Language, (place: string) => string>> = {
  en: (place) => `Pinned near ${place}`,
  ar: (place) => `نقطة بالقرب من ${place}`,
}
