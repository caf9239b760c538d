import type { MarketId } from "../market/market.ts"
import { formatMakani, formatQatarPlate, parseMakani, parseQatarPlate } from "./address-formats.ts"

/**
 * A door's number that was typed with its building or landmark, as the plate beside it prints it, so that a driver can
 * look it up; null if there is none (D22). The number must be a whole text, or stand between commas and line ends.
 *
 * @example doorNumberIn("AE", ["Villa 7, Makani 3003295320", ""]) // "30032 95320"
 */
export function doorNumberIn(market: MarketId, typed: readonly string[]): string | null {
  const parts = typed.flatMap((text) => [text, ...text.split(/[,،;\n]/)])
  for (const part of parts) {
    const plate = market === "QA" && parseQatarPlate(part)
    if (plate) return formatQatarPlate(plate)
    const makani = market === "AE" && !mobile.test(part.trim()) && parseMakani(part)
    if (makani) return formatMakani(makani)
  }
  return null
}

/** A phone number of the market has the same number of digits. */
const mobile = /^0/
