import { registerTypes, type SocialProvider } from "@mersal/domain/account/role"
import type {
  Credentials,
  RegistrationAnswer,
  SocialSignIn,
  SocialSignInAnswer,
} from "@mersal/domain/account/sign-in/sign-in"
import type { AccountService, SocialBeginning, WithSession } from "@mersal/domain/ports/driving/account-service"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData } from "../endpoint.ts"
import { wireCodeSent, wireUser } from "../wire-account.ts"
import { text } from "../wire-values.ts"
import { auth } from "./account-answers.ts"
import { deviceFields, email, password, phone, saysNothing } from "./account-requests.ts"

const challenge = z.nullable(wireCodeSent)

/** POST /auth/login takes a password, or the token of a social sign-in. */
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
        country: z.optional(z.enum(["UAE", "Qatar"])),
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
          : {
              kind: "social",
              provider: registerType,
              identityToken: body.authenticationToken ?? "",
              role,
              country: body.country ?? "UAE",
            }
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
            : {
                registerType: request.provider,
                authenticationToken: request.identityToken,
                roleName: request.role,
                country: request.country,
              },
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
