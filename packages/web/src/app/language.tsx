import type { Language } from "@mersal/domain/messages/language"
import { type ReactNode, useCallback, useMemo, useState } from "react"
import { formatsOf } from "../environment/formats.ts"
import { directionOf, LanguageContext, type PageLanguage } from "../environment/language.ts"
import { loadAreas, loadedAreas, textsOf } from "../environment/texts/dictionaries.ts"
import { rememberedLanguage, rememberLanguage } from "./remembered.ts"

/** The Arabic entry (section 2, D41). */
const arabicEntry = /^\/go\/ar\/?$/

/**
 * The language of a page before anything is loaded: the entry's, else the remembered one, else that of the drawn screen,
 * else Arabic where the browser speaks it. public/first-paint.js says the same.
 */
export function initialLanguage(path: string): Language {
  if (arabicEntry.test(path)) return "ar"
  return rememberedLanguage() ?? (/^ar\b/i.test(drawnLanguage() ?? navigator.language) ? "ar" : "en")
}

/** The language in which the server has drawn the first screen, where it has. */
const drawnLanguage = (): string | undefined => document.documentElement.dataset.language

/** Tells the document its language and direction; styles, screen readers and the API client read them there. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

/** The language that the document is in just now. */
export const shownLanguage = (): Language => (document.documentElement.lang === "ar" ? "ar" : "en")

interface LanguageProviderProps {
  initial: Language
  children: ReactNode
}

export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [shown, setShown] = useState(initial)

  const choose = useCallback(
    async (language: Language) => {
      await loadAreas(language, loadedAreas(shown))
      rememberLanguage(language)
      applyLanguage(language)
      setShown(language)
    },
    [shown],
  )

  const value = useMemo<PageLanguage>(
    () => ({
      language: shown,
      texts: textsOf[shown],
      direction: directionOf(shown),
      formats: formatsOf(shown),
      choose,
    }),
    [shown, choose],
  )
  return <LanguageContext value={value}>{children}</LanguageContext>
}
