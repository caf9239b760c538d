import type { MarketId } from "@mersal/domain/market/market"
import * as Effect from "effect/Effect"
import type { OpenDatabase } from "./connection.ts"

/**
 * What is made of the rows of one market, kept until a row has changed, also by an operator or another process: each
 * call reads first how many writes there were, to this table or to any that is kept so. An edit counts at once.
 *
 * @param text a query with the market as its one parameter, on a table whose writes are counted
 */
export function keptRows<Made>(
  database: OpenDatabase,
  text: string,
  make: (rows: readonly unknown[]) => Made,
): (market: MarketId) => Effect.Effect<Made> {
  const known = new Map<
    MarketId,
    { readonly version: unknown; readonly rows: readonly unknown[]; readonly made: Made }
  >()
  return Effect.fnUntraced(function* (market) {
    // The version is read before the rows: rows that are newer than their version are only read once more.
    const [row] = yield* database.rowsOfTurn("select sum(version) as version from reference_versions")
    const { version } = row as { readonly version: unknown }
    const last = known.get(market)
    if (last && last.version === version) return last.made
    const rows = yield* database.rows(text, [market])
    // Most edits are of another market: making an index anew costs more than comparing.
    const made = last && isSame(last.rows, rows) ? last.made : make(rows)
    known.set(market, { version, rows, made })
    return made
  })
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((row, index) => isSameRow(row as object, b[index] as object))

/** Whether a row that is read again holds what it held. */
export function isSameRow(a: object, b: object): boolean {
  for (const column in a) {
    if (!Object.is(a[column as never], b[column as never])) return false
  }
  return true
}
