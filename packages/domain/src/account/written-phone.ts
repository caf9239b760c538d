import type { MarketId } from "../market/market.ts"
import { parsePhone } from "./phone.ts"

/**
 * A typed number as it is shown to its owner: grouped, with its calling code. What cannot be read stays as it was typed.
 *
 * @example writtenPhone("0501234567", "AE") // "+971 50 123 4567"
 */
export function writtenPhone(text: string, market: MarketId): string {
  const phone = parsePhone(text, market)
  return phone.ok ? phone.international : text
}
