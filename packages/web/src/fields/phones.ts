import type { PhoneReader } from "@mersal/domain/account/phone/phone-reader"
import type { MarketId } from "@mersal/domain/market/market"
import { useMemo, useSyncExternalStore } from "react"

type KnownPhones = typeof import("./known-phones.ts")

let loaded: KnownPhones | null = null
const watchers = new Set<() => void>()

/** Reads phones once the knowledge of their forms has arrived; before that, no number can be told (D22). */
export const readPhone: PhoneReader = (text, market) => {
  if (loaded) return loaded.read(text, market)
  return { ok: false, reason: text.trim() === "" ? "empty" : "unsupported-country" }
}

/**
 * Fetches that knowledge, 25 kB that the first screen does not wait for: with the first phone that is typed or shown,
 * and before phones are checked. Where it cannot be had, which null says, the server's own check stands.
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

/**
 * A phone as its owner reads it. Until the knowledge of numbers is here it stays as it was typed, because a calling code
 * before the zero of a local number would make it a wrong one.
 *
 * @example useWrittenPhone("0501234567", "AE") // "0501234567", and soon "+971 50 123 4567"
 */
export function useWrittenPhone(text: string, market: MarketId): string {
  const known = usePhones(true)
  return useMemo(() => known?.written(text, market) ?? text, [known, text, market])
}

/** What is known of phones, as soon as it is; asked for by whoever has one to show, and no sooner. */
export const usePhones = (isWanted: boolean): KnownPhones | null =>
  useSyncExternalStore(isWanted ? watchPhones : unwatched, () => loaded)

const unwatched = () => () => {}

function watchPhones(arrived: () => void): () => void {
  watchers.add(arrived)
  void loadPhones()
  return () => watchers.delete(arrived)
}
