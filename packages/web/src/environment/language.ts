import type { Language } from "@mersal/domain/messages/language"
import type { Formats } from "./formats/formats.ts"
import { provided } from "./provided.ts"
import type { PageTexts } from "./texts/dictionaries.ts"

export type Direction = "ltr" | "rtl"

export interface PageLanguage {
  readonly language: Language
  readonly direction: Direction
  readonly texts: PageTexts
  readonly formats: Formats
  /** Loads the other language's dictionaries, then shows the same page in it and remembers the choice. */
  readonly choose: (language: Language) => Promise<void>
}

export const directionOf = (language: Language): Direction => (language === "ar" ? "rtl" : "ltr")

/** The document's current language. public/first-paint.js sets it before anything else runs. */
export const shownLanguage = (): Language => (document.documentElement.lang === "ar" ? "ar" : "en")

/** Provided by app/choices/language.tsx. */
export const [LanguageContext, useLanguage] = provided<PageLanguage>()

/**
 * The texts of the page: `const { shell } = useTexts()`. A dictionary that is not loaded yet suspends the component.
 */
export const useTexts = (): PageTexts => useLanguage().texts

/** Money, dates and times in the page's language. */
export const useFormats = (): Formats => useLanguage().formats
