import { errors as arabic } from "@mersal/domain/messages/ar/errors"
import { errors as english } from "@mersal/domain/messages/en/errors"
import type { Language } from "@mersal/domain/messages/language"
import type { Texts } from "@mersal/domain/messages/texts"

export type ErrorTexts = Texts<typeof english>

const dictionaries: Readonly<Record<Language, ErrorTexts>> = { en: english, ar: arabic }

export const textsIn = (language: Language): ErrorTexts => dictionaries[language]

/** The language of ours that an Accept-Language header prefers; English if it names neither. */
export function languageOf(header: string | undefined): Language {
  if (header === undefined || header === "en" || header === "ar") return header ?? "en"
  const wish = (language: Language): number => {
    const weights = header.split(",", 20).flatMap((range) => {
      const [tag = "", quality = "q=1"] = range
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      return tag === language || tag.startsWith(`${language}-`) ? [Number(quality.replace("q=", "")) || 0] : []
    })
    return Math.max(0, ...weights)
  }
  return wish("ar") > wish("en") ? "ar" : "en"
}
