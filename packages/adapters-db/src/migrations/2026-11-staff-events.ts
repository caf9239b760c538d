import type { NamedMigration } from "./named-migration.ts"

/** Which staff accounts were suspended and restored, by whom and when. */
export const staffEvents: NamedMigration = {
  name: "2026-11-staff-events",

  async up(knex) {
    await knex.schema.createTable("staff_events", (table) => {
      table.text("id").primary()
      for (const column of ["account_id", "action"]) table.text(column).notNullable()
      table.text("done_by")
      table.bigInteger("happened_at").notNullable()
      table.index(["happened_at", "id"], "staff_events_by_time")
    })
  },

  async down(knex) {
    await knex.schema.dropTable("staff_events")
  },
}
