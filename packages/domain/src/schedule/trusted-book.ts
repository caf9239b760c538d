import type { RuleBook } from "./book.ts"
import type { SlotEngine } from "./engine.ts"
import { questionsOf } from "./internal/question.ts"
import { slotEngine } from "./internal/slot-engine.ts"
import { readAs } from "./read-book.ts"
import type { CompileOptions } from "./rule-book.ts"

/**
 * The engine of a book that `compile` has taken elsewhere, such as on the server that sent it: without the checks of a
 * book and their words, and without the answers for those who keep one. A book with issues has wrong answers here, and
 * nobody is told.
 */
export function compileTrusted<const B extends RuleBook>(
  book: B,
  { reading = [], offsetAt }: CompileOptions<B> = {},
): SlotEngine<B> {
  const readings: readonly string[] = typeof reading === "string" ? [reading] : reading
  const read = readAs(book, readings)
  return slotEngine<B>(read, readings, questionsOf(read, offsetAt))
}
