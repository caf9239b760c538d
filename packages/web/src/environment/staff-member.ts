import type { StaffRole } from "@mersal/domain/account/account"
import { provided } from "./provided.ts"

/** The signed-in member of staff. */
export interface PageMember {
  readonly id: string
  readonly name: string
  readonly role: StaffRole
}

/** Provided by app/staff/StaffFrame.tsx around everything that only staff see. */
export const [StaffMemberContext, useStaffMember] = provided<PageMember>()
