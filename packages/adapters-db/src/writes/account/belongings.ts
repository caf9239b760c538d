import type { BelongingsChange } from "@mersal/domain/ports/driven/changes/account/belongings"
import type { ColumnValue, Write } from "../../database/connection.ts"
import { insertOf, insertWhere, type RowValues } from "../../database/inserts.ts"
import { takenRow } from "../taken-row.ts"
import type { Writing } from "../writing.ts"

export const belongingsWrites: Writing<BelongingsChange> = {
  saveAddress: ({ accountId, address, at, most }) => saved("saved_addresses", accountId, address, at, most),
  deleteAddress: ({ accountId, id }) => [deleteOwned("saved_addresses", "id", accountId, id)],
  saveContact: ({ accountId, contact, at, most }) => saved("saved_contacts", accountId, contact, at, most),
  deleteContact: ({ accountId, id }) => [deleteOwned("saved_contacts", "id", accountId, id)],
  saveImage: ({ accountId, image, at }) => [
    insertOf("profile_images", { ...image, account_id: accountId, made_at: at } satisfies RowValues),
  ],
  deleteImage: ({ accountId, name }) => [deleteOwned("profile_images", "name", accountId, name)],
  claimBooking: ({ accountId, reference }) => [{ text: claim, values: [accountId, reference], mustApply: true }],
}

const saved = (
  table: "saved_addresses" | "saved_contacts",
  accountId: string,
  entry: { readonly id: string },
  at: number,
  most: number,
): readonly Write[] => [
  // Concurrent saves are counted one after the other.
  takenRow(accountId),
  {
    ...insertWhere(
      table,
      { id: entry.id, account_id: accountId, details: JSON.stringify(entry), made_at: at },
      [`(select count(*) from ${table} where account_id = ? and id <> ?) < ?`, accountId, entry.id, most],
      `(id) do update set details = excluded.details where ${table}.account_id = excluded.account_id`,
    ),
    mustApply: true,
  },
]

const deleteOwned = (table: string, column: "id" | "name", accountId: string, value: ColumnValue): Write => ({
  text: `delete from ${table} where ${column} = ? and account_id = ?`,
  values: [value, accountId],
})

const claim = "update bookings set account_id = ? where reference = ? and account_id is null and company_id is null"
