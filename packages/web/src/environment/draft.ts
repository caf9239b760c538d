import type { Draft, DraftPatch, StopDraft } from "@mersal/domain/booking/draft/draft"
import type { StopSide } from "@mersal/domain/booking/stop"
import { useSelector } from "@xstate/react"
import { useMemo } from "react"
import { usePageBooking } from "./booking.ts"
import { usePageClock } from "./clock.ts"

/** What has been filled in so far, and the two ways to change it. */
export interface PageDraft {
  readonly draft: Draft
  readonly change: (patch: DraftPatch) => void
  /** Changes a part of one stop and leaves the rest of it as it is by then. */
  readonly changeStop: (side: StopSide, patch: Partial<StopDraft>) => void
}

export function useDraft(): PageDraft {
  const { actor } = usePageBooking()
  const clock = usePageClock()
  const draft = useSelector(actor, ({ context }) => context.draft)
  const changes = useMemo(() => {
    const change = (patch: DraftPatch) => actor.send({ type: "draft.changed", patch, now: clock.now() })
    return {
      change,
      changeStop: (side: StopSide, patch: Partial<StopDraft>) =>
        change({ [side]: { ...actor.getSnapshot().context.draft[side], ...patch } }),
    }
  }, [actor, clock])
  return { draft, ...changes }
}
