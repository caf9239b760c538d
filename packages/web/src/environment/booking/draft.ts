import type { Draft, DraftPatch, StopDraft } from "@mersal/domain/booking/draft/draft"
import type { StopSide } from "@mersal/domain/booking/stop"
import { useSelector } from "@xstate/react"
import { useMemo } from "react"
import { usePageClock } from "../formats/clock.ts"
import { usePageBooking } from "./booking.ts"

/** The current draft, and the two ways to change it. */
export interface PageDraft<Part extends keyof Draft> {
  readonly draft: Pick<Draft, Part>
  readonly change: (patch: DraftPatch) => void
  /** Changes a part of one stop and keeps the rest of it as it is at that time. */
  readonly changeStop: (side: StopSide, patch: Partial<StopDraft>) => void
}

/**
 * The draft. A component that names the parts it shows is not rendered again when other parts change.
 *
 * @example const { draft, change } = useDraft(["guest"])
 */
export function useDraft<Part extends keyof Draft = keyof Draft>(parts?: readonly Part[]): PageDraft<Part> {
  const { actor } = usePageBooking()
  const clock = usePageClock()
  const draft = useSelector(
    actor,
    ({ context }) => context.draft,
    (shown, next) => parts?.every((part) => shown[part] === next[part]) ?? shown === next,
  )
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
