import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Knex } from "knex"

/** Which database to use. */
export type DatabaseSettings =
  | {
      readonly kind: "sqlite"
      /** A file, or ":memory:" for one that ends with the process. */
      readonly path: string
      /** Whether a thread of its own writes to the file; a server wants it, a short test does not. */
      readonly writesInThread?: boolean
      /** Without so many free bytes on its disk it counts as one that cannot be written; 4 MiB where it is not said. */
      readonly leastRoom?: number
    }
  | {
      readonly kind: "postgres"
      /** `postgres://user:password@host:port/name`. It may hold a password: never say it. */
      readonly url: string
    }

/** A value that a column takes. */
export type ColumnValue = string | number | null

/** Rows that many writers wait for, in the order in which they are taken: those that everybody takes are kept shortest. */
export type SharedRows = "1 place" | "2 promo" | "3 company" | "4 document" | "5 ledger" | "6 account"

/** One statement that writes; `?` marks its values in order, and the text is the same on every database. */
export interface Write {
  readonly text: string
  readonly values: readonly ColumnValue[]
  /** Whether all of its list is undone when it changes no row. */
  readonly mustApply?: true
  /**
   * The row that it shares with writes of others, by a name. Where writers wait for each other's rows these come last in
   * their transaction, in the order of the names: so no two take the same rows the other way round. A name begins with
   * one of `SharedRows`, then says which row.
   */
  readonly shares?: `${SharedRows} ${string}`
}

/** What every kind of database does for those who stand on it. What breaks is a defect. */
export interface OpenDatabase {
  readonly dialect: "sqlite" | "postgres"
  /** For migrations and rare queries. */
  readonly knex: Knex
  /**
   * The rows of one statement, also of `update … returning`, which is durable when they are answered. It is prepared
   * once. Whole numbers of any width come as numbers, truth as 1 and 0.
   */
  readonly rows: (text: string, values?: readonly ColumnValue[]) => Effect.Effect<readonly unknown[]>
  /**
   * The rows of a query that everybody asks, as they are since this turn of the event loop began, or since we wrote last:
   * what arrived together is answered by one reading. A database that is asked over a network is asked each time.
   */
  readonly rowsOfTurn: (text: string) => Effect.Effect<readonly unknown[]>
  /**
   * Writes in order, in one durable transaction. The first that had to apply and did not undoes all of them, and its
   * index is answered; otherwise null.
   */
  readonly write: (writes: readonly Write[]) => Effect.Effect<number | null>
  /** Whether it lets us write now. A defect when it does not even answer. */
  readonly isWritable: Effect.Effect<boolean>
}

/** The open, migrated database. */
export class Database extends Context.Service<Database, OpenDatabase>()("mersal/Database") {}
