import { type Instant, msPerDay } from "../calendar/zone.ts"
import type { CompanyInvitation } from "./company.ts"

/** For how many days an invitation can be taken (D43): who is invited again has them anew. */
export const invitationDays = 14

/** From when on an invitation cannot be taken any more. */
export const invitationEnd = ({ invitedAt }: Pick<CompanyInvitation, "invitedAt">): Instant =>
  invitedAt + invitationDays * msPerDay

export const isOpen = (invitation: Pick<CompanyInvitation, "invitedAt">, now: Instant): boolean =>
  now < invitationEnd(invitation)
