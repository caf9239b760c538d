import { type Instant, msPerDay } from "../calendar/zone.ts"
import type { CompanyInvitation } from "./company.ts"

/** How many days an invitation is valid (D43); a repeated invitation starts again. */
export const invitationDays = 14

/** When an invitation expires; exclusive. */
export const invitationEnd = ({ invitedAt }: Pick<CompanyInvitation, "invitedAt">): Instant =>
  invitedAt + invitationDays * msPerDay

export const isOpen = (invitation: Pick<CompanyInvitation, "invitedAt">, now: Instant): boolean =>
  now < invitationEnd(invitation)
