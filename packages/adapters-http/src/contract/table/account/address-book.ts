import { row } from "../../endpoint-row.ts"
import {
  addAddress,
  addContact,
  deleteAddress,
  deleteContact,
  listAddresses,
  listContacts,
  replaceAddress,
  replaceContact,
} from "../../endpoints/address-book.ts"
import { kept } from "./access.ts"

/** What all calls that save an entry have in common. */
const saved = {
  ...kept,
  refusals: ["AccountPartNotFound", "AddressBookFull", "IdempotencyMismatch", "InvalidAddressBookEntry", "NotSignedIn"],
  isIdempotent: true,
} as const

export const addressBookTable = {
  listAddresses: row({
    endpoint: listAddresses,
    refusals: ["NotSignedIn"],
    summary: "The caller's saved addresses, the newest first.",
    ...kept,
  }),
  addAddress: row({
    endpoint: addAddress,
    summary: "Saves an address; fifty at most.",
    ...saved,
  }),
  replaceAddress: row({
    endpoint: replaceAddress,
    summary: "Saves an address in the place of one.",
    ...saved,
  }),
  deleteAddress: row({
    endpoint: deleteAddress,
    refusals: ["AccountPartNotFound", "NotSignedIn"],
    summary: "Deletes a saved address.",
    ...kept,
  }),
  listContacts: row({
    endpoint: listContacts,
    refusals: ["NotSignedIn"],
    summary: "The caller's saved contacts, the newest first.",
    ...kept,
  }),
  addContact: row({
    endpoint: addContact,
    summary: "Saves a contact; fifty at most.",
    ...saved,
  }),
  replaceContact: row({
    endpoint: replaceContact,
    summary: "Saves a contact in the place of one.",
    ...saved,
  }),
  deleteContact: row({
    endpoint: deleteContact,
    refusals: ["AccountPartNotFound", "NotSignedIn"],
    summary: "Deletes a saved contact.",
    ...kept,
  }),
}
