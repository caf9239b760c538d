import type { RuleBook } from "../../schedule/book.ts"
import type { SlotEngine } from "../../schedule/engine.ts"
import { alwaysAsking } from "./always-asking.ts"

// A browser knows of no other booking and of no capacity: it is told which windows are full, by the engine's names.

/** The book with room for one booking in each pick-up window. Nothing else in a book has a last order time. */
export const withOnePlaceEach = <B extends RuleBook>(book: B): B =>
  JSON.parse(JSON.stringify(book), (_, part) => (part?.orderBy ? { ...part, capacity: 1 } : part))

/** The engine of such a book, as it answers when these places are taken. */
export const withFull = <B>(engine: SlotEngine<B>, full: ReadonlySet<string>): SlotEngine<B> =>
  alwaysAsking(engine, { occupancy: (key) => Number(full.has(key)) })
