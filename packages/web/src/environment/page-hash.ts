import { useLocation } from "@tanstack/react-router"
import { useState } from "react"

/**
 * What stands behind the # of this page's own address. A page is still shown while the next one is fetched, and the
 * router's location is then the next one's already: its empty fragment is no news of this page.
 */
export function usePageHash(): string {
  const { pathname, hash } = useLocation()
  const [own, setOwn] = useState({ pathname, hash })
  if (pathname !== own.pathname) return own.hash
  if (hash !== own.hash) setOwn({ pathname, hash })
  return hash
}
