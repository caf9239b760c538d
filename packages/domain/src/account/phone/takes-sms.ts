import { markets } from "../../market/market.ts"

/** The prefixes of mobile numbers in the two markets. Landlines and toll-free numbers have others. */
const mobile = { AE: /^\+9715/, QA: /^\+974[3567]/ } as const

/**
 * Whether a number can receive text messages. False for landlines and service numbers of the two markets; true for
 * other countries, because it cannot be known here.
 *
 * @example takesSms("+97143300000") // false
 */
export function takesSms(e164: string): boolean {
  const home = Object.values(markets).find(({ callingCode }) => e164.startsWith(callingCode))
  return home === undefined || mobile[home.id].test(e164)
}
