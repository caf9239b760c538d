import { latinDigits } from "../../places/latin-digits.ts"

/** Beyond this nobody measures a parcel; it keeps a slip of the finger out of the sums. */
const largestMeasure = 10_000

/**
 * A weight or a side as typed, in the unit of its field; null for anything that is no number above zero. Reads Latin
 * and Arabic digits, and a comma or the Arabic separator as the decimal point. At most three decimals count.
 *
 * @example readMeasure("١٢٫٥") // 12.5
 */
export function readMeasure(text: string): number | null {
  const plain = latinDigits(text).trim().replace(/[,٫،]/, ".")
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(plain)) return null
  const value = Math.round(Number(plain) * 1_000) / 1_000
  return value > 0 && value <= largestMeasure ? value : null
}

/** A measure as a field shows it: "12.5". */
export const measureText = (value: number): string => String(value)
