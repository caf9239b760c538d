import type { Knex } from "knex"

/** A migration with the name under which the database remembers that it has run. */
export interface NamedMigration extends Knex.Migration {
  readonly name: string
}
