import { staffRoles } from "@mersal/domain/account/account"
import type { StaffEvent } from "@mersal/domain/account/staff-event"
import type { NewStaffMember, StaffHoldings, StaffMember } from "@mersal/domain/ports/driving/account-service"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData, pathAndBody } from "../endpoint.ts"
import { wireStaffEvent, wireStaffMember } from "../wire-account.ts"
import { text, wireMoney, wireReference } from "../wire-values.ts"
import { done, listOf } from "./account-answers.ts"
import { byId, email, imageBytes, saysNothing } from "./account-requests.ts"

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
  request: z.codec(
    pathAndBody(z.strictObject({ id: text(64) }), z.object({ bytes: imageBytes })),
    z.custom<StaffPhoto>(),
    {
      decode: ({ params, body }) => ({ id: params.id, bytes: body.bytes }),
      encode: (request) => ({ ...emptyRequest, params: { id: request.id }, body: { bytes: request.bytes } }),
    },
  ),
  answer: inData<StaffMember>(wireStaffMember),
})

export const disableStaff = defineEndpoint<{ readonly id: string }, StaffMember>({
  method: "DELETE",
  path: "/v1.0/staff/:id",
  request: byId,
  answer: inData<StaffMember>(wireStaffMember),
})

export const enableStaff = defineEndpoint<{ readonly id: string }, StaffMember>({
  method: "POST",
  path: "/v1.0/staff/:id/enabling",
  request: z.codec(
    pathAndBody(z.strictObject({ id: text(64) }), z.optional(z.strictObject({}))),
    z.custom<{ readonly id: string }>(),
    {
      decode: ({ params }) => ({ id: params.id }),
      encode: (request) => ({ ...emptyRequest, params: { id: request.id }, body: {} }),
    },
  ),
  answer: inData<StaffMember>(wireStaffMember),
})

const wireStaffHoldings = z.codec(
  z.object({ bkrefs: z.array(wireReference), cash: z.array(wireMoney) }),
  z.custom<StaffHoldings>(),
  {
    decode: ({ bkrefs, cash }): StaffHoldings => ({ underWay: bkrefs, cash }),
    encode: ({ underWay, cash }) => ({ bkrefs: [...underWay], cash: [...cash] }),
  },
)

export const staffHoldings = defineEndpoint<{ readonly id: string }, StaffHoldings>({
  method: "GET",
  path: "/v1.0/staff/:id/holdings",
  request: byId,
  answer: inData<StaffHoldings>(wireStaffHoldings),
})

export const staffEvents = defineEndpoint<null, readonly StaffEvent[]>({
  method: "GET",
  path: "/v1.0/staff/events",
  request: saysNothing,
  answer: listOf(wireStaffEvent),
})

export const endSessionsOfStaff = defineEndpoint<{ readonly id: string }, null>({
  method: "DELETE",
  path: "/v1.0/staff/:id/sessions",
  request: byId,
  answer: done,
})
