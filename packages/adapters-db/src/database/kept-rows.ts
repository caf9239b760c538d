import type { MarketId } from "@mersal/domain/market/market"
import * as Effect from "effect/Effect"
import type { OpenDatabase } from "./connection.ts"

/**
 * Makes something from one market's rows and keeps it until a row changes, even if an operator or another process
 * changes it: each call first reads the count of writes to this table and to all others kept this way. An edit
 * therefore counts at once.
 *
 * @param text a query with the market as its only parameter, on a table whose writes are counted
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
    // The version is read before the rows: if the rows are newer than their version, they are only read once more.
    const [row] = yield* database.rowsOfTurn("select sum(version) as version from reference_versions")
    const { version } = row as { readonly version: unknown }
    const last = known.get(market)
    if (last && last.version === version) return last.made
    const rows = yield* database.rows(text, [market])
    // Most edits concern another market, and making an index again costs more than comparing rows.
    const made = last && isSame(last.rows, rows) ? last.made : make(rows)
    known.set(market, { version, rows, made })
    return made
  })
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((row, index) => isSameRow(row as object, b[index] as object))

/** Whether two readings of a row have the same values. */
function isSameRow(a: object, b: object): boolean {
  for (const column in a) {
    if (!Object.is(a[column as never], b[column as never])) return false
  }
  return true
}
