import { useSyncExternalStore } from "react"

const wide = () => matchMedia("(min-width: 992px)")

function watch(changed: () => void): () => void {
  const query = wide()
  query.addEventListener("change", changed)
  return () => query.removeEventListener("change", changed)
}

/** Whether the page is as wide as a desk's: for what is shown folded where there is less room. */
export const useWide = (): boolean => useSyncExternalStore(watch, () => wide().matches)
