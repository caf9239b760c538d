import type { SavedAddress, SavedContact } from "@mersal/domain/account/address-book"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData, pathAndBody } from "../endpoint.ts"
import { addressFieldsOf, addressOf, typedAddress, typedContact, wireAddress, wireContact } from "../wire-account.ts"
import { done, listOf } from "./account-answers.ts"
import { byId, saysNothing } from "./account-requests.ts"

const onlyId = z.strictObject({ id: z.string().check(z.regex(/^[\w-]{1,80}$/)) })

export const listAddresses = defineEndpoint<null, readonly SavedAddress[]>({
  method: "GET",
  path: "/v1.0/account/addresses",
  request: saysNothing,
  answer: listOf(wireAddress),
})

export const addAddress = defineEndpoint<SavedAddress, SavedAddress>({
  method: "POST",
  path: "/v1.0/account/addresses",
  request: z.codec(bodyOnly(typedAddress), z.custom<SavedAddress>(), {
    decode: ({ body }) => addressOf(body, ""),
    encode: (address) => ({ ...emptyRequest, body: addressFieldsOf(address) }),
  }),
  answer: inData<SavedAddress>(wireAddress),
})

export const replaceAddress = defineEndpoint<SavedAddress, SavedAddress>({
  method: "PUT",
  path: "/v1.0/account/addresses/:id",
  request: z.codec(pathAndBody(onlyId, typedAddress), z.custom<SavedAddress>(), {
    decode: ({ params, body }) => addressOf(body, params.id),
    encode: (address) => ({ ...emptyRequest, params: { id: address.id }, body: addressFieldsOf(address) }),
  }),
  answer: inData<SavedAddress>(wireAddress),
})

export const deleteAddress = defineEndpoint<{ readonly id: string }, null>({
  method: "DELETE",
  path: "/v1.0/account/addresses/:id",
  request: byId,
  answer: done,
})

export const listContacts = defineEndpoint<null, readonly SavedContact[]>({
  method: "GET",
  path: "/v1.0/account/contacts",
  request: saysNothing,
  answer: listOf(wireContact),
})

export const addContact = defineEndpoint<SavedContact, SavedContact>({
  method: "POST",
  path: "/v1.0/account/contacts",
  request: z.codec(bodyOnly(typedContact), z.custom<SavedContact>(), {
    decode: ({ body }) => ({ id: "", name: body.name, phone: body.ph }),
    encode: ({ name, phone }) => ({ ...emptyRequest, body: { name, ph: phone } }),
  }),
  answer: inData<SavedContact>(wireContact),
})

export const replaceContact = defineEndpoint<SavedContact, SavedContact>({
  method: "PUT",
  path: "/v1.0/account/contacts/:id",
  request: z.codec(pathAndBody(onlyId, typedContact), z.custom<SavedContact>(), {
    decode: ({ params, body }) => ({ id: params.id, name: body.name, phone: body.ph }),
    encode: ({ id, name, phone }) => ({ ...emptyRequest, params: { id }, body: { name, ph: phone } }),
  }),
  answer: inData<SavedContact>(wireContact),
})

export const deleteContact = defineEndpoint<{ readonly id: string }, null>({
  method: "DELETE",
  path: "/v1.0/account/contacts/:id",
  request: byId,
  answer: done,
})
