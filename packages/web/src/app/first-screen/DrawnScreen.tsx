import { useLayoutEffect, useState } from "react"
import { takeOver } from "./take-over.ts"

interface DrawnScreenProps {
  drawn: HTMLElement
  page: HTMLElement
}

/** Stands behind the whole page and shows nothing: when the page is there, it takes the place of the drawn one at once. */
export function DrawnScreen({ drawn, page }: DrawnScreenProps) {
  // Read before anything changes: among the changes, it would lay out both screens for this alone.
  const [place] = useState(() => ({ left: scrollX, top: scrollY }))
  useLayoutEffect(() => takeOver(drawn, page, place), [drawn, page, place])
  return null
}
