import type { StaffRole } from "@mersal/domain/account/account"
import { createContext, useContext } from "react"

/** Who is at work on this page. */
export interface PageMember {
  readonly id: string
  readonly name: string
  readonly role: StaffRole
}

/** Provided by app/StaffFrame.tsx around whatever only staff see. */
export const StaffMemberContext = createContext<PageMember | null>(null)

export function useStaffMember(): PageMember {
  const member = useContext(StaffMemberContext)
  if (member === null) throw new Error("useStaffMember outside of its provider")
  return member
}
