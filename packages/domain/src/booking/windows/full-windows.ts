import type { RuleBook } from "../../schedule/book.ts"
import type { SlotEngine } from "../../schedule/engine.ts"

// A browser knows of no other booking and of no capacity: it is told which windows are full, by the engine's names.

/** The book with room for one booking in each pick-up window. Nothing else in a book has a last order time. */
export const withOnePlaceEach = <B extends RuleBook>(book: B): B =>
  JSON.parse(JSON.stringify(book), (_, part) => (part?.orderBy ? { ...part, capacity: 1 } : part))

/** The engine of such a book, as it answers when these places are taken. */
export function withFull<B>(engine: SlotEngine<B>, full: ReadonlySet<string>): SlotEngine<B> {
  const occupancy = (key: string) => Number(full.has(key))
  const counting =
    <Question, Answer>(answer: (ask: Question) => Answer) =>
    (ask: Question) =>
      answer({ ...ask, occupancy })
  const { quote, earliest, check, staleAt } = engine
  return {
    ...engine,
    quote: counting(quote) as typeof quote,
    earliest: counting(earliest),
    check: counting(check),
    staleAt: counting(staleAt),
  }
}
