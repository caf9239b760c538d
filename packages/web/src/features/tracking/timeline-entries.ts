import { toIso } from "@mersal/domain/calendar/iso-instant"
import type { Instant } from "@mersal/domain/calendar/zone"
import type { Tracking } from "@mersal/domain/ports/driving/tracking-service"
import { hasEnded, type StepTitle, timeline } from "@mersal/domain/tracking/timeline"
import type { PageTexts } from "../../environment/texts/dictionaries.ts"
import type { TimelineEntry } from "./Timeline.tsx"

/** Unknown reasons are left to support. */
const reasonText = (reason: string, words: PageTexts["tracking"]["reasons"]): string =>
  Object.hasOwn(words, reason) ? words[reason as keyof typeof words] : words.other

type StepTexts = Readonly<Partial<Record<StepTitle, string>>>

/** The steps of a booking in words. Until it has ended the last one is live, or is a failed attempt. */
export function timelineEntries(
  { bookedAt, events }: Pick<Tracking, "bookedAt" | "events">,
  texts: PageTexts["tracking"],
  writtenTime: (instant: Instant) => string,
  /** Whether the driver is at the stop: the text of the way there is over. */
  hasArrived = false,
): readonly TimelineEntry[] {
  const steps = timeline(bookedAt, events)
  const stepTexts: StepTexts = texts.stepTexts
  return steps.map((step, index) => {
    const goesOn = index === steps.length - 1 && !hasEnded(events)
    const way = goesOn && hasArrived ? undefined : stepTexts[step.title]
    const detail = step.reason === null ? way : reasonText(step.reason, texts.reasons)
    return {
      id: `${index}-${step.title}`,
      title: texts.steps[step.title],
      state: step.isFailure ? "failed" : goesOn ? "current" : "done",
      time: { iso: toIso(step.at), text: writtenTime(step.at) },
      goesOn,
      ...(detail && { detail }),
    }
  })
}
