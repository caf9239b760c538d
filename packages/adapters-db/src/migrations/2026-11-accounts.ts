import type { NamedMigration } from "./named-migration.ts"

/**
 * Accounts and their data. Secrets are stored as digests, one-time codes as seals. A proved e-mail belongs to one
 * account: its own table ensures that of two accounts that prove it at once only one succeeds.
 */
export const accounts: NamedMigration = {
  name: "2026-11-accounts",

  async up(knex) {
    await knex.schema
      .createTable("accounts", (table) => {
        table.text("id").primary()
        for (const column of ["market", "name", "role", "email", "language"]) table.text(column).notNullable()
        for (const column of ["phone", "new_phone", "password_hash", "image"]) table.text(column)
        for (const column of ["is_email_proved", "is_phone_proved", "version"]) table.integer(column).notNullable()
        table.bigInteger("created_at").notNullable()
        table.bigInteger("disabled_at")
        table.index(["email"], "accounts_by_email")
        table.index(["role"], "accounts_by_role")
      })
      .createTable("proved_emails", (table) => {
        table.text("email").primary()
        table.text("account_id").notNullable()
      })
      .createTable("account_identities", (table) => {
        for (const column of ["provider", "subject", "account_id"]) table.text(column).notNullable()
        table.primary(["provider", "subject"])
        table.index(["account_id"], "identities_of_account")
      })
      .createTable("sessions", (table) => {
        table.text("id").primary()
        for (const column of ["digest", "account_id", "role"]) table.text(column).notNullable()
        for (const column of ["authenticated_at", "opened_at", "last_seen_at"]) table.bigInteger(column).notNullable()
        table.text("browser")
        table.unique(["digest"], { indexName: "sessions_by_digest" })
        table.index(["account_id"], "sessions_of_account")
      })
      .createTable("known_browsers", (table) => {
        for (const column of ["account_id", "browser"]) table.text(column).notNullable()
        table.primary(["account_id", "browser"])
      })
      .createTable("code_challenges", (table) => {
        table.text("id").primary()
        for (const column of ["purpose", "codes", "deliveries"]) table.text(column).notNullable()
        for (const column of ["account_id", "pending", "identity", "browser"]) table.text(column)
        for (const column of ["wrong_tries", "is_used"]) table.integer(column).notNullable()
        table.bigInteger("issued_at").notNullable()
        table.index(["issued_at"], "challenges_by_age")
      })
      .createTable("challenge_destinations", (table) => {
        for (const column of ["challenge_id", "destination"]) table.text(column).notNullable()
        table.primary(["destination", "challenge_id"])
      })
      .createTable("codes_sent", (table) => {
        for (const column of ["challenge_id", "destination", "purpose"]) table.text(column).notNullable()
        table.text("network")
        table.bigInteger("sent_at").notNullable()
        table.primary(["challenge_id", "destination"])
        table.index(["destination", "sent_at"], "codes_to_destination")
        table.index(["network", "sent_at"], "codes_of_network")
        table.index(["sent_at"], "codes_by_age")
      })
      .createTable("last_codes", (table) => {
        table.text("destination").primary()
        table.bigInteger("sent_at").notNullable()
      })
      .createTable("limit_counters", (table) => {
        table.text("name").notNullable()
        for (const column of ["begins_at", "ends_at"]) table.bigInteger(column).notNullable()
        table.integer("counted").notNullable()
        table.primary(["name", "begins_at"])
      })
      .createTable("tickets", (table) => {
        table.text("digest").primary()
        table.text("purpose").notNullable()
        for (const column of ["account_id", "browser"]) table.text(column)
        table.bigInteger("expires_at").notNullable()
      })
      .createTable("saved_addresses", (table) => {
        table.text("id").primary()
        for (const column of ["account_id", "details"]) table.text(column).notNullable()
        table.bigInteger("made_at").notNullable()
        table.index(["account_id", "made_at"], "addresses_of_account")
      })
      .createTable("saved_contacts", (table) => {
        table.text("id").primary()
        for (const column of ["account_id", "details"]) table.text(column).notNullable()
        table.bigInteger("made_at").notNullable()
        table.index(["account_id", "made_at"], "contacts_of_account")
      })
      .createTable("profile_images", (table) => {
        table.text("name").primary()
        for (const column of ["account_id", "type", "bytes"]) table.text(column).notNullable()
        table.bigInteger("made_at").notNullable()
        table.index(["account_id"], "images_of_account")
      })
      .createTable("mailbox_messages", (table) => {
        table.text("id").primary()
        for (const column of ["channel", "destination", "body"]) table.text(column).notNullable()
        table.text("subject")
        table.bigInteger("sent_at").notNullable()
        table.index(["sent_at"], "mailbox_by_age")
      })
  },

  async down(knex) {
    const tables = [
      "mailbox_messages",
      "profile_images",
      "saved_contacts",
      "saved_addresses",
      "tickets",
      "limit_counters",
      "last_codes",
      "codes_sent",
      "challenge_destinations",
      "code_challenges",
      "known_browsers",
      "sessions",
      "account_identities",
      "proved_emails",
      "accounts",
    ]
    for (const table of tables) await knex.schema.dropTable(table)
  },
}
