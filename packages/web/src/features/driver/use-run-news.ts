import type { Reference } from "@mersal/domain/booking/order/reference"
import type { RunStop } from "@mersal/domain/ports/driving/operations-service"
import { useEffect, useRef } from "react"
import { useTexts } from "../../environment/language.ts"
import { useAnnouncements } from "../../ui/Announcer.tsx"

/** Announces what the desk has removed from the run, or added to it, while it is shown. */
export function useRunNews(run: readonly RunStop[] | null): void {
  const { driver: words } = useTexts()
  const { toast } = useAnnouncements()
  const known = useRef<ReadonlySet<Reference> | null>(null)
  useEffect(() => {
    if (run === null) return
    const now = new Set(run.map(({ booking }) => booking.reference))
    const before = known.current
    known.current = now
    if (before === null) return
    const [taken] = [...before].filter((reference) => !now.has(reference))
    const added = [...now].filter((reference) => !before.has(reference)).length
    if (taken) toast(words.taken(taken))
    else if (added > 0) toast(words.added(added))
  }, [run, toast, words])
}
