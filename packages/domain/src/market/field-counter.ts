import { textLength } from "./field-limits.ts"

/** What stands under a limited field (section 2, 'Account popups'). */
export interface FieldCounter {
  /** Length and limit: "12/95". */
  readonly text: string
  /** Turns the counter to the style of an error: at the limit already. */
  readonly isAtLimit: boolean
  /** Whether the field's text is refused: beyond the limit only. */
  readonly isTooLong: boolean
  /** How many characters may follow; below zero, how many are too many. */
  readonly remaining: number
}

/**
 * The counter of a field. What was pasted beyond the limit is counted and kept, never cut in silence.
 *
 * @example fieldCounter("Amna", 95) // { text: "4/95", isAtLimit: false, isTooLong: false, remaining: 91 }
 */
export function fieldCounter(text: string, limit: number): FieldCounter {
  const length = textLength(text)
  return {
    text: `${length}/${limit}`,
    isAtLimit: length >= limit,
    isTooLong: length > limit,
    remaining: limit - length,
  }
}
