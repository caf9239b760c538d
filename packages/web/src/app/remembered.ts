import type { Language } from "../environment/language.ts"

/*
 * Choices of the reader that outlive a visit. public/first-paint.js reads the same two keys before the first paint.
 * A browser that refuses storage forgets them, and nothing else happens.
 */

export type Theme = "light" | "dark"

const keys = { language: "mersal.language", theme: "mersal.theme" } as const

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Private windows may refuse: the choice then lasts as long as the page.
  }
}

export function rememberedLanguage(): Language | null {
  const value = read(keys.language)
  return value === "en" || value === "ar" ? value : null
}

export const rememberLanguage = (language: Language): void => write(keys.language, language)

export function rememberedTheme(): Theme | null {
  const value = read(keys.theme)
  return value === "light" || value === "dark" ? value : null
}

/** Null follows the system again. */
export const rememberTheme = (theme: Theme | null): void => write(keys.theme, theme)
