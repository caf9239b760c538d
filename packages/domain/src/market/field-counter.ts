import { textLength } from "./field-limits.ts"

/** The counter below a limited field (section 2, 'Account popups'). */
export interface FieldCounter {
  /** Length and limit: "12/95". */
  readonly text: string
  /** Whether the counter has the style of an error: already at the limit. */
  readonly isAtLimit: boolean
  /** Whether the text is refused: only beyond the limit. */
  readonly isTooLong: boolean
  /** How many characters are left; negative if there are too many. */
  readonly remaining: number
}

/**
 * The counter of a field. Text pasted beyond the limit is counted and kept, never cut silently.
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
