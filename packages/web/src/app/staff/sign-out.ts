import { useCallback } from "react"
import { useTexts } from "../../environment/language.ts"
import { useAnnouncements } from "../../ui/Announcer.tsx"
import { endSession } from "../account/account-composition.ts"
import { clearAfterSignOut } from "../account/session.ts"
import { leaveStaffSession } from "./staff-session.ts"

/** Ends the session of somebody at work, on the server and here; one that did not reach the server is none, and says so. */
export function useSignOut(): () => Promise<void> {
  const { staff: words } = useTexts()
  const { toast } = useAnnouncements()
  return useCallback(async () => {
    if (!(await endSession())) return toast(words.signOutFailed)
    clearAfterSignOut()
    leaveStaffSession()
  }, [toast, words])
}
