import { type MarketId, markets } from "../../market/market.ts"
import { saysItsCountry } from "./phone-field.ts"
import type { PhoneReader } from "./phone-reader.ts"

/**
 * A typed number formatted for its owner: grouped, with its calling code. An unreadable number stays as typed, after
 * the calling code that was before its field.
 *
 * @example writtenPhone("0501234567", "AE", parsePhone) // "+971 50 123 4567"
 */
export function writtenPhone(text: string, market: MarketId, readPhone: PhoneReader): string {
  const phone = readPhone(text, market)
  if (phone.ok) return phone.international
  if (phone.reason === "empty") return ""
  return saysItsCountry(text) ? text : `${markets[market].callingCode} ${text}`
}
