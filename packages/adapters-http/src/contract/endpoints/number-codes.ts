import type { CodeAccepted, CodeSent, PhoneChange } from "@mersal/domain/account/sign-in/sign-in"
import type { AccountService, WithSession } from "@mersal/domain/ports/driving/account-service"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest } from "../endpoint.ts"
import { text } from "../wire-values.ts"
import { accepted, codeSent } from "./account-answers.ts"
import {
  asciiText,
  code,
  deviceFields,
  noParams,
  noQuery,
  password,
  phone,
  type VerifyRequest,
} from "./account-requests.ts"

type ChangeRequest = Parameters<AccountService["changePhone"]>[0]

/** PUT /user/number: `id` and `token` come from the specification; the session decides whose number it is. */
export const changeNumber = defineEndpoint<ChangeRequest, CodeSent>({
  method: "PUT",
  path: "/v1.0/user/number",
  request: z.codec(
    bodyOnly(
      z.strictObject({
        id: z.optional(z.nullable(text(80))),
        phoneNumber: phone,
        token: z.optional(z.nullable(text(200))),
        challengeId: z.optional(z.nullable(text(80))),
        password: z.optional(z.nullable(password)),
      }),
    ),
    z.custom<ChangeRequest>(),
    {
      decode: ({ body }): ChangeRequest => ({
        phone: body.phoneNumber,
        challengeId: body.challengeId ?? null,
        password: body.password ?? null,
        accountId: body.id ?? null,
      }),
      encode: ({ phone: phoneNumber, challengeId, password: secret, accountId }) => ({
        ...emptyRequest,
        body: {
          phoneNumber,
          ...(challengeId !== null && { challengeId }),
          ...(secret != null && { password: secret }),
          ...(accountId != null && { id: accountId }),
        },
      }),
    },
  ),
  answer: codeSent,
})

const askedNumber = (phoneNumber: string): PhoneChange => ({ phone: phoneNumber, challengeId: null })

/** GET /auth/number with the number in a header, as the specification asks for a code. */
export const requestNumberCodeByHeader = defineEndpoint<PhoneChange, CodeSent>({
  method: "GET",
  path: "/v1.0/auth/number",
  request: z.codec(
    z.object({
      params: noParams,
      query: noQuery,
      headers: z.object({ phonenumber: asciiText(100) }),
      body: z.unknown(),
    }),
    z.custom<PhoneChange>(),
    {
      decode: ({ headers }) => askedNumber(headers.phonenumber),
      encode: (change) => ({ ...emptyRequest, headers: { phonenumber: change.phone } }),
    },
  ),
  answer: codeSent,
})

export const requestNumberCode = defineEndpoint<PhoneChange, CodeSent>({
  method: "POST",
  path: "/v1.0/auth/number/code",
  request: z.codec(bodyOnly(z.strictObject({ phoneNumber: phone })), z.custom<PhoneChange>(), {
    decode: ({ body }) => askedNumber(body.phoneNumber),
    encode: (change) => ({ ...emptyRequest, body: { phoneNumber: change.phone } }),
  }),
  answer: codeSent,
})

/** Asks for the next code of a challenge, or of a number in a header as in section 7. */
export type ResendRequest = { readonly challengeId: string } | { readonly phone: string }

export const resendNumberCode = defineEndpoint<ResendRequest, CodeSent>({
  method: "POST",
  path: "/v1.0/auth/number/resend",
  request: z.codec(
    z.object({
      params: noParams,
      query: noQuery,
      headers: z.object({ phonenumber: z.optional(asciiText(100)) }),
      body: z.optional(z.strictObject({ challengeId: z.optional(text(80)) })),
    }),
    z.custom<ResendRequest>(),
    {
      decode: ({ headers, body }): ResendRequest =>
        body?.challengeId !== undefined || headers.phonenumber === undefined
          ? { challengeId: body?.challengeId ?? "" }
          : { phone: headers.phonenumber },
      encode: (request) =>
        "challengeId" in request
          ? { ...emptyRequest, body: { challengeId: request.challengeId } }
          : { ...emptyRequest, headers: { phonenumber: request.phone } },
    },
  ),
  answer: codeSent,
})

const purposes = ["register", "login", "forgot", "phone"] as const

/** POST /auth/number: by challenge in the body, or by code and number in headers as in section 7. */
export const verifyNumber = defineEndpoint<VerifyRequest, WithSession<CodeAccepted>>({
  method: "POST",
  path: "/v1.0/auth/number",
  request: z.codec(
    z.object({
      params: noParams,
      query: noQuery,
      headers: z.object({ code: z.optional(asciiText(40)), phonenumber: z.optional(asciiText(100)) }),
      body: z.optional(
        z.strictObject({
          challengeId: z.optional(text(80)),
          purpose: z.optional(z.enum(purposes)),
          code: z.optional(code),
          ...deviceFields,
        }),
      ),
    }),
    z.custom<VerifyRequest>(),
    {
      decode: ({ headers, body }): VerifyRequest =>
        body?.challengeId === undefined && headers.phonenumber !== undefined
          ? {
              destination: headers.phonenumber,
              purposes: ["phone", "register", "login"],
              code: headers.code ?? body?.code ?? "",
            }
          : {
              challengeId: body?.challengeId ?? "",
              purpose: body?.purpose ?? "register",
              code: body?.code ?? headers.code ?? "",
            },
      encode: (entry) =>
        "challengeId" in entry
          ? { ...emptyRequest, body: { challengeId: entry.challengeId, purpose: entry.purpose, code: entry.code } }
          : { ...emptyRequest, headers: { code: entry.code, phonenumber: entry.destination } },
    },
  ),
  answer: accepted,
})
