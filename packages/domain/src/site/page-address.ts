import type { Language } from "../messages/language.ts"

/** A page in one of its languages: English has the plain address, Arabic is under /ar/. */
export interface PageAddress {
  readonly language: Language
  /** As section 2 spells it, with a slash at its start and none at its end; "/" is the first page. */
  readonly plainPath: string
}

/**
 * The page that a path means, with or without a slash at its end and with escapes decoded. Null if it cannot be
 * decoded.
 */
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
 * The link to the same page in the other language, with the same query. The English first page needs an explicit
 * language, because otherwise it leads to the chosen language.
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
