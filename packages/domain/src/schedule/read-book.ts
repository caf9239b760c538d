import type { RuleBook, Service } from "./book.ts"
import { merged } from "./merge-patch.ts"

/** A book as some of its readings have it, applied one after the other. It keeps them all, to be told from the plain one. */
export function readAs(book: RuleBook, readings: readonly string[]): RuleBook {
  return readings.reduce((read, name) => merged(read, book.readings?.[name] ?? {}) as RuleBook, book)
}

/** A service as a market has it. */
export function serviceIn(book: RuleBook, market: string, id: string): Service {
  const patches = book.markets[market]?.services ?? {}
  const service = book.services[id]
  return (Object.hasOwn(patches, id) ? merged(service, patches[id]) : service) as Service
}
