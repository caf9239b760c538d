import { useRouter } from "@tanstack/react-router"
import { useEffect, useMemo } from "react"
import { accessKeyOf, keepAccessKey } from "../../environment/access-keys.ts"
import { usePageLocation } from "../../environment/page-location.ts"

/**
 * The key of a message's link to a booking (D23, D33), `?bookingId=…#access=…`; null if this tab has none. It is
 * removed from the address, so that the address can be shared.
 */
export function useAccessLink(bookingId: string): string | null {
  const router = useRouter()
  const fragment = usePageLocation().hash
  const key = useMemo(() => {
    keepAccessKey(bookingId, fragment)
    return accessKeyOf(bookingId)
  }, [bookingId, fragment])
  useEffect(() => {
    if (fragment.includes("access=")) {
      void router.navigate({ to: ".", search: true, hash: "", replace: true, resetScroll: false })
    }
  }, [fragment, router])
  return key
}
