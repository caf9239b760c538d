import type { BelongingsChange } from "../../../ports/driven/changes/account/belongings.ts"
import type { Applying } from "../tables.ts"
import type { AccountTables, Owned } from "./account-tables.ts"

/** Addresses, contacts, pictures and claimed bookings of an account. */
export const applyingBelongings: Applying<BelongingsChange, AccountTables> = {
  saveAddress: ({ addresses }, { accountId, address, most }) =>
    mayKeep(addresses, accountId, address.id, most) && save(addresses, accountId, address.id, address),
  deleteAddress: ({ addresses }, { accountId, id }) => removeOwned(addresses, accountId, id),
  saveContact: ({ contacts }, { accountId, contact, most }) =>
    mayKeep(contacts, accountId, contact.id, most) && save(contacts, accountId, contact.id, contact),
  deleteContact: ({ contacts }, { accountId, id }) => removeOwned(contacts, accountId, id),
  saveImage: ({ images }, { accountId, image }) => save(images, accountId, image.name, image),
  deleteImage: ({ images }, { accountId, name }) => removeOwned(images, accountId, name),
  claimBooking({ bookings }, { accountId, reference }) {
    const stored = bookings.get(reference)
    if (!stored || stored.accountId !== null) return false
    bookings.set(reference, { ...stored, accountId })
    return true
  },
}

/** In the order of first writing; an account cannot overwrite another's entry. */
function save<Value>(table: Map<string, Owned<Value>>, accountId: string, id: string, value: Value): boolean {
  const before = table.get(id)
  if (before && before.accountId !== accountId) return true
  table.set(id, { accountId, value, order: before?.order ?? table.size + 1 })
  return true
}

/** Whether the account may store an entry under this id. */
function mayKeep<Value>(
  table: ReadonlyMap<string, Owned<Value>>,
  accountId: string,
  id: string,
  most: number,
): boolean {
  const others = [...table].filter(([of, owned]) => owned.accountId === accountId && of !== id)
  return others.length < most && (table.get(id)?.accountId ?? accountId) === accountId
}

function removeOwned<Value>(table: Map<string, Owned<Value>>, accountId: string, id: string): boolean {
  if (table.get(id)?.accountId === accountId) table.delete(id)
  return true
}

/** The newest first. */
export const ofOwner = <Value>(table: ReadonlyMap<string, Owned<Value>>, accountId: string): readonly Value[] =>
  [...table.values()]
    .filter((owned) => owned.accountId === accountId)
    .sort((a, b) => b.order - a.order)
    .map(({ value }) => value)
