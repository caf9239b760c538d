import type { RuleBook } from "../../schedule/book.ts"
import type { SlotEngine } from "../../schedule/engine.ts"
import { alwaysAsking } from "./always-asking.ts"

// A browser knows neither other bookings nor capacities; the server tells it the keys of full windows.

/** The book with a capacity of 1 in each pick-up window. Only pick-up windows have an `orderBy`. */
export const withOnePlaceEach = <B extends RuleBook>(book: B): B =>
  JSON.parse(JSON.stringify(book), (_, part) => (part?.orderBy ? { ...part, capacity: 1 } : part))

/** The engine of such a book, with the named windows occupied. */
export const withFull = <B>(engine: SlotEngine<B>, full: ReadonlySet<string>): SlotEngine<B> =>
  alwaysAsking(engine, { occupancy: (key) => Number(full.has(key)) })
