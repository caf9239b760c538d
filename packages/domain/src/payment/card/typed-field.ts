import { digitsOf } from "./card-digits.ts"

/** A field's text and the caret's position, in UTF-16 units from the start. */
export interface FieldText {
  readonly text: string
  readonly caret: number
}

/**
 * A field of digits after a change, grouped again, with the caret after the same digit as before. Typing, pasting and
 * deleting affect digits only: deleting a space or a slash deletes the digit before it, or after it with the forward
 * key.
 *
 * @param before the field's grouped content
 * @param after the text and caret after the change, from the browser
 * @param format how the field shows its digits
 *
 * @param before what the field showed, grouped
 * @param after what the change made of it: its text and caret as the browser has them
 * @param format how the field shows its digits
 * @example retyped({ text: "1234 5", caret: 5 }, { text: "12345", caret: 4 }, formatCardNumber) // 1235, caret 3
 */
export function retyped(before: FieldText, after: FieldText, format: (text: string) => string): FieldText {
  if (!isDeletion(before, after)) return grouped(after, format(after.text))
  const digits = digitsOf(after.text)
  const at = digitsOf(after.text.slice(0, after.caret)).length
  if (digits !== digitsOf(before.text)) return grouped({ text: digits, caret: at }, format(digits))
  const from = after.caret < before.caret ? Math.max(0, at - 1) : at
  const left = digits.slice(0, from) + digits.slice(from + 1)
  return grouped({ text: left, caret: from }, format(left))
}

/** Whether a part was removed at the caret and nothing inserted. */
function isDeletion(before: FieldText, after: FieldText): boolean {
  const removed = before.text.length - after.text.length
  const rest = before.text.slice(0, after.caret) + before.text.slice(after.caret + removed)
  return removed > 0 && rest === after.text
}

/** Puts the caret after the same digit of the new text; after the last digit, at the end. */
function grouped(typed: FieldText, text: string): FieldText {
  const written = digitsOf(text).length
  /** A zero that the field added before a month moves the caret. */
  const padding = Math.max(0, written - digitsOf(typed.text).length)
  const at = digitsOf(typed.text.slice(0, typed.caret)).length + padding
  if (at >= written) return { text, caret: text.length }
  let caret = 0
  for (let seen = 0; seen < at; caret += 1) if (/\d/.test(text.charAt(caret))) seen += 1
  return { text, caret }
}
