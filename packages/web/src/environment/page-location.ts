import { useLocation, useMatch, useRouter } from "@tanstack/react-router"
import { useCallback, useState } from "react"

/* A page is still shown while the next one loads, but the router's location is then already the next one's. It says
   nothing about this page, and this page must not navigate any more. */

/** This page's own address, with its fragment and history state. */
export function usePageLocation() {
  const path = usePagePath()
  const location = useLocation()
  const [own, setOwn] = useState(location)
  if (!isSame(location.pathname, path)) return own
  if (location !== own) setOwn(location)
  return location
}

/**
 * Whether the address is still this page's. Check it before a page navigates by itself, such as after a late answer.
 */
export function useIsHere(): () => boolean {
  const path = usePagePath()
  const router = useRouter()
  return useCallback(() => isSame(router.state.location.pathname, path), [router, path])
}

const usePagePath = (): string => useMatch({ strict: false, select: ({ pathname }) => pathname })

/** Either may end with a slash. */
const isSame = (one: string, other: string): boolean => bare(one) === bare(other)

const bare = (path: string): string => path.replace(/\/$/, "")
