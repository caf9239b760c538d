import type { Knex } from "knex"
import pg, { type ClientConfig } from "pg"
import type { Patience } from "../database/connection.ts"
import { silence } from "../database/silence.ts"

/** A process has at most ten connections: a server that allows a hundred serves ten processes. */
export const mostConnections = { queries: 8, migrations: 2 } as const

/**
 * A server that is frozen, or no longer reached, does not end a statement after its ten seconds: then we give up the
 * connection. Whoever asks next waits for a new one. A call that asks several times may wait for both, and for a group
 * of writes before its own.
 */
export const patience: Patience = { connect: 4_000, answer: 11_000 }

/**
 * Settings of every connection. No statement runs longer than ten seconds. A transaction that is left open is ended
 * after thirty seconds, so that its locks do not outlive a stalled process.
 */
export const connectionConfig = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: "mersal",
  connectionTimeoutMillis: patience.connect,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
  types: { getTypeParser },
})

export const postgresConfig = (url: string): Knex.Config => ({
  client: "pg",
  connection: connectionConfig(url) as Knex.PgConnectionConfig,
  log: silence,
  pool: { min: 0, max: mostConnections.migrations },
})

type TypeParser = (value: string) => unknown

/**
 * The same values as from SQLite: booleans are 1 and 0, and bigints are numbers. Ours are instants and amounts, far
 * below 2^53.
 */
const parsers: ReadonlyMap<number, TypeParser> = new Map<number, TypeParser>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
  [pg.types.builtins.BOOL, (value) => (value === "t" ? 1 : 0)],
])

const getTypeParser = ((oid: number, format?: "text" | "binary") =>
  parsers.get(oid) ?? pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser
