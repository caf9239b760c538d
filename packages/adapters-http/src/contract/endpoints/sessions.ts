import type { Customer } from "@mersal/domain/account/customer"
import type { OpenSession } from "@mersal/domain/ports/driving/account-service"
import * as z from "zod/mini"
import { defineEndpoint, inData } from "../endpoint.ts"
import { wireSession, wireUser } from "../wire-account.ts"
import { done, listOf } from "./account-answers.ts"
import { byId, saysNothing } from "./account-requests.ts"

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
