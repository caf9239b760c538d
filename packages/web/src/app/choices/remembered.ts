import type { Language } from "@mersal/domain/messages/language"

/*
 * Choices of the reader that outlive a visit. public/first-paint.js reads language and theme before the first paint.
 * A browser that refuses storage forgets them, and nothing else happens.
 */

export type Theme = "light" | "dark"

const keys = {
  language: "mersal.language",
  theme: "mersal.theme",
  consent: "mersal.countingConsent",
} as const

/** What stands under a key; null where nothing does, and in a browser that refuses. */
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

/** The server is told too: it draws the first screen of the next visit. Over https the cookie never leaves it. */
export function rememberLanguage(language: Language): void {
  write(keys.language, language)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`
}

export function rememberedTheme(): Theme | null {
  const value = read(keys.theme)
  return value === "light" || value === "dark" ? value : null
}

/** Null follows the system again. */
export const rememberTheme = (theme: Theme | null): void => write(keys.theme, theme)

/** Which question was answered. One that asks for something else gets another version, and is asked anew; one that only reads better keeps it. */
export const consentVersion = "2026-11"

/** Whether the reader agrees to be counted; null where he was not asked. */
export function rememberedConsent(): boolean | null {
  const value = read(keys.consent)
  return value === `${consentVersion}:yes` ? true : value === `${consentVersion}:no` ? false : null
}

export const rememberConsent = (isGiven: boolean): void =>
  write(keys.consent, `${consentVersion}:${isGiven ? "yes" : "no"}`)
