import type { Texts } from "@mersal/domain/messages/texts"
import { createContext, useContext } from "react"
import type { Formats } from "./formats.ts"
import type { texts as english } from "./texts/en.ts"

export type Language = "en" | "ar"
export type Direction = "ltr" | "rtl"

/** Every dictionary of the application, by area: `texts.details.building`. */
export type PageTexts = Texts<typeof english>

export interface PageLanguage {
  readonly language: Language
  readonly direction: Direction
  readonly texts: PageTexts
  readonly formats: Formats
  /** Loads the other dictionaries, then shows this same page in them and remembers the choice. */
  readonly choose: (language: Language) => Promise<void>
}

export const directionOf = (language: Language): Direction => (language === "ar" ? "rtl" : "ltr")

/** Provided by app/language.tsx. */
export const LanguageContext = createContext<PageLanguage | null>(null)

export function useLanguage(): PageLanguage {
  const value = useContext(LanguageContext)
  if (value === null) throw new Error("useLanguage outside of its provider")
  return value
}

/** The words of the page: `const { shell } = useTexts()`. */
export const useTexts = (): PageTexts => useLanguage().texts

/** Money, dates and times in the page's language. */
export const useFormats = (): Formats => useLanguage().formats
