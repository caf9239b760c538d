import type { Language } from "../messages/language.ts"

/** A page in one of its languages: English stands at the plain address, Arabic under /ar/. */
export interface PageAddress {
  readonly language: Language
  /** As section 2 spells it, with a slash at its start and none at its end; "/" is the first page. */
  readonly plainPath: string
}

/** What a path asks for, with or without a slash at its end; its escapes are read. Null for one that cannot be read. */
export function pageAddress(path: string): PageAddress | null {
  const decoded = decodedPath(path)
  if (decoded === null) return null
  const withoutSlash = decoded.length > 1 ? decoded.replace(/\/$/, "") : decoded
  if (withoutSlash !== "/ar" && !withoutSlash.startsWith("/ar/")) return { language: "en", plainPath: withoutSlash }
  return { language: "ar", plainPath: withoutSlash.slice("/ar".length) || "/" }
}

/** The same page in a language: `/about/` and `/ar/about/`. */
export const addressIn = (language: Language, path: string): string => (language === "ar" ? `/ar${path}` : path)

/**
 * The link from one language to the other, which asks for what this page was asked for: the first page in English says
 * that it is to be English, for without it leads to the chosen language.
 */
export function otherLanguageLink(language: Language, path: string, asked: readonly string[] = []): string {
  const query = [...(language === "en" && path === "/" ? ["language=en"] : []), ...asked].join("&")
  return addressIn(language, path) + (query && `?${query}`)
}

function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
