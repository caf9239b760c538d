import type { RuleBook } from "./book.ts"
import type { SlotEngine } from "./engine.ts"
import { questionsOf } from "./internal/question.ts"
import { slotEngine } from "./internal/slot-engine.ts"
import { readAs } from "./read-book.ts"
import type { CompileOptions } from "./rule-book.ts"

/**
 * The engine of a book that `compile` has already accepted elsewhere, such as on the server that sent it. It leaves out
 * the validation and its messages, and the methods for those who maintain a book. A book with issues gives wrong
 * answers here, without an error.
 */
export function compileTrusted<const B extends RuleBook>(
  book: B,
  { reading = [], offsetAt }: CompileOptions<B> = {},
): SlotEngine<B> {
  const readings: readonly string[] = [reading].flat()
  const read = readAs(book, readings)
  return slotEngine<B>(read, readings, questionsOf(read, offsetAt))
}
