import type { CompanyInvitation } from "@mersal/domain/corporate/company"
import type {
  CompanyMember,
  CompanyPeople,
  InvitationAnswer,
  MemberInvitation,
} from "@mersal/domain/ports/driving/corporate-service"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData, pathAndBody, pathOnly } from "../endpoint.ts"
import { nothingAsked, wireId } from "../plain-requests.ts"
import { wireCompanyRole } from "../wire-company.ts"
import { text, wireInstant } from "../wire-values.ts"

export const answerInvitation = defineEndpoint<{ readonly accept: boolean }, InvitationAnswer>({
  method: "POST",
  path: "/v1.0/corporate/invitation",
  request: z.codec(bodyOnly(z.strictObject({ accept: z.boolean() })), z.custom<{ readonly accept: boolean }>(), {
    decode: ({ body }) => body,
    encode: (body) => ({ ...emptyRequest, body }),
  }),
  answer: inData<InvitationAnswer>(z.object({ accepted: z.boolean() })),
})

const WireMember = z.object({
  accountId: z.string(),
  name: z.string(),
  email: z.string(),
  role: wireCompanyRole,
  since: wireInstant,
})
const WireInvitation = z.object({ email: z.string(), role: wireCompanyRole, invitedAt: wireInstant })
const shownInvitation = ({ companyId, ...invitation }: CompanyInvitation) => invitation
const knownInvitation = (wire: z.output<typeof WireInvitation>): CompanyInvitation => ({ ...wire, companyId: "" })

export const listMembers = defineEndpoint<Record<never, never>, CompanyPeople>({
  method: "GET",
  path: "/v1.0/corporate/members",
  request: nothingAsked,
  answer: inData<CompanyPeople>(
    z.codec(
      z.object({ members: z.array(WireMember), invitations: z.array(WireInvitation) }),
      z.custom<CompanyPeople>(),
      {
        decode: ({ members, invitations }) => ({ members, invitations: invitations.map(knownInvitation) }),
        encode: ({ members, invitations }) => ({
          members: [...members],
          invitations: invitations.map(shownInvitation),
        }),
      },
    ),
  ),
})

export const inviteMember = defineEndpoint<MemberInvitation, CompanyInvitation>({
  method: "POST",
  path: "/v1.0/corporate/members",
  request: z.codec(
    bodyOnly(z.strictObject({ email: text(254), role: wireCompanyRole })),
    z.custom<MemberInvitation>(),
    {
      decode: ({ body }) => body,
      encode: (body) => ({ ...emptyRequest, body }),
    },
  ),
  answer: inData<CompanyInvitation>(
    z.codec(WireInvitation, z.custom<CompanyInvitation>(), { decode: knownInvitation, encode: shownInvitation }),
  ),
})

export const withdrawInvitation = defineEndpoint<{ readonly email: string }, { readonly email: string }>({
  method: "POST",
  path: "/v1.0/corporate/members/withdrawal",
  request: z.codec(bodyOnly(z.strictObject({ email: text(254) })), z.custom<{ readonly email: string }>(), {
    decode: ({ body }) => body,
    encode: (body) => ({ ...emptyRequest, body }),
  }),
  answer: inData<{ readonly email: string }>(z.object({ email: z.string() })),
})

type MemberChange = { readonly accountId: string; readonly role: CompanyMember["role"] }

export const changeMember = defineEndpoint<MemberChange, CompanyMember>({
  method: "PUT",
  path: "/v1.0/corporate/members/:id",
  request: z.codec(
    pathAndBody(z.strictObject({ id: wireId }), z.strictObject({ role: wireCompanyRole })),
    z.custom<MemberChange>(),
    {
      decode: ({ params, body }) => ({ accountId: params.id, role: body.role }),
      encode: ({ accountId, role }) => ({ ...emptyRequest, params: { id: accountId }, body: { role } }),
    },
  ),
  answer: inData<CompanyMember>(WireMember),
})

export const removeMember = defineEndpoint<{ readonly accountId: string }, { readonly accountId: string }>({
  method: "DELETE",
  path: "/v1.0/corporate/members/:id",
  request: z.codec(pathOnly(z.strictObject({ id: wireId })), z.custom<{ readonly accountId: string }>(), {
    decode: ({ params }) => ({ accountId: params.id }),
    encode: ({ accountId }) => ({ ...emptyRequest, params: { id: accountId } }),
  }),
  answer: inData<{ readonly accountId: string }>(z.object({ accountId: z.string() })),
})
