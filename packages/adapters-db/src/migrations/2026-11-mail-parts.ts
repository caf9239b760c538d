import { dropColumns } from "./drop-columns.ts"
import type { NamedMigration } from "./named-migration.ts"

/** What an e-mail of the local mailbox has besides its text: an HTML version and files. */
export const mailParts: NamedMigration = {
  name: "2026-11-mail-parts",

  async up(knex) {
    await knex.schema.alterTable("mailbox_messages", (table) => {
      for (const column of ["html", "attachments"]) table.text(column)
    })
  },

  async down(knex) {
    await dropColumns(knex, "mailbox_messages", ["html", "attachments"])
  },
}
