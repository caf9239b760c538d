import { type RefObject, useCallback, useRef } from "react"
import { useTexts } from "../../environment/language.ts"
import { useAnnouncements } from "../../ui/Announcer.tsx"

interface ToldChange {
  /** The title of the changed part. It takes the focus, so it needs a `tabIndex` of -1. */
  readonly heading: RefObject<HTMLSpanElement | null>
  /** Says that the change is saved. */
  readonly told: () => void
  /** Says the same where the pressed button goes away with the change: the focus moves to the title first. */
  readonly toldAtHeading: () => void
}

/** Lets a screen reader hear of a change, and keeps the focus in the part that changed. */
export function useToldChange(): ToldChange {
  const { company: words } = useTexts()
  const { toast } = useAnnouncements()
  const heading = useRef<HTMLSpanElement>(null)
  const told = useCallback(() => toast(words.saved), [toast, words])
  const toldAtHeading = useCallback(() => {
    heading.current?.focus()
    told()
  }, [told])
  return { heading, told, toldAtHeading }
}
