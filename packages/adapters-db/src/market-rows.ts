import type { MarketId } from "@mersal/domain/market/market"
import type { SqliteConnection } from "./connection.ts"
import { statement } from "./statement.ts"

/**
 * Reads the rows of one market and makes something of them, anew only when a row has changed. The rows themselves are
 * read each time: they are few, and an edit by an operator or another process counts at once. What costs, parsing
 * outlines or building an index, is done once.
 *
 * @param text a query with the market as its one parameter
 */
export function marketRows<Made>(
  text: string,
  make: (rows: readonly unknown[]) => Made,
): (connection: SqliteConnection, market: MarketId) => Made {
  const known = new Map<MarketId, { readonly rows: readonly unknown[]; readonly made: Made }>()
  return (connection, market) => {
    const rows = statement(connection, text).all(market)
    const last = known.get(market)
    if (last && isSame(last.rows, rows)) return last.made
    const made = make(rows)
    known.set(market, { rows, made })
    return made
  }
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((row, index) => isSameRow(row as object, b[index] as object))

function isSameRow(a: object, b: object): boolean {
  for (const column in a) {
    if (!Object.is(a[column as never], b[column as never])) return false
  }
  return true
}
