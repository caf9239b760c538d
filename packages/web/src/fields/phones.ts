import type { PhoneReader } from "@mersal/domain/account/phone/phone-reader"
import type { MarketId } from "@mersal/domain/market/market"
import { useMemo, useSyncExternalStore } from "react"

type KnownPhones = typeof import("./known-phones.ts")

let loaded: KnownPhones | null = null
const watchers = new Set<() => void>()

/** Reads phones once the phone rules are loaded. Before that, nothing can be said of a number (D22). */
export const readPhone: PhoneReader = (text, market) => {
  if (loaded) return loaded.read(text, market)
  return { ok: false, reason: text.trim() === "" ? "empty" : "unsupported-country" }
}

/**
 * Loads the phone rules: 25 kB that the first screen does not wait for. They are loaded when the first phone is typed
 * or shown, and before phones are checked. Null if they cannot be loaded; then the server's check counts.
 */
export async function loadPhones(): Promise<KnownPhones | null> {
  if (loaded) return loaded
  try {
    loaded = await import("./known-phones.ts")
  } catch {
    return null
  }
  for (const arrived of watchers) arrived()
  return loaded
}

/** The answer of a check of phones, once everything is loaded that it needs to read them. */
export const checkedPhones = async <Answer>(check: (readPhone: PhoneReader) => Answer): Promise<Answer> =>
  (await loadPhones())?.checked(check) ?? check(readPhone)

/**
 * A phone in its readable form. Until the phone rules are loaded it stays as typed, because putting a calling code
 * before the zero of a local number would make it wrong.
 *
 * @example useWrittenPhone("0501234567", "AE") // "0501234567", and soon "+971 50 123 4567"
 */
export function useWrittenPhone(text: string, market: MarketId): string {
  const known = usePhones(true)
  return useMemo(() => known?.written(text, market) ?? text, [known, text, market])
}

/** The phone rules once they are loaded; loads them only if wanted. */
export const usePhones = (isWanted: boolean): KnownPhones | null =>
  useSyncExternalStore(isWanted ? watchPhones : unwatched, () => loaded)

const unwatched = () => () => {}

function watchPhones(arrived: () => void): () => void {
  watchers.add(arrived)
  void loadPhones()
  return () => watchers.delete(arrived)
}
