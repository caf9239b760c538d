import type { Language } from "@mersal/domain/messages/language"
import { type ReactNode, useCallback, useMemo, useState } from "react"
import { formatsBy } from "../../environment/formats/formats.ts"
import { directionOf, LanguageContext, type PageLanguage } from "../../environment/language.ts"
import { loadAreas, loadedAreas, textsOf } from "../../environment/texts/dictionaries.ts"
import { rememberLanguage } from "./remembered.ts"

/** Sets the document's language and direction, which styles, screen readers and the API client read. */
function applyLanguage(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

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
      formats: formatsBy[shown],
      choose,
    }),
    [shown, choose],
  )
  return <LanguageContext value={value}>{children}</LanguageContext>
}
