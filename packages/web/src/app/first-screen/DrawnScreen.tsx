import { useLayoutEffect, useState } from "react"
import { takeOver } from "./take-over.ts"

interface DrawnScreenProps {
  drawn: HTMLElement
  page: HTMLElement
}

/**
 * Rendered after the page, and shows nothing itself: once the page is rendered, it replaces the server's screen at
 * once.
 */
export function DrawnScreen({ drawn, page }: DrawnScreenProps) {
  // Read before any change to the page: later, it would force a layout of both screens.
  const [place] = useState(() => ({ left: scrollX, top: scrollY }))
  useLayoutEffect(() => takeOver(drawn, page, place), [drawn, page, place])
  return null
}
