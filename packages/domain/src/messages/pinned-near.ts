import type { Language } from "./language.ts"

/** What a point without a name is called, by a place near it (D20); a draft keeps it in both languages. */
export const pinnedNear: Readonly<Record<Language, (place: string) => string>> = {
  en: (place) => `Pinned near ${place}`,
  ar: (place) => `نقطة بالقرب من ${place}`,
}
