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

export const addressBookTable = {
  listAddresses: row({
    endpoint: listAddresses,
    refusals: ["NotSignedIn"],
    summary: "The caller's saved addresses, the newest first.",
    ...kept,
  }),
  addAddress: row({
    endpoint: addAddress,
    refusals: [
      "AccountPartNotFound",
      "AddressBookFull",
      "IdempotencyMismatch",
      "InvalidAddressBookEntry",
      "NotSignedIn",
    ],
    summary: "Saves an address; fifty at most.",
    isIdempotent: true,
    ...kept,
  }),
  replaceAddress: row({
    endpoint: replaceAddress,
    refusals: [
      "AccountPartNotFound",
      "AddressBookFull",
      "IdempotencyMismatch",
      "InvalidAddressBookEntry",
      "NotSignedIn",
    ],
    summary: "Saves an address in the place of one.",
    isIdempotent: true,
    ...kept,
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
    refusals: [
      "AccountPartNotFound",
      "AddressBookFull",
      "IdempotencyMismatch",
      "InvalidAddressBookEntry",
      "NotSignedIn",
    ],
    summary: "Saves a contact; fifty at most.",
    isIdempotent: true,
    ...kept,
  }),
  replaceContact: row({
    endpoint: replaceContact,
    refusals: [
      "AccountPartNotFound",
      "AddressBookFull",
      "IdempotencyMismatch",
      "InvalidAddressBookEntry",
      "NotSignedIn",
    ],
    summary: "Saves a contact in the place of one.",
    isIdempotent: true,
    ...kept,
  }),
  deleteContact: row({
    endpoint: deleteContact,
    refusals: ["AccountPartNotFound", "NotSignedIn"],
    summary: "Deletes a saved contact.",
    ...kept,
  }),
}
