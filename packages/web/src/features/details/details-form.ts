import { draftIssues } from "@mersal/domain/booking/draft/details-validation"
import { todayIn } from "@mersal/domain/booking/windows/market-schedule"
import { useSelector } from "@xstate/react"
import { usePageBooking } from "../../environment/booking/booking.ts"
import { useDraft } from "../../environment/booking/draft.ts"
import { usePageClock } from "../../environment/formats/clock.ts"
import { useTexts } from "../../environment/language.ts"
import { checkedPhones } from "../../fields/phones.ts"
import type { SummarisedError } from "../../ui/ErrorSummary.tsx"
import { useFieldMarks } from "../../ui/field-marks.ts"
import {
  type ControlIssue,
  checkIssues,
  type DetailsControl,
  formIssues,
  formParts,
  pageIssues,
  partOf,
} from "./details-controls.ts"

/** The faults that may be shown now, and the form's actions. */
export interface DetailsForm {
  readonly errors: Partial<Readonly<Record<DetailsControl, string>>>
  readonly summary: readonly SummarisedError[]
  readonly attempt: number
  readonly forgive: (...controls: readonly DetailsControl[]) => void
  readonly proceed: () => Promise<void>
}

/**
 * The details step as a form. The machine keeps the checks and decides when the step may be left; the form itself
 * checks lengths and the e-mail.
 */
export function useDetailsForm(): DetailsForm {
  const { actor } = usePageBooking()
  const clock = usePageClock()
  const { draft } = useDraft(formParts)
  const { booking, details } = useTexts()
  const alert = useSelector(actor, ({ context }) => context.alert)
  const checked = useSelector(actor, ({ context }) => context.issues)
  const found = alert?.kind === "invalid" ? [...checked, ...alert.issues] : checked

  const issues = pageIssues(found, draft)
  // The server may have sent the booking back to this step: the faults that it found are shown from the start.
  const marks = useFieldMarks<DetailsControl>(() => checkIssues(found, draft).map(({ control }) => control))
  const text = ({ problem }: ControlIssue) =>
    problem.kind === "tooLong" ? booking.tooLong(problem.limit) : details[problem.kind]
  const summary = issues
    .filter(({ control }) => marks.isMarked(control))
    .map((issue) => {
      // All parts have the same messages, and these name no part: the cards' headings tell them apart.
      const part = partOf(issue.control, draft)
      return { fieldId: issue.control, message: text(issue), part: part && booking[part] }
    })

  const proceed = async () => {
    const draftNow = () => actor.getSnapshot().context.draft
    const checks = await checkedPhones((readPhone) =>
      draftIssues(draftNow(), todayIn(draftNow().market, clock.now()), readPhone),
    )
    // The machine would ignore what it does not check.
    if (formIssues(draftNow()).length === 0 || checks.length > 0)
      actor.send({ type: "details.continued", now: clock.now() })
    const refused = pageIssues(checks, draftNow())
    if (refused.length > 0) marks.refuse(refused.map(({ control }) => control))
  }
  return {
    errors: Object.fromEntries(summary.map(({ fieldId, message }) => [fieldId, message])),
    summary,
    attempt: marks.attempt,
    forgive: marks.forgive,
    proceed,
  }
}
