const key = "mersal.accountCode"

/** The stored popup of this tab that asks for a code; null if there is none. */
export function keptCode(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** A private window may refuse storage: the popup then lasts as long as the page. */
export function keepCode(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Nothing is stored.
  }
}
