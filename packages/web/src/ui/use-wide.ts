import { useSyncExternalStore } from "react"

const wide = () => matchMedia("(min-width: 992px)")

function watch(changed: () => void): () => void {
  const query = wide()
  query.addEventListener("change", changed)
  return () => query.removeEventListener("change", changed)
}

/** Whether the page is at least 992 px wide. For content that is folded on narrower pages. */
export const useWide = (): boolean => useSyncExternalStore(watch, () => wide().matches)
