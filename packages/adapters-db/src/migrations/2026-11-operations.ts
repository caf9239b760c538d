import { dropColumns } from "./drop-columns.ts"
import type { NamedMigration } from "./named-migration.ts"

/**
 * What happens to a booking after it was accepted: its log, and its present state on the booking itself, for searches.
 * A timeline is read from the log; the separate table of its steps never had a row.
 */
export const operations: NamedMigration = {
  name: "2026-11-operations",

  async up(knex) {
    await knex.schema.dropTable("tracking_events")
    await knex.schema.alterTable("bookings", (table) => {
      table.text("now_state")
      table.text("now_pickup_date")
      table.text("now_delivery_date")
      table.text("driver")
      table.text("language").notNullable().defaultTo("en")
      table.integer("event_order").notNullable().defaultTo(0)
      for (const column of ["pin_tries", "proof_count"]) table.integer(column).notNullable().defaultTo(0)
    })
    await knex.raw(
      "update bookings set now_state = state, now_pickup_date = pickup_date, now_delivery_date = delivery_date",
    )
    await knex.schema.alterTable("bookings", (table) => {
      table.index(["now_pickup_date", "reference"], "bookings_by_pickup_date")
      table.index(["now_delivery_date", "reference"], "bookings_by_delivery_date")
      table.index(["driver", "now_state"], "bookings_by_driver")
    })
    await knex.schema
      .createTable("delivery_events", (table) => {
        table.text("reference").notNullable().references("bookings.reference")
        table.integer("sort_order").notNullable()
        for (const column of ["command", "role"]) table.text(column).notNullable()
        table.text("actor_id")
        table.bigInteger("happened_at").notNullable()
        table.double("lat")
        table.double("lon")
        table.text("command_id")
        table.primary(["reference", "sort_order"])
        table.unique(["reference", "command_id"], { indexName: "commands_once" })
      })
      .createTable("booking_notes", (table) => {
        table.text("id").primary()
        table.text("reference").notNullable().references("bookings.reference")
        for (const column of ["role", "note"]) table.text(column).notNullable()
        table.text("author_id")
        table.bigInteger("written_at").notNullable()
        table.index(["reference", "written_at"], "notes_of_booking")
      })
      .createTable("driver_positions", (table) => {
        table.text("driver").primary()
        for (const column of ["lat", "lon"]) table.double(column).notNullable()
        table.bigInteger("reported_at").notNullable()
      })
      .createTable("proofs", (table) => {
        table.text("id").primary()
        table.text("reference").notNullable().references("bookings.reference")
        for (const column of ["driver", "type", "digest", "bytes"]) table.text(column).notNullable()
        table.bigInteger("stored_at").notNullable()
        table.unique(["reference", "digest"], { indexName: "proofs_once" })
      })
      .createTable("recipient_requests", (table) => {
        table.text("digest").primary()
        table.text("reference").notNullable().references("bookings.reference")
        for (const column of ["asked_at", "expires_at"]) table.bigInteger(column).notNullable()
        table.bigInteger("answered_at")
        table.text("proposal")
        table.text("outcome")
        table.index(["reference", "asked_at"], "requests_of_booking")
      })
  },

  async down(knex) {
    for (const table of ["recipient_requests", "proofs", "driver_positions", "booking_notes", "delivery_events"])
      await knex.schema.dropTable(table)
    await knex.schema.alterTable("bookings", (table) => {
      table.dropIndex([], "bookings_by_pickup_date")
      table.dropIndex([], "bookings_by_delivery_date")
      table.dropIndex([], "bookings_by_driver")
    })
    const columns = ["now_state", "now_pickup_date", "now_delivery_date", "driver", "language"]
    await dropColumns(knex, "bookings", [...columns, "event_order", "pin_tries", "proof_count"])
    await knex.schema.createTable("tracking_events", (table) => {
      table.text("reference").notNullable().references("bookings.reference")
      table.integer("sort_order").notNullable()
      for (const column of ["leg", "kind"]) table.text(column).notNullable()
      table.bigInteger("happened_at").notNullable()
      table.text("reason")
      table.primary(["reference", "sort_order"])
    })
  },
}
