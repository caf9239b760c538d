import { useCallback } from "react"
import { useTexts } from "../../environment/language.ts"
import { useAnnouncements } from "../../ui/Announcer.tsx"
import { endSession } from "../account/account-composition.ts"
import { clearAfterSignOut } from "../account/session.ts"
import { leaveStaffSession } from "./staff-session.ts"

/**
 * Signs a member of staff out, on the server and here. If the server cannot be reached, nothing ends, and a message
 * says so.
 */
export function useSignOut(): () => Promise<void> {
  const { staff: words } = useTexts()
  const { toast } = useAnnouncements()
  return useCallback(async () => {
    if (!(await endSession())) return toast(words.signOutFailed)
    clearAfterSignOut()
    leaveStaffSession()
  }, [toast, words])
}
