import { staffRoles } from "@mersal/domain/account/account"
import type { SavedAddress, SavedContact } from "@mersal/domain/account/address-book"
import type { Customer } from "@mersal/domain/account/customer"
import { companyRoles } from "@mersal/domain/account/role"
import type { Reference } from "@mersal/domain/booking/order/reference"
import type {
  AccountExport,
  ImageFile,
  NewStaffMember,
  OpenSession,
  Profile,
  ProfileChange,
  StaffMember,
} from "@mersal/domain/ports/driving/account-service"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData, pathAndBody, pathOnly } from "../endpoint.ts"
import {
  addressFieldsOf,
  addressOf,
  typedAddress,
  typedContact,
  wireAddress,
  wireContact,
  wireProfile,
  wireSession,
  wireStaffMember,
  wireUser,
} from "../wire-account.ts"
import { wireBooking, wireReference } from "../wire-codec.ts"
import { WireWebhook, wireKey } from "../wire-consumer.ts"
import { wireMoney } from "../wire-delivery.ts"
import { text, wireCardMethod, wireInstant } from "../wire-values.ts"
import { byId, email, noQuery, password, saysNothing } from "./account-requests.ts"
import { wireConsent } from "./consent.ts"
import { wireListedDocument } from "./documents.ts"
import { wireNoticeChoice } from "./notices.ts"
import { wireAttemptState } from "./payment-desk.ts"
import { wireRating } from "./ratings.ts"

const done = inData<null>(z.null())
const listOf = <Item>(codec: z.ZodMiniType<Item>) =>
  inData<readonly Item[]>(z.array(codec) as unknown as z.ZodMiniType<readonly Item[]>)

// Sessions.

export const listSessions = defineEndpoint<null, readonly OpenSession[]>({
  method: "GET",
  path: "/v1.0/auth/sessions",
  request: saysNothing,
  answer: listOf(wireSession),
})

export const endSession = defineEndpoint<{ readonly id: string }, null>({
  method: "DELETE",
  path: "/v1.0/auth/sessions/:id",
  request: byId,
  answer: done,
})

export const endOtherSessions = defineEndpoint<null, null>({
  method: "DELETE",
  path: "/v1.0/auth/sessions",
  request: saysNothing,
  answer: done,
})

// The profile.

const profile = inData<Profile>(wireProfile)
const changes = {
  name: z.optional(text(400)),
  language: z.optional(z.enum(["en", "ar"])),
}

export const showProfile = defineEndpoint<null, Profile>({
  method: "GET",
  path: "/v1.0/user/profile",
  request: saysNothing,
  answer: profile,
})

export const saveProfile = defineEndpoint<ProfileChange, Profile>({
  method: "PUT",
  path: "/v1.0/user/profile",
  request: z.codec(bodyOnly(z.strictObject(changes)), z.custom<ProfileChange>(), {
    decode: ({ body }) => body as ProfileChange,
    encode: (change) => ({ ...emptyRequest, body: { ...change } }),
  }),
  answer: profile,
})

/** The specification's multipart helper: the same change as JSON in the form's field `userDetails`. */
export const saveUserDetails = defineEndpoint<ProfileChange, Profile>({
  method: "PUT",
  path: "/v1.0/user/details",
  request: z.codec(bodyOnly(z.strictObject({ userDetails: z.strictObject(changes) })), z.custom<ProfileChange>(), {
    decode: ({ body }) => body.userDetails as ProfileChange,
    encode: (change) => ({ ...emptyRequest, body: { userDetails: { ...change } } }),
  }),
  answer: profile,
})

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

export const setImage = defineEndpoint<{ readonly bytes: Uint8Array }, Profile>({
  method: "PUT",
  path: "/v1.0/user/image",
  request: z.codec(bodyOnly(z.object({ bytes })), z.custom<{ readonly bytes: Uint8Array }>(), {
    decode: ({ body }) => ({ bytes: body.bytes }),
    encode: (image) => ({ ...emptyRequest, body: { bytes: image.bytes } }),
  }),
  answer: profile,
})

export const removeImage = defineEndpoint<null, Profile>({
  method: "DELETE",
  path: "/v1.0/user/image",
  request: saysNothing,
  answer: profile,
})

export const image = defineEndpoint<{ readonly name: string }, ImageFile>({
  method: "GET",
  path: "/v1.0/resource/image/:name",
  request: z.codec(pathOnly(z.strictObject({ name: text(200) })), z.custom<{ readonly name: string }>(), {
    decode: ({ params }) => ({ name: params.name }),
    encode: ({ name }) => ({ ...emptyRequest, params: { name } }),
  }),
  answer: z.custom<ImageFile>(),
})

export const changePassword = defineEndpoint<
  { readonly password: string; readonly newPassword: string },
  { readonly customer: Customer }
>({
  method: "PUT",
  path: "/v1.0/account/password",
  request: z.codec(
    bodyOnly(z.strictObject({ password, newPassword: password })),
    z.custom<{ readonly password: string; readonly newPassword: string }>(),
    { decode: ({ body }) => body, encode: (body) => ({ ...emptyRequest, body: { ...body } }) },
  ),
  answer: inData<{ readonly customer: Customer }>(
    z.codec(z.object({ user: wireUser }), z.custom<{ readonly customer: Customer }>(), {
      decode: ({ user }) => ({ customer: user }),
      encode: ({ customer }) => ({ user: customer }),
    }),
  ),
})

// The address book.

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

// The whole account.

export const claimBookings = defineEndpoint<null, { readonly references: readonly Reference[] }>({
  method: "POST",
  path: "/v1.0/account/claim",
  request: saysNothing,
  answer: inData<{ readonly references: readonly Reference[] }>(
    z.codec(z.object({ bkrefs: z.array(wireReference) }), z.custom<{ readonly references: readonly Reference[] }>(), {
      decode: ({ bkrefs }) => ({ references: bkrefs }),
      encode: ({ references }) => ({ bkrefs: [...references] }),
    }),
  ),
})

export const exportAccount = defineEndpoint<null, AccountExport>({
  method: "GET",
  path: "/v1.0/account/export",
  request: saysNothing,
  answer: inData<AccountExport>(
    z.codec(
      z.object({
        profile: wireProfile,
        createdAt: wireInstant,
        socialSignIns: z.array(z.enum(["facebook", "google"])),
        sessions: z.array(wireSession),
        addresses: z.array(wireAddress),
        contacts: z.array(wireContact),
        bookings: z.array(wireBooking),
        company: z.nullable(
          z.object({ id: z.string(), name: z.string(), role: z.enum(companyRoles), since: wireInstant }),
        ),
        keys: z.array(wireKey),
        webhooks: z.array(WireWebhook),
        consents: z.array(wireConsent),
        notices: z.nullable(wireNoticeChoice),
        browsers: z.array(z.object({ bkref: wireReference, language: z.enum(["en", "ar"]), createdAt: wireInstant })),
        payments: z.array(
          z.object({
            bkref: wireReference,
            paytyp: wireCardMethod,
            amount: wireMoney,
            state: wireAttemptState,
            createdAt: wireInstant,
          }),
        ),
        documents: z.array(wireListedDocument),
        ratings: z.array(z.extend(wireRating, { bkref: wireReference })),
      }),
      z.custom<AccountExport>(),
      {
        decode: ({ browsers, payments, ratings, ...wire }): AccountExport => ({
          ...wire,
          browsers: browsers.map(({ bkref, ...browser }) => ({ ...browser, reference: bkref })),
          payments: payments.map(({ bkref, paytyp, ...payment }) => ({
            ...payment,
            reference: bkref,
            method: paytyp,
          })),
          ratings: ratings.map(({ bkref, ...rating }) => ({ ...rating, reference: bkref })),
        }),
        encode: (exported) => ({
          ...exported,
          socialSignIns: [...exported.socialSignIns],
          sessions: [...exported.sessions],
          addresses: [...exported.addresses],
          contacts: [...exported.contacts],
          bookings: [...exported.bookings],
          keys: [...exported.keys],
          webhooks: exported.webhooks.map((webhook) => ({ ...webhook, events: [...webhook.events] })),
          consents: [...exported.consents],
          browsers: exported.browsers.map(({ reference, ...browser }) => ({ ...browser, bkref: reference })),
          payments: exported.payments.map(({ reference, method, ...payment }) => ({
            ...payment,
            bkref: reference,
            paytyp: method,
          })),
          documents: [...exported.documents],
          ratings: exported.ratings.map(({ reference, ...rating }) => ({ ...rating, bkref: reference })),
        }),
      },
    ),
  ),
})

export const eraseAccount = defineEndpoint<{ readonly password: string | null }, null>({
  method: "DELETE",
  path: "/v1.0/account",
  request: z.codec(
    z.object({
      params: z.strictObject({}),
      query: noQuery,
      headers: z.object({}),
      body: z.optional(z.strictObject({ password: z.optional(z.nullable(password)) })),
    }),
    z.custom<{ readonly password: string | null }>(),
    {
      decode: ({ body }) => ({ password: body?.password ?? null }),
      encode: (request) => ({ ...emptyRequest, body: { password: request.password } }),
    },
  ),
  answer: done,
})

// Those who work here.

export const listStaff = defineEndpoint<null, readonly StaffMember[]>({
  method: "GET",
  path: "/v1.0/staff",
  request: saysNothing,
  answer: listOf(wireStaffMember),
})

export const makeStaff = defineEndpoint<NewStaffMember, StaffMember>({
  method: "POST",
  path: "/v1.0/staff",
  request: z.codec(
    bodyOnly(z.strictObject({ name: text(400), email, roleType: z.enum(staffRoles) })),
    z.custom<NewStaffMember>(),
    {
      decode: ({ body }) => ({ name: body.name, email: body.email, role: body.roleType }),
      encode: ({ name, email: address, role }) => ({
        ...emptyRequest,
        body: { name, email: address, roleType: role },
      }),
    },
  ),
  answer: inData<StaffMember>(wireStaffMember),
})

type StaffPhoto = { readonly id: string; readonly bytes: Uint8Array }

export const setStaffPhoto = defineEndpoint<StaffPhoto, StaffMember>({
  method: "PUT",
  path: "/v1.0/staff/:id/photo",
  request: z.codec(pathAndBody(z.strictObject({ id: text(64) }), z.object({ bytes })), z.custom<StaffPhoto>(), {
    decode: ({ params, body }) => ({ id: params.id, bytes: body.bytes }),
    encode: (request) => ({ ...emptyRequest, params: { id: request.id }, body: { bytes: request.bytes } }),
  }),
  answer: inData<StaffMember>(wireStaffMember),
})

export const disableStaff = defineEndpoint<{ readonly id: string }, StaffMember>({
  method: "DELETE",
  path: "/v1.0/staff/:id",
  request: byId,
  answer: inData<StaffMember>(wireStaffMember),
})

export const endSessionsOfStaff = defineEndpoint<{ readonly id: string }, null>({
  method: "DELETE",
  path: "/v1.0/staff/:id/sessions",
  request: byId,
  answer: done,
})
