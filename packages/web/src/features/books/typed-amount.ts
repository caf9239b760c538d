import { latinDigits } from "@mersal/domain/places/latin-digits"

/** The minor units of a typed amount, or null for anything else: at most two decimals, after a point or a comma. */
export function typedAmount(text: string): number | null {
  const [whole, units = "", cents = ""] = /^(\d{1,7})(?:[.,٫](\d{1,2}))?$/.exec(latinDigits(text.trim())) ?? []
  return whole === undefined ? null : Number(units) * 100 + Number(cents.padEnd(2, "0"))
}
