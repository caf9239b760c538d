import { useLocation, useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { useAccountDialog } from "../../environment/account-dialog.ts"
import { useSession } from "../../environment/session.ts"

/** Section 2: a link to any page may open the login popup, `?login`. It opens once: a reload does not repeat it. */
export function useLoginLink(): void {
  const { open } = useAccountDialog()
  const { isSignedIn } = useSession()
  const router = useRouter()
  const { searchStr } = useLocation()
  useEffect(() => {
    const search = new URLSearchParams(searchStr)
    if (!search.has("login")) return
    search.delete("login")
    const { pathname, hash } = router.state.location
    const rest = search.size > 0 ? `?${search}` : ""
    void router.navigate({ href: `${pathname}${rest}${hash && `#${hash}`}`, replace: true, resetScroll: false })
    if (!isSignedIn) open("login")
  }, [searchStr, open, isSignedIn, router])
}
