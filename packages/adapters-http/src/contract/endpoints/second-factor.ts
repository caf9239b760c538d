import type { Customer } from "@mersal/domain/account/customer"
import type {
  RecoveryCodes,
  SecondFactorEntry,
  SecondFactorSecret,
  SecondFactorState,
  StaffMember,
  WithSession,
} from "@mersal/domain/ports/driving/account-service"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData } from "../endpoint.ts"
import { wireStaffMember, wireUser } from "../wire-account.ts"
import { text, wireInstant } from "../wire-values.ts"
import { auth, done } from "./account-answers.ts"
import { byId, code, maybePassword, saysNothing } from "./account-requests.ts"

// The second factor of staff: the code after a password, and the caller's own authenticator app.

type Entered = WithSession<{ readonly customer: Customer }>

export const verifySecondFactor = defineEndpoint<SecondFactorEntry, Entered>({
  method: "POST",
  path: "/v1.0/auth/second-factor",
  request: z.codec(bodyOnly(z.strictObject({ challengeId: text(80), code })), z.custom<SecondFactorEntry>(), {
    decode: ({ body }) => body,
    encode: (body) => ({ ...emptyRequest, body: { ...body } }),
  }),
  answer: inData<Entered>(
    z.codec(z.object({ user: wireUser, auth }), z.custom<Entered>(), {
      decode: ({ user, auth: { token } }) => ({ customer: user, sessionToken: token }),
      encode: ({ customer, sessionToken }) => ({ user: customer, auth: { token: sessionToken } }),
    }),
  ),
})

export const secondFactor = defineEndpoint<null, SecondFactorState>({
  method: "GET",
  path: "/v1.0/account/second-factor",
  request: saysNothing,
  answer: inData<SecondFactorState>(
    z.codec(
      z.object({ since: z.nullable(wireInstant), recoveryCodesLeft: z.number(), required: z.boolean() }),
      z.custom<SecondFactorState>(),
      {
        decode: ({ required, ...wire }): SecondFactorState => ({ ...wire, isRequired: required }),
        encode: ({ isRequired, ...state }) => ({ ...state, required: isRequired }),
      },
    ),
  ),
})

const withCode = z.codec(bodyOnly(z.strictObject({ code })), z.custom<{ readonly code: string }>(), {
  decode: ({ body }) => body,
  encode: (body) => ({ ...emptyRequest, body: { ...body } }),
})

export const beginSecondFactor = defineEndpoint<{ readonly password: string | null }, SecondFactorSecret>({
  method: "POST",
  path: "/v1.0/account/second-factor",
  request: maybePassword,
  answer: inData<SecondFactorSecret>(z.object({ secret: z.string(), uri: z.string() })),
})

export const confirmSecondFactor = defineEndpoint<{ readonly code: string }, RecoveryCodes>({
  method: "PUT",
  path: "/v1.0/account/second-factor",
  request: withCode,
  answer: inData<RecoveryCodes>(
    z.codec(z.object({ recoveryCodes: z.array(z.string()) }), z.custom<RecoveryCodes>(), {
      decode: (wire): RecoveryCodes => wire,
      encode: ({ recoveryCodes }) => ({ recoveryCodes: [...recoveryCodes] }),
    }),
  ),
})

export const removeSecondFactor = defineEndpoint<{ readonly code: string }, null>({
  method: "DELETE",
  path: "/v1.0/account/second-factor",
  request: withCode,
  answer: done,
})

export const resetSecondFactor = defineEndpoint<{ readonly id: string }, StaffMember>({
  method: "DELETE",
  path: "/v1.0/staff/:id/second-factor",
  request: byId,
  answer: inData<StaffMember>(wireStaffMember),
})
