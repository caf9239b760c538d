import type { Knex } from "knex"
import type { NamedMigration } from "./named-migration.ts"

// Instants are milliseconds since 1970, amounts are minor units, and columns that hold JSON are text.

export const firstTables: NamedMigration = {
  name: "2026-11-first-tables",

  async up(knex) {
    const { schema } = knex
    await schema
      .createTable("bookings", (table) => {
        table.text("reference").primary()
        required(table, "text", "market", "state", "booking_type", "vehicle", "payment_method")
        required(table, "bigInteger", "booked_at")
        required(table, "text", "pickup", "drop_off", "parcel", "customer")
        for (const end of ["pickup", "delivery"]) {
          required(table, "text", `${end}_date`, `${end}_window`)
          required(table, "bigInteger", `${end}_start`, `${end}_end`)
        }
        required(table, "text", "currency")
        required(table, "bigInteger", "delivery_charge_minor", "discount_minor", "vat_minor", "to_pay_minor")
        required(table, "double", "vat_percent", "distance_km")
        required(table, "text", "book_id", "book_version", "tariff_id")
        table.text("owner_digest").index()
      })
      .createTable("tracking_events", (table) => {
        table.text("reference").notNullable().references("bookings.reference")
        required(table, "integer", "sort_order")
        required(table, "text", "leg", "kind")
        required(table, "bigInteger", "happened_at")
        table.text("reason")
        table.primary(["reference", "sort_order"])
      })
      .createTable("leads", (table) => {
        table.text("id").primary()
        required(table, "text", "market", "details")
        required(table, "bigInteger", "saved_at")
        table.text("booked_as").references("bookings.reference")
      })
      .createTable("outbox", (table) => {
        table.text("id").primary()
        required(table, "text", "topic", "reference")
        required(table, "bigInteger", "queued_at")
      })
      .createTable("stored_answers", (table) => {
        table.text("key").primary()
        required(table, "text", "request_digest", "body")
        required(table, "bigInteger", "stored_at")
      })
      .createTable("tariffs", (table) => {
        table.text("id").primary()
        required(table, "text", "market", "valid_from", "rates", "weight", "routes", "window_adjustments")
        required(table, "bigInteger", "minimum_minor", "between_areas_minor")
      })
      .createTable("tax_rates", (table) => {
        required(table, "text", "market", "valid_from")
        required(table, "double", "percent")
        table.primary(["market", "valid_from"])
      })
      .createTable("service_areas", (table) => {
        required(table, "text", "market", "id", "city_en", "city_ar", "generation", "rings")
        required(table, "integer", "listed")
        table.primary(["market", "id"])
      })
      .createTable("places", (table) => {
        table.text("id").primary()
        required(table, "text", "market", "kind", "name_en", "name_ar", "aliases", "area_id")
        required(table, "integer", "listed")
        required(table, "double", "lat", "lon")
        table.index("market")
      })
      .createTable("promos", (table) => {
        required(table, "text", "market", "code", "discount_type", "booking_types", "vehicles")
        table.double("percent")
        table.bigInteger("amount_minor")
        required(table, "bigInteger", "valid_from", "minimum_minor")
        table.bigInteger("valid_until")
        table.bigInteger("cap_minor")
        table.integer("maximum_uses")
        table.integer("maximum_uses_per_customer")
        table.boolean("is_listed").notNullable()
        table.primary(["market", "code"])
      })
      .createTable("secrets", (table) => {
        table.text("name").primary()
        required(table, "text", "value")
      })
  },

  async down(knex) {
    const tables = [
      "secrets",
      "promos",
      "places",
      "service_areas",
      "tax_rates",
      "tariffs",
      "stored_answers",
      "outbox",
      "leads",
      "tracking_events",
      "bookings",
    ]
    for (const table of tables) await knex.schema.dropTable(table)
  },
}

function required(
  table: Knex.CreateTableBuilder,
  type: "text" | "integer" | "bigInteger" | "double",
  ...columns: readonly string[]
): void {
  for (const column of columns) table[type](column).notNullable()
}
