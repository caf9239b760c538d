import type { Customer } from "@mersal/domain/account/customer"
import { registerTypes, type SocialProvider } from "@mersal/domain/account/role"
import type {
  CodeAccepted,
  CodeEntry,
  CodeSent,
  Credentials,
  PasswordReset,
  PhoneChange,
  RegistrationAnswer,
  SocialSignIn,
  SocialSignInAnswer,
} from "@mersal/domain/account/sign-in"
import type {
  AccountService,
  SocialBeginning,
  UnnamedCodeEntry,
  WithSession,
} from "@mersal/domain/ports/driving/account-service"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData } from "../endpoint.ts"
import { wireCodeSent, wireUser } from "../wire-account.ts"
import { text } from "../wire-values.ts"
import { asciiText, code, deviceFields, email, noQuery, password, phone, saysNothing } from "./account-requests.ts"

const noParams = z.strictObject({})
/** `auth.token` is the session of a program; a browser has its own in a cookie and gets null. */
const auth = z.object({ token: z.nullable(z.string()) })

const challenge = z.nullable(wireCodeSent)

/** What POST /auth/login is asked: by password, or by the token of a far sign-in. */
export type LoginRequest =
  | ({ readonly kind: "password" } & Credentials)
  | ({ readonly kind: "social" } & SocialSignIn & { readonly identityToken: string })

export const login = defineEndpoint<LoginRequest, WithSession<SocialSignInAnswer>>({
  method: "POST",
  path: "/v1.0/auth/login",
  request: z.codec(
    bodyOnly(
      z.strictObject({
        email: z.optional(email),
        password: z.optional(password),
        registerType: z.optional(z.enum(registerTypes)),
        authenticationToken: z.optional(z.nullable(text(8_000))),
        roleName: z.optional(z.nullable(text(40))),
        name: z.optional(z.nullable(text(400))),
        phoneNumber: z.optional(z.nullable(phone)),
        ...deviceFields,
      }),
    ),
    z.custom<LoginRequest>(),
    {
      decode: ({ body }): LoginRequest => {
        const role = body.roleName === "goCustomer" ? "goCustomer" : "customer"
        const { registerType = "normal" } = body
        return registerType === "normal"
          ? { kind: "password", email: body.email ?? "", password: body.password ?? "", role }
          : { kind: "social", provider: registerType, identityToken: body.authenticationToken ?? "", role }
      },
      encode: (request) => ({
        ...emptyRequest,
        body:
          request.kind === "password"
            ? {
                email: request.email,
                password: request.password,
                registerType: "normal" as const,
                roleName: request.role,
              }
            : { registerType: request.provider, authenticationToken: request.identityToken, roleName: request.role },
      }),
    },
  ),
  answer: inData<WithSession<SocialSignInAnswer>>(
    z.codec(
      z.object({ user: wireUser, auth, challenge, isNew: z.boolean() }),
      z.custom<WithSession<SocialSignInAnswer>>(),
      {
        decode: ({ user, auth: { token }, challenge: sent, isNew }) => ({
          customer: user,
          challenge: sent,
          isNew,
          sessionToken: token,
        }),
        encode: ({ customer, challenge: sent, isNew, sessionToken }) => ({
          user: customer,
          auth: { token: sessionToken },
          challenge: sent,
          isNew,
        }),
      },
    ),
  ),
})

type RegisterRequest = Parameters<AccountService["register"]>[0]

export const register = defineEndpoint<RegisterRequest, RegistrationAnswer>({
  method: "POST",
  path: "/v1.0/user/register",
  request: z.codec(
    bodyOnly(
      z.strictObject({
        name: z.optional(text(400)),
        email: z.optional(email),
        phoneNumber: z.optional(phone),
        password: z.optional(password),
        roleName: z.optional(z.nullable(text(40))),
        registerType: z.optional(z.enum(registerTypes)),
        country: z.optional(z.enum(["UAE", "Qatar"])),
        ...deviceFields,
      }),
    ),
    z.custom<RegisterRequest>(),
    {
      decode: ({ body }): RegisterRequest => ({
        name: body.name ?? "",
        email: body.email ?? "",
        phone: body.phoneNumber ?? "",
        password: body.password ?? "",
        role: body.roleName ?? null,
        registerType: body.registerType ?? "normal",
        country: body.country ?? "UAE",
      }),
      encode: ({ name, email: address, phone: number, password: secret, role, registerType, country }) => ({
        ...emptyRequest,
        body: {
          name,
          email: address,
          phoneNumber: number,
          password: secret,
          ...(typeof role === "string" && { roleName: role }),
          registerType,
          country,
        },
      }),
    },
  ),
  answer: inData<RegistrationAnswer>(
    z.codec(z.object({ user: wireUser, auth, challenge: wireCodeSent }), z.custom<RegistrationAnswer>(), {
      decode: ({ user, challenge: sent }) => ({ customer: user, challenge: sent }),
      encode: ({ customer, challenge: sent }) => ({ user: customer, auth: { token: null }, challenge: sent }),
    }),
  ),
})

const codeSent = inData<CodeSent>(wireCodeSent)

type ChangeRequest = Parameters<AccountService["changePhone"]>[0]

/** PUT /user/number: `id` and `token` are the specification's; whose number it is the session says. */
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

/** GET /auth/number with the number in a header: the specification's way to ask for a code. */
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

/** The next code of a challenge, or of a number by header as section 7 has it. */
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

const accepted = inData<WithSession<CodeAccepted>>(
  z.codec(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("signedIn"), user: wireUser, auth }),
      z.object({ kind: z.literal("resetAllowed"), resetToken: z.string() }),
      z.object({ kind: z.literal("phoneProved"), phoneNumber: z.string() }),
    ]),
    z.custom<WithSession<CodeAccepted>>(),
    {
      decode: (wire): WithSession<CodeAccepted> => {
        if (wire.kind === "signedIn") return { kind: wire.kind, customer: wire.user, sessionToken: wire.auth.token }
        return wire.kind === "resetAllowed"
          ? { kind: wire.kind, token: wire.resetToken, sessionToken: null }
          : { kind: wire.kind, phone: wire.phoneNumber, sessionToken: null }
      },
      encode: (answer) => {
        if (answer.kind === "signedIn")
          return { kind: answer.kind, user: answer.customer, auth: { token: answer.sessionToken } }
        return answer.kind === "resetAllowed"
          ? { kind: answer.kind, resetToken: answer.token }
          : { kind: answer.kind, phoneNumber: answer.phone }
      },
    },
  ),
)

const purposes = ["register", "login", "forgot", "phone"] as const
export type VerifyRequest = CodeEntry | UnnamedCodeEntry

/** POST /auth/number: by challenge in the body, or by code and number in headers as section 7 has it. */
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

/** POST /auth/forgot: the code of a forgotten password, by challenge or by e-mail; in the body, or in a header. */
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

/** GET /auth/forgot with the e-mail in a header: the specification's way to ask. */
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

/** POST /v2.0/auth/password: a new password by the token of a right code or an invitation. */
export const setPassword = defineEndpoint<PasswordReset, WithSession<{ readonly customer: Customer }>>({
  method: "POST",
  path: "/v2.0/auth/password",
  request: newPassword,
  answer: signedIn,
})

/** The same under its older version, with token and password in headers and an empty body. */
export const setPasswordByHeader = defineEndpoint<PasswordReset, WithSession<{ readonly customer: Customer }>>({
  method: "POST",
  path: "/v1.0/auth/password",
  request: newPassword,
  answer: signedIn,
})

export const beginSocialSignIn = defineEndpoint<null, SocialBeginning>({
  method: "POST",
  path: "/v1.0/auth/social",
  request: saysNothing,
  answer: inData<SocialBeginning>(
    z.codec(
      z.object({
        nonce: z.string(),
        providers: z.array(
          z.object({
            provider: z.enum(["facebook", "google"] satisfies SocialProvider[]),
            clientId: z.string(),
            authorizationUrl: z.string(),
          }),
        ),
      }),
      z.custom<SocialBeginning>(),
      {
        decode: ({ nonce, providers }): SocialBeginning => ({ nonce, offers: providers }),
        encode: ({ nonce, offers }) => ({ nonce, providers: offers.map((offer) => ({ ...offer })) }),
      },
    ),
  ),
})

export const session = defineEndpoint<null, Customer | null>({
  method: "GET",
  path: "/v1.0/auth/session",
  request: saysNothing,
  answer: inData<Customer | null>(
    z.codec(z.object({ user: z.nullable(wireUser) }), z.custom<Customer | null>(), {
      decode: ({ user }) => user,
      encode: (user) => ({ user }),
    }),
  ),
})

const done = inData<null>(z.null())

export const endOwnSession = defineEndpoint<null, null>({
  method: "DELETE",
  path: "/v1.0/auth/session",
  request: saysNothing,
  answer: done,
})

export const logout = defineEndpoint<null, null>({
  method: "POST",
  path: "/v1.0/auth/logout",
  request: saysNothing,
  answer: done,
})
