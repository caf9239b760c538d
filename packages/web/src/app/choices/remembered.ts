import type { Language } from "@mersal/domain/messages/language"

/* Choices of the reader that outlive a visit. public/first-paint.js reads language and theme before the first paint.
   A browser that refuses storage forgets them, without any other effect. */

export type Theme = "light" | "dark"

const keys = {
  language: "mersal.language",
  theme: "mersal.theme",
  consent: "mersal.countingConsent",
} as const

/** The stored value of a key; null if there is none, and in a browser that refuses storage. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Private windows may refuse: the choice then lasts as long as the page.
  }
}

/**
 * Also sets a cookie, because the server renders the first screen of the next visit. Over https the cookie is `Secure`.
 */
export function rememberLanguage(language: Language): void {
  write(keys.language, language)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers that we support
  document.cookie = `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`
}

export function rememberedTheme(): Theme | null {
  const value = read(keys.theme)
  return value === "light" || value === "dark" ? value : null
}

/** Null follows the system again. */
export const rememberTheme = (theme: Theme | null): void => write(keys.theme, theme)

/**
 * The version of the consent question. A question that asks for something else gets a new version and is asked again;
 * one that is only worded better keeps its version.
 */
export const consentVersion = "2026-11"

/** Whether the reader agrees to analytics; null if he was not asked yet. */
export function rememberedConsent(): boolean | null {
  const value = read(keys.consent)
  return value === `${consentVersion}:yes` ? true : value === `${consentVersion}:no` ? false : null
}

export const rememberConsent = (isGiven: boolean): void =>
  write(keys.consent, `${consentVersion}:${isGiven ? "yes" : "no"}`)
