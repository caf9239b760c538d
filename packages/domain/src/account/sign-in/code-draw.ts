/**
 * A code from random numbers below 32, with each digit equally likely. Null when too few of them are usable: 30 and 31
 * would favour two digits. Draw again then.
 *
 * @example codeOfDraw([31, 17, 4, 0, 29], 4) // "7409"
 */
export function codeOfDraw(draw: readonly number[], length: number): string | null {
  const digits = draw.filter((number) => number < 30).map((number) => number % 10)
  return digits.length < length ? null : digits.slice(0, length).join("")
}
