import type { NamedMigration } from "./named-migration.ts"

/** Companies that book on account, their members, the plans they may choose, and their credit. */
export const companies: NamedMigration = {
  name: "2026-11-companies",

  async up(knex) {
    await knex.schema
      .createTable("companies", (table) => {
        table.text("id").primary()
        table.text("market").notNullable()
        table.text("state").notNullable()
        table.text("reason").notNullable()
        table.text("name").notNullable()
        table.text("tax_number").notNullable()
        table.text("contact_name").notNullable()
        table.text("email").notNullable()
        table.text("phone").notNullable()
        table.text("cost_centres").notNullable()
        table.text("plan_id")
        table.bigInteger("created_at").notNullable()
        table.integer("version").notNullable()
        table.unique(["market", "tax_number"])
        table.index(["created_at", "id"])
      })
      .createTable("company_members", (table) => {
        table.text("account_id").primary()
        table.text("company_id").notNullable().references("companies.id").index()
        table.text("role").notNullable()
        table.bigInteger("since").notNullable()
      })
      .createTable("company_invitations", (table) => {
        table.text("company_id").notNullable().references("companies.id")
        table.text("email").notNullable().index()
        table.text("role").notNullable()
        table.bigInteger("invited_at").notNullable()
        table.primary(["company_id", "email"])
      })
      .createTable("company_credit", (table) => {
        table.text("id").primary()
        table.text("company_id").notNullable().references("companies.id").index()
        table.text("kind").notNullable()
        table.bigInteger("minor").notNullable()
        table.text("for_id").notNullable()
        table.bigInteger("at").notNullable()
        table.bigInteger("expires_at")
      })
      .createTable("plans", (table) => {
        table.text("id").primary()
        table.text("market").notNullable()
        table.text("name_en").notNullable()
        table.text("name_ar").notNullable()
        table.text("currency").notNullable()
        table.bigInteger("price_minor").notNullable()
        table.bigInteger("credit_minor").notNullable()
        table.integer("valid_days").notNullable()
      })
  },

  async down(knex) {
    const tables = ["plans", "company_credit", "company_invitations", "company_members", "companies"]
    for (const table of tables) await knex.schema.dropTable(table)
  },
}
