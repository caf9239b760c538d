import { markets } from "../market/market.ts"

/** How mobile numbers of the two markets begin. Both countries keep theirs apart from landlines and toll free ones. */
const mobile = { AE: /^\+9715/, QA: /^\+974[3567]/ } as const

/**
 * Whether a text message may reach a number. False of the landlines and service numbers of the two markets; of other
 * countries nobody can tell here, and true is answered.
 *
 * @example takesSms("+97143300000") // false
 */
export function takesSms(e164: string): boolean {
  const home = Object.values(markets).find(({ callingCode }) => e164.startsWith(callingCode))
  return home === undefined || mobile[home.id].test(e164)
}
