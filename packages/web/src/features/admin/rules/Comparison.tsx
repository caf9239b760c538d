import type { CheckedSchedule } from "@mersal/domain/booking/windows/checked-schedule"
import type { Reason } from "@mersal/domain/schedule/engine"
import { useMemo } from "react"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useTexts } from "../../../environment/language.ts"
import { Card } from "../../../ui/Card.tsx"
import { useMarket } from "../market-choice.ts"
import { compare, openStretches, type Stretch, stepsOfDay } from "./lab-comparison.ts"
import type { LabQuestion } from "./lab-question.ts"
import styles from "./Rules.module.css"

interface ComparisonProps {
  before: CheckedSchedule
  /** The draft's schedule; null while it is not a valid rule book. */
  after: CheckedSchedule | null
  question: LabQuestion
}

/** Each window of the date on a time line of the order's day, in both books, with the differences marked. */
export function Comparison({ before, after, question }: ComparisonProps) {
  const { ruleLab: words } = useTexts()
  const { market } = useMarket()
  const draft = after ?? before
  const windows = useMemo(() => compare(before, draft, market, question), [before, draft, market, question])
  const lines = useMemo(
    () => ({ before: openStretches(before, market, question), after: openStretches(draft, market, question) }),
    [before, draft, market, question],
  )
  const count = windows.filter(({ differs }) => differs).length
  return (
    <Card title={words.answerTitle}>
      <p role="status" className="text-muted">
        {count > 0 ? words.differences(String(count)) : words.noDifference}
      </p>
      {windows.length === 0 && <p>{words.noWindows}</p>}
      <ul role="list" className={styles.windows}>
        {windows.map(({ window, before: was, after: is, differs }) => (
          <li key={window} className={styles.window}>
            <div>
              <bdi className={styles.name}>{window}</bdi>{" "}
              {differs && <span className={styles.mark}>{words.differs}</span>}
            </div>
            <div className={styles.books}>
              <Line
                name={words.inForce}
                reason={was}
                stretches={lines.before.get(window) ?? []}
                minute={question.minute}
                fill={styles.open}
              />
              <Line
                name={words.draft}
                reason={is}
                stretches={lines.after.get(window) ?? []}
                minute={question.minute}
                fill={styles.openInDraft}
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface LineProps {
  name: string
  reason: Reason | null
  stretches: readonly Stretch[]
  minute: number
  fill: string | undefined
}

/** One book's line for one window. The text describes the chosen minute; the bar shows the whole day in colour. */
function Line({ name, reason, stretches, minute, fill }: LineProps) {
  const { ruleLab: words } = useTexts()
  const { market } = useMarket()
  const time = useMarketTime(market)
  const said =
    reason === null
      ? words.notThere
      : reason.closure !== undefined
        ? words.closedBy(reason.closure)
        : words.reasons[reason.code]
  return (
    <div className={styles.book}>
      <span className={styles.bookName}>{name}</span>
      <svg className={styles.bar} viewBox={`0 0 ${stepsOfDay} 4`} preserveAspectRatio="none" aria-hidden="true">
        {stretches.map(({ from, to }) => (
          <rect key={from} className={fill} x={from} y={0} width={to - from} height={4} />
        ))}
        <rect className={styles.now} x={minute / 15 - 0.2} y={0} width={0.4} height={4} />
      </svg>
      <span className={styles.reason}>
        {said}
        {reason?.orderBy != null && ` · ${words.orderBy(time.moment(reason.orderBy))}`}
      </span>
    </div>
  )
}
