/**
 * A code of so many digits from drawn numbers below 32, each digit equally likely, or null when too few of them could be
 * used: 30 and 31 would favour two digits. Draw again then.
 *
 * @example codeOfDraw([31, 17, 4, 0, 29], 4) // "7409"
 */
export function codeOfDraw(draw: readonly number[], length: number): string | null {
  const digits = draw.filter((number) => number < 30).map((number) => number % 10)
  return digits.length < length ? null : digits.slice(0, length).join("")
}
