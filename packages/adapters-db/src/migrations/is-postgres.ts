import type { Knex } from "knex"

/** Whether a migration runs on PostgreSQL; otherwise on SQLite. */
export const isPostgres = (knex: Knex): boolean => knex.client.config.client === "pg"
