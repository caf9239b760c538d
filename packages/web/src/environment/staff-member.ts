import type { StaffRole } from "@mersal/domain/account/account"
import { provided } from "./provided.ts"

/** Who is at work on this page. */
export interface PageMember {
  readonly id: string
  readonly name: string
  readonly role: StaffRole
}

/** Provided by app/staff/StaffFrame.tsx around whatever only staff see. */
export const [StaffMemberContext, useStaffMember] = provided<PageMember>()
