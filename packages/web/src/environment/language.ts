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
  /** Loads the other dictionaries, then shows this same page in them and remembers the choice. */
  readonly choose: (language: Language) => Promise<void>
}

export const directionOf = (language: Language): Direction => (language === "ar" ? "rtl" : "ltr")

/** The language that the document is in just now: public/first-paint.js has chosen it before anything else ran. */
export const shownLanguage = (): Language => (document.documentElement.lang === "ar" ? "ar" : "en")

/** Provided by app/choices/language.tsx. */
export const [LanguageContext, useLanguage] = provided<PageLanguage>()

/** The words of the page: `const { shell } = useTexts()`. A dictionary that is not here yet suspends the component. */
export const useTexts = (): PageTexts => useLanguage().texts

/** Money, dates and times in the page's language. */
export const useFormats = (): Formats => useLanguage().formats
