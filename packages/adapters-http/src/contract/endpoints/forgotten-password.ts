import type { Customer } from "@mersal/domain/account/customer"
import type { CodeAccepted, CodeSent, PasswordReset } from "@mersal/domain/account/sign-in/sign-in"
import type { WithSession } from "@mersal/domain/ports/driving/account-service"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData } from "../endpoint.ts"
import { wireUser } from "../wire-account.ts"
import { text } from "../wire-values.ts"
import { accepted, auth, codeSent } from "./account-answers.ts"
import {
  asciiText,
  code,
  deviceFields,
  email,
  noParams,
  noQuery,
  password,
  type VerifyRequest,
} from "./account-requests.ts"

/** POST /auth/forgot: the code for a forgotten password, by challenge or by e-mail; in the body, or in a header. */
export const verifyForgot = defineEndpoint<VerifyRequest, WithSession<CodeAccepted>>({
  method: "POST",
  path: "/v1.0/auth/forgot",
  request: z.codec(
    z.object({
      params: noParams,
      query: noQuery,
      headers: z.object({ code: z.optional(asciiText(40)) }),
      body: z.strictObject({
        challengeId: z.optional(text(80)),
        email: z.optional(email),
        code: z.optional(code),
        ...deviceFields,
      }),
    }),
    z.custom<VerifyRequest>(),
    {
      decode: ({ headers, body }): VerifyRequest => {
        const typed = body.code ?? headers.code ?? ""
        return body.challengeId === undefined
          ? { destination: body.email ?? "", purposes: ["forgot"], code: typed }
          : { challengeId: body.challengeId, purpose: "forgot", code: typed }
      },
      encode: (entry) => ({
        ...emptyRequest,
        body:
          "challengeId" in entry
            ? { challengeId: entry.challengeId, code: entry.code }
            : { email: entry.destination, code: entry.code },
      }),
    },
  ),
  answer: accepted,
})

/** GET /auth/forgot with the e-mail in a header, as the specification has it. */
export const requestResetByHeader = defineEndpoint<{ readonly email: string }, CodeSent>({
  method: "GET",
  path: "/v1.0/auth/forgot",
  request: z.codec(
    z.object({ params: noParams, query: noQuery, headers: z.object({ email: asciiText(400) }), body: z.unknown() }),
    z.custom<{ readonly email: string }>(),
    {
      decode: ({ headers }) => ({ email: headers.email }),
      encode: (request) => ({ ...emptyRequest, headers: { email: request.email } }),
    },
  ),
  answer: codeSent,
})

export const requestReset = defineEndpoint<{ readonly email: string }, CodeSent>({
  method: "POST",
  path: "/v1.0/auth/forgot/code",
  request: z.codec(bodyOnly(z.strictObject({ email: z.optional(email) })), z.custom<{ readonly email: string }>(), {
    decode: ({ body }) => ({ email: body.email ?? "" }),
    encode: (request) => ({ ...emptyRequest, body: { email: request.email } }),
  }),
  answer: codeSent,
})

const signedIn = inData<WithSession<{ readonly customer: Customer }>>(
  z.codec(z.object({ user: wireUser, auth }), z.custom<WithSession<{ readonly customer: Customer }>>(), {
    decode: ({ user, auth: { token } }) => ({ customer: user, sessionToken: token }),
    encode: ({ customer, sessionToken }) => ({ user: customer, auth: { token: sessionToken } }),
  }),
)

const newPassword = z.codec(
  z.object({
    params: noParams,
    query: noQuery,
    headers: z.object({ token: z.optional(asciiText(200)), password: z.optional(asciiText(1_000)) }),
    body: z.optional(z.strictObject({ token: z.optional(text(200)), password: z.optional(password), ...deviceFields })),
  }),
  z.custom<PasswordReset>(),
  {
    decode: ({ headers, body }): PasswordReset => ({
      token: body?.token ?? headers.token ?? "",
      password: body?.password ?? headers.password ?? "",
    }),
    encode: ({ token, password: secret }) => ({ ...emptyRequest, body: { token, password: secret } }),
  },
)

/** POST /v2.0/auth/password: a new password, by the token of a right code or an invitation. */
export const setPassword = defineEndpoint<PasswordReset, WithSession<{ readonly customer: Customer }>>({
  method: "POST",
  path: "/v2.0/auth/password",
  request: newPassword,
  answer: signedIn,
})

/** The same in its older version, with token and password in headers and an empty body. */
export const setPasswordByHeader = defineEndpoint<PasswordReset, WithSession<{ readonly customer: Customer }>>({
  method: "POST",
  path: "/v1.0/auth/password",
  request: newPassword,
  answer: signedIn,
})
