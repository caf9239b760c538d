import { type ReactNode, useCallback, useMemo, useState } from "react"
import { formatsOf } from "../environment/formats.ts"
import {
  directionOf,
  type Language,
  LanguageContext,
  type PageLanguage,
  type PageTexts,
} from "../environment/language.ts"
import { rememberedLanguage, rememberLanguage } from "./remembered.ts"

const dictionaries: Readonly<Record<Language, () => Promise<{ texts: PageTexts }>>> = {
  en: () => import("../environment/texts/en.ts"),
  ar: () => import("../environment/texts/ar.ts"),
}

/** The Arabic entry (section 2, D41). */
const arabicEntry = /^\/go\/ar\/?$/

/** The language of a page before anything is loaded: the entry's, else the remembered one, else English. */
export function initialLanguage(path: string): Language {
  return arabicEntry.test(path) ? "ar" : (rememberedLanguage() ?? "en")
}

export async function loadTexts(language: Language): Promise<PageTexts> {
  return (await dictionaries[language]()).texts
}

/** Tells the document its language and direction; styles, screen readers and the API client read them there. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

interface LanguageProviderProps {
  initial: { language: Language; texts: PageTexts }
  children: ReactNode
}

export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [shown, setShown] = useState(initial)

  const choose = useCallback(async (language: Language) => {
    const texts = await loadTexts(language)
    rememberLanguage(language)
    applyLanguage(language)
    setShown({ language, texts })
  }, [])

  const value = useMemo<PageLanguage>(
    () => ({ ...shown, direction: directionOf(shown.language), formats: formatsOf(shown.language), choose }),
    [shown, choose],
  )
  return <LanguageContext value={value}>{children}</LanguageContext>
}
