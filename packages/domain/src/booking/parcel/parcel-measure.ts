import { latinDigits } from "../../places/latin-digits.ts"

/** No parcel measures more; the limit keeps typing errors out of calculations. */
const largestMeasure = 10_000

/**
 * A weight or a side as typed, in the unit of its field; null unless it is a number above zero. Reads Latin and Arabic
 * digits, and a comma or the Arabic separator as the decimal point. Up to three decimals are used.
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
