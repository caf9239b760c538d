const key = "mersal.accountCode"

/** The popup that asks for a code, as this tab keeps it while it is open; null where it is not. */
export function keptCode(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** A private window may refuse: the popup then lasts as long as the page. */
export function keepCode(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Nothing is kept.
  }
}
