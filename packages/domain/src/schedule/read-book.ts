import type { RuleBook, Service } from "./book.ts"
import { merged } from "./merge-patch.ts"

/** The book with these readings applied, one after the other. The result keeps all of the book's readings. */
export function readAs(book: RuleBook, readings: readonly string[]): RuleBook {
  return readings.reduce((read, name) => merged(read, book.readings?.[name] ?? {}) as RuleBook, book)
}

/** A service with the market's patch applied. */
export function serviceIn(book: RuleBook, market: string, id: string): Service {
  const patches = book.markets[market]?.services ?? {}
  const service = book.services[id]
  return (Object.hasOwn(patches, id) ? merged(service, patches[id]) : service) as Service
}
