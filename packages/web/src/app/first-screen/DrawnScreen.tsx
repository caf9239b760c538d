import { useLayoutEffect } from "react"
import { takeOver } from "./take-over.ts"

interface DrawnScreenProps {
  drawn: HTMLElement
  page: HTMLElement
}

/** Stands behind the whole page and shows nothing: when the page is there, it takes the place of the drawn one at once. */
export function DrawnScreen({ drawn, page }: DrawnScreenProps) {
  useLayoutEffect(() => takeOver(drawn, page), [drawn, page])
  return null
}
