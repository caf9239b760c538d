import { checkedScheduleOf } from "@mersal/domain/booking/windows/checked-schedule"
import { rulesChanges } from "@mersal/domain/booking/windows/rules-preview"
import { wallClock } from "@mersal/domain/calendar/zone"
import { marketZone } from "@mersal/domain/market/market-zone"
import type { RulesInForce } from "@mersal/domain/ports/driving/admin-service"
import type { ReferenceEntry } from "@mersal/domain/reference/reference-entry"
import { rulesIssues } from "@mersal/domain/reference/rules-issues"
import { useCallback, useMemo, useState } from "react"
import { useAnswer } from "../../../environment/answers/answer.ts"
import { failureOf } from "../../../environment/answers/failure-of.ts"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useTexts } from "../../../environment/language.ts"
import { useAdmin } from "../../../environment/services/admin-services.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Spinner } from "../../../ui/Spinner.tsx"
import { Failure } from "../Failure.tsx"
import { useMarket } from "../market-choice.ts"
import { BookingsPreview } from "./BookingsPreview.tsx"
import { ChangeTable } from "./ChangeTable.tsx"
import { Comparison } from "./Comparison.tsx"
import { DraftEditor } from "./DraftEditor.tsx"
import { basisInForce, basisOfDraft, type Draft, draftOf, instantOf, type LabQuestion } from "./lab-question.ts"
import { PublishForm } from "./PublishForm.tsx"
import { QuestionFields } from "./QuestionFields.tsx"
import styles from "./Rules.module.css"
import { RulesList } from "./RulesList.tsx"

/**
 * Tries a market's rules before they apply: on a time line, beside the current ones, and against the upcoming bookings.
 */
export function RuleLab() {
  const { admin: shared } = useTexts()
  const { market } = useMarket()
  const { admin } = useAdmin()
  const rows = useAnswer(useCallback((options) => admin.list({ kind: "rules", market }, options), [admin, market]))
  const closures = useAnswer(
    useCallback((options) => admin.list({ kind: "closures", market }, options), [admin, market]),
  )
  const inForce = useAnswer(useCallback((options) => admin.rulesInForce({ market }, options), [admin, market]))
  const retry = () => {
    rows.retry()
    closures.retry()
    inForce.retry()
  }
  const notSeen = failureOf(rows) ?? failureOf(closures) ?? failureOf(inForce)
  const isKnown = rows.state === "answered" && closures.state === "answered" && inForce.state === "answered"
  return (
    <>
      {notSeen && <Failure failure={notSeen} onRetry={retry} />}
      {isKnown && <Lab rows={rows.value} closures={closures.value} inForce={inForce.value} onWritten={retry} />}
      {!isKnown && !notSeen && <Spinner label={shared.loading} />}
    </>
  )
}

interface LabProps {
  rows: readonly ReferenceEntry<"rules">[]
  closures: readonly ReferenceEntry<"closures">[]
  inForce: RulesInForce
  onWritten: () => void
}

function Lab({ rows, closures, inForce, onWritten }: LabProps) {
  const { ruleLab: words } = useTexts()
  const { market } = useMarket()
  const time = useMarketTime(market)
  const facts = useMemo(
    () => ({
      market,
      rows: rows.filter(({ endedAt }) => endedAt === null),
      setting: inForce.setting,
      closures: closures
        .filter(({ endedAt }) => endedAt === null)
        .map(({ value: { market: _, ...closure } }) => closure),
    }),
    [market, rows, closures, inForce],
  )
  const clock = wallClock(marketZone(market), inForce.now)
  const [question, setQuestion] = useState<LabQuestion>({
    date: clock.date,
    minute: clock.minute - (clock.minute % 15),
    pickup: clock.date,
    bookingType: "sameDay",
    vehicle: null,
    route: null,
  })
  const [draft, setDraft] = useState<Draft>(() => draftOf(facts, inForce.now))
  const [news, setNews] = useState<string | null>(null)

  const now = instantOf(market, question)
  const before = useMemo(() => basisInForce(facts, now), [facts, now])
  const basis = useMemo(() => basisOfDraft(facts, draft), [facts, draft])
  const value = { id: "draft", market, validFrom: inForce.now, ...draft }
  const issues = useMemo(() => rulesIssues({ id: "draft", market, validFrom: 0, ...draft }), [market, draft])
  const isSound = issues.length === 0
  const written = (text: string) => {
    setNews(text)
    onWritten()
  }
  return (
    <div className={styles.lab}>
      {news && (
        <Alert tone="success" announce="politely" onDismiss={() => setNews(null)} dismissLabel={words.closeLabel}>
          {news}
        </Alert>
      )}
      <div className="text-muted">
        <p>{words.inForceNow(inForce.row ?? words.theBook)}</p>
        {inForce.until !== null && <p>{words.nextChange(time.moment(inForce.until))}</p>}
      </div>
      <QuestionFields question={question} onChange={setQuestion} />
      <Comparison
        before={checkedScheduleOf(market, before)}
        after={isSound ? checkedScheduleOf(market, basis) : null}
        question={question}
      />
      <DraftEditor
        draft={draft}
        basis={basis}
        issues={issues}
        onChange={setDraft}
        onStartOver={() => setDraft(draftOf(facts, inForce.now))}
      />
      {isSound && <ChangeTable changes={rulesChanges(market, before, basis)} />}
      <BookingsPreview key={JSON.stringify(draft)} rules={value} isSound={isSound} />
      <PublishForm
        draft={draft}
        isSound={isSound}
        onPublished={(entry) => written(words.published(entry.value.id, time.moment(entry.value.validFrom)))}
      />
      <RulesList entries={rows} onTake={setDraft} onEnded={(id) => written(words.undone(id))} />
    </div>
  )
}
