import knex, { type Knex } from "knex"
import type { DatabaseSettings } from "../database/connection.ts"
import { postgresConfig } from "../postgres/config.ts"
import { sqliteConfig } from "../sqlite/config.ts"

/** A database opened by knex, without migrating it. */
export const openKnex = (settings: DatabaseSettings): Knex =>
  knex(settings.kind === "sqlite" ? sqliteConfig(settings.path) : postgresConfig(settings.url))
