import type { Customer } from "@mersal/domain/account/customer"
import type { ImageFile, Profile, ProfileChange } from "@mersal/domain/ports/driving/account-service"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData, pathOnly } from "../endpoint.ts"
import { wireProfile, wireUser } from "../wire-account.ts"
import { text } from "../wire-values.ts"
import { imageBytes, password, saysNothing } from "./account-requests.ts"

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

/** The specification's multipart call: the same change as JSON in the form's field `userDetails`. */
export const saveUserDetails = defineEndpoint<ProfileChange, Profile>({
  method: "PUT",
  path: "/v1.0/user/details",
  request: z.codec(bodyOnly(z.strictObject({ userDetails: z.strictObject(changes) })), z.custom<ProfileChange>(), {
    decode: ({ body }) => body.userDetails as ProfileChange,
    encode: (change) => ({ ...emptyRequest, body: { userDetails: { ...change } } }),
  }),
  answer: profile,
})

export const setImage = defineEndpoint<{ readonly bytes: Uint8Array }, Profile>({
  method: "PUT",
  path: "/v1.0/user/image",
  request: z.codec(bodyOnly(z.object({ bytes: imageBytes })), z.custom<{ readonly bytes: Uint8Array }>(), {
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
