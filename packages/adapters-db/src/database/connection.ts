import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Knex } from "knex"

export type DatabaseSettings =
  | {
      readonly kind: "sqlite"
      /** A file, or ":memory:" for a database that ends with the process. */
      readonly path: string
      /** Whether a thread of its own writes to the file: yes for a server, no for a short test. */
      readonly writesInThread?: boolean
      /** With fewer free bytes on its disk the database counts as not writable; the default is 4 MiB. */
      readonly leastRoom?: number
    }
  | {
      readonly kind: "postgres"
      /** `postgres://user:password@host:port/name`. It may hold a password: never print it. */
      readonly url: string
      /** How long a server is waited for that says nothing; the default is the driver's settings in `config.ts`. */
      readonly patience?: Patience
    }

/** Milliseconds until a connection, and a statement's answer, count as lost. */
export interface Patience {
  readonly connect: number
  readonly answer: number
}

export type ColumnValue = string | number | null

/**
 * Kinds of rows that many writers wait for, in the order in which transactions lock them. The most contended come last,
 * so that they are locked for the shortest time.
 */
export type SharedRows = "1 place" | "2 promo" | "3 company" | "4 document" | "5 ledger" | "6 account"

/** One statement that writes. `?` marks its values in order; the text is the same for every database. */
export interface Write {
  readonly text: string
  readonly values: readonly ColumnValue[]
  /** The whole list is undone if this write changes no row. */
  readonly mustApply?: true
  /**
   * The name of the row that this write shares with other writes. Where writers wait for each other's rows, shared
   * writes come last in their transaction, ordered by name, so that no two transactions lock the same rows in opposite
   * order. A name begins with one of `SharedRows`, then names the row.
   */
  readonly shares?: `${SharedRows} ${string}`
}

/** What every kind of database offers to the repositories over it. A failure is a defect. */
export interface OpenDatabase {
  readonly dialect: "sqlite" | "postgres"
  /** For migrations and rare queries. */
  readonly knex: Knex
  /**
   * The rows of one statement. It may be `update … returning`, whose change is durable when this answers. The statement
   * is prepared once. Integers of any width come as numbers, booleans as 1 and 0.
   */
  readonly rows: (text: string, values?: readonly ColumnValue[]) => Effect.Effect<readonly unknown[]>
  /**
   * The rows of a frequent query, as they were at the start of this turn of the event loop or after our last write:
   * requests that arrived together share one reading. A database on a network is queried each time.
   */
  readonly rowsOfTurn: (text: string) => Effect.Effect<readonly unknown[]>
  /**
   * Writes in order, in one durable transaction. The first `mustApply` write that changes no row undoes all of them,
   * and its index is the answer; otherwise null.
   */
  readonly write: (writes: readonly Write[]) => Effect.Effect<number | null>
  /** Whether the database lets us write now. A defect if it does not answer at all. */
  readonly isWritable: Effect.Effect<boolean>
}

/** The open, migrated database. */
export class Database extends Context.Service<Database, OpenDatabase>()("mersal/Database") {}
