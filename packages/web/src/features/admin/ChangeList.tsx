import type { ChangeCursor } from "@mersal/domain/ports/driving/admin-service"
import type { ChangeRecord } from "@mersal/domain/reference/change-record"
import { type ReferenceKind, referenceKinds } from "@mersal/domain/reference/reference-entry"
import { useCallback, useMemo, useState } from "react"
import { useAction } from "../../environment/action.ts"
import { useAdmin } from "../../environment/admin-services.ts"
import { useAnswer } from "../../environment/answer.ts"
import { useTexts } from "../../environment/language.ts"
import { useMarketTime } from "../../environment/market-time.ts"
import { Button } from "../../ui/Button.tsx"
import { Select } from "../../ui/Select.tsx"
import { Spinner } from "../../ui/Spinner.tsx"
import styles from "./Admin.module.css"
import { changedFields } from "./changed-fields.ts"
import { Failure } from "./Failure.tsx"
import { useMarket } from "./market-choice.ts"

const pageSize = 30

/** The log of changes in a market, the newest first: who changed what, and what of it. */
export function ChangeList() {
  const { admin: words } = useTexts()
  const { market } = useMarket()
  const time = useMarketTime(market)
  const { admin, people } = useAdmin()
  const [kind, setKind] = useState<ReferenceKind | null>(null)
  const [older, setOlder] = useState<readonly ChangeRecord[]>([])
  const [next, setNext] = useState<ChangeCursor | null | undefined>(undefined)
  const staff = useAnswer(useCallback((options) => people.staff(options), [people]))
  const names = useMemo(
    () => new Map(staff.state === "answered" ? staff.value.map(({ id, name }) => [id, name]) : []),
    [staff],
  )
  const answer = useAnswer(
    useCallback(
      (options) => admin.changes({ kind, market, after: null, limit: pageSize }, options),
      [admin, kind, market],
    ),
  )
  const more = useAction((after: ChangeCursor, options) =>
    admin.changes({ kind, market, after, limit: pageSize }, options),
  )
  const cursor = next === undefined ? (answer.state === "answered" ? answer.value.next : null) : next
  const showMore = async () => {
    const page = cursor && (await more.run(cursor))
    if (!page) return
    setOlder((lines) => [...lines, ...page.value.changes])
    setNext(page.value.next)
  }
  return (
    <div className="stack">
      <h2>{words.changes}</h2>
      <p className="text-muted">{words.changesLead}</p>
      <Select
        label={words.what}
        value={kind ?? ""}
        placeholder={words.every}
        onChange={(chosen) => {
          setKind(chosen === "" ? null : (chosen as ReferenceKind))
          setOlder([])
          setNext(undefined)
        }}
        options={referenceKinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      {answer.state === "waiting" && <Spinner label={words.loading} />}
      {answer.state === "failed" && <Failure failure={answer.failure} onRetry={answer.retry} />}
      {answer.state === "answered" && answer.value.changes.length === 0 && <p className="text-muted">{words.none}</p>}
      {answer.state === "answered" && answer.value.changes.length > 0 && (
        <ul role="list" className={styles.entries}>
          {[...answer.value.changes, ...older].map((line) => (
            <li key={line.id} className={styles.entry}>
              <div className={styles.about}>
                <div className={styles.name}>
                  {words.changeOf(words.kinds[line.kind], line.of, words.actions[line.action])}
                </div>
                <div className="text-muted text-small">
                  {time.moment(line.at)} · {names.get(line.by) ?? words.somebody}
                </div>
                {line.action === "edit" && (
                  <details>
                    <summary>{words.changedFields}</summary>
                    <ul className={styles.fields} dir="ltr">
                      {changedFields(line.before?.value ?? {}, line.after.value).map(({ path, before, after }) => (
                        <li key={path}>
                          <bdi>{path}</bdi>: <bdi>{before}</bdi> → <bdi>{after}</bdi>
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {cursor && (
        <div>
          <Button variant="secondary" busy={more.isBusy} onClick={() => void showMore()}>
            {words.more}
          </Button>
        </div>
      )}
    </div>
  )
}
