import type { Knex } from "knex"

/** A migration and the name under which the database records that it has run. */
export interface NamedMigration extends Knex.Migration {
  readonly name: string
}
