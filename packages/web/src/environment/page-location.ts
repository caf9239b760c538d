import { useLocation, useMatch, useRouter } from "@tanstack/react-router"
import { useCallback, useState } from "react"

/*
 * A page is still shown while the next one is fetched, and the router's location is then the next one's already. What it
 * says is no news of this page, and this page has no say any more in where one goes.
 */

/** This page's own address, with what stands behind its # and what it was told beside itself. */
export function usePageLocation() {
  const path = usePagePath()
  const location = useLocation()
  const [own, setOwn] = useState(location)
  if (!isSame(location.pathname, path)) return own
  if (location !== own) setOwn(location)
  return location
}

/** Whether the address is still this page's: asked before a page leads on by itself, such as by an answer that came late. */
export function useIsHere(): () => boolean {
  const path = usePagePath()
  const router = useRouter()
  return useCallback(() => isSame(router.state.location.pathname, path), [router, path])
}

const usePagePath = (): string => useMatch({ strict: false, select: ({ pathname }) => pathname })

/** Either may end with a stroke. */
const isSame = (one: string, other: string): boolean => bare(one) === bare(other)

const bare = (path: string): string => path.replace(/\/$/, "")
