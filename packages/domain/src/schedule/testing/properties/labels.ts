import fc from "fast-check"
import { ordinal, parseOrdinal } from "../../../calendar/date-format.ts"
import { deadlineLabel, parseDeadlineLabel, parseSpanLabel, type SpanStyle, spanLabel } from "../../labels.ts"
import { claimSame } from "../claim.ts"
import { deliveryRanges } from "../literal-book.ts"
import { property, type ScheduleProperty, type Stage } from "../property.ts"
import { factsOf, windowsOf } from "../reference.ts"

/** 43 and 44: labels, of the book's windows and of any others. */
export function labelProperties({ scenes }: Stage): readonly ScheduleProperty[] {
  const ofBook = scenes.map((scene) => {
    const facts = factsOf(scene)
    return windowsOf(facts).flatMap((window) => [window, ...deliveryRanges(facts.service, window)])
  })
  const any = fc
    .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
    .map(([a, b]) => [{ start: Math.min(a, b - 1), end: Math.max(a + 1, b) }])
  const style = fc.constantFrom<SpanStyle>("to", "dash")
  return [
    property(
      43,
      "a label leads back to its window, in both styles",
      fc.tuple(fc.oneof(ofBook, any), style),
      ([spans, style]) => {
        for (const { start, end } of spans) {
          claimSame(
            parseSpanLabel(spanLabel({ start, end }, style)),
            { start, end },
            `the label from ${start} to ${end}`,
          )
          claimSame(parseDeadlineLabel(deadlineLabel(end)), end, `the deadline of ${end}`)
        }
      },
    ),
    property(44, "an ordinal leads back to its number", fc.nat(10_000), (value) =>
      claimSame(parseOrdinal(ordinal(value)), value, `the ordinal of ${value}`),
    ),
  ]
}
