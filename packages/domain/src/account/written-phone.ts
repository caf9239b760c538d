import { type MarketId, markets } from "../market/market.ts"
import { saysItsCountry } from "./phone-field.ts"
import type { PhoneReader } from "./phone-reader.ts"

/**
 * A typed number as it is shown to its owner: grouped, with its calling code. What cannot be read stays as it was typed,
 * behind the code that stood before its field.
 *
 * @example writtenPhone("0501234567", "AE", parsePhone) // "+971 50 123 4567"
 */
export function writtenPhone(text: string, market: MarketId, readPhone: PhoneReader): string {
  const phone = readPhone(text, market)
  if (phone.ok) return phone.international
  if (phone.reason === "empty") return ""
  return saysItsCountry(text) ? text : `${markets[market].callingCode} ${text}`
}
