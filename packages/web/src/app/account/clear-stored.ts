import { keysToClear } from "@mersal/domain/account/stored-client-states"
import type { Language } from "@mersal/domain/messages/language"
import { rememberedTheme, rememberLanguage, rememberTheme } from "../choices/remembered.ts"

/**
 * Clears what this product has stored in the browser, after the session has ended on the server (D40). Language and
 * colours belong to the reader, not to the account, so they are written again.
 */
export function clearStored(language: Language): void {
  const theme = rememberedTheme()
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of keysToClear(Object.keys(storage))) storage.removeItem(key)
  } catch {
    // A browser that refuses storage has stored nothing.
  }
  rememberLanguage(language)
  rememberTheme(theme)
}
