import { keysToClear } from "@mersal/domain/account/stored-client-states"
import type { Language } from "@mersal/domain/messages/language"
import { rememberedTheme, rememberLanguage, rememberTheme } from "../choices/remembered.ts"

/**
 * Clears what this product has stored in the browser, after the session has ended on the server (D40). The language and
 * the colours that the page is shown in are the reader's and not the account's: they are written anew.
 */
export function clearStored(language: Language): void {
  const theme = rememberedTheme()
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of keysToClear(Object.keys(storage))) storage.removeItem(key)
  } catch {
    // A browser that refuses storage has kept nothing.
  }
  rememberLanguage(language)
  rememberTheme(theme)
}
