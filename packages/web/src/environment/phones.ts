import type { PhoneReader } from "@mersal/domain/account/phone-reader"

let loaded: PhoneReader | null = null

/** Reads phones once the knowledge of their forms has arrived; before that, no number can be told (D22). */
export const readPhone: PhoneReader = (text, market) => {
  if (loaded) return loaded(text, market)
  return { ok: false, reason: text.trim() === "" ? "empty" : "unsupported-country" }
}

/**
 * Fetches that knowledge, 25 kB that no screen waits for: with the first phone field, and before the details are
 * checked. Where it cannot be had, the server's own check stands.
 */
export async function loadPhones(): Promise<void> {
  try {
    loaded ??= (await import("@mersal/domain/account/phone")).parsePhone
  } catch {
    loaded = null
  }
}
