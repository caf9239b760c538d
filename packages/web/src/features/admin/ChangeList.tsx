import type { ChangeCursor } from "@mersal/domain/ports/driving/admin-service"
import type { CallOptions } from "@mersal/domain/ports/driving/service-failure"
import { type ReferenceKind, referenceKinds } from "@mersal/domain/reference/reference-entry"
import { useCallback, useMemo, useState } from "react"
import { useAnswer } from "../../environment/answers/answer.ts"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useTexts } from "../../environment/language.ts"
import { usePages } from "../../environment/pages.ts"
import { useAdmin } from "../../environment/services/admin-services.ts"
import { Button } from "../../ui/Button.tsx"
import { Select } from "../../ui/Select.tsx"
import { Spinner } from "../../ui/Spinner.tsx"
import styles from "./Admin.module.css"
import { changedFields } from "./changed-fields.ts"
import { Failure } from "./Failure.tsx"
import { useMarket } from "./market-choice.ts"

const pageSize = 30

/** The log of changes in a market, newest first: who changed what, field by field. */
export function ChangeList() {
  const { admin: words } = useTexts()
  const { market } = useMarket()
  const time = useMarketTime(market)
  const { admin, people } = useAdmin()
  const [kind, setKind] = useState<ReferenceKind | null>(null)
  const staff = useAnswer(useCallback((options) => people.staff(options), [people]))
  const names = useMemo(
    () => new Map(staff.state === "answered" ? staff.value.map(({ id, name }) => [id, name]) : []),
    [staff],
  )
  const pages = usePages(
    useCallback(
      (after: ChangeCursor | null, options: CallOptions) =>
        admin.changes({ kind, market, after, limit: pageSize }, options),
      [admin, kind, market],
    ),
  )
  const { first, missed } = pages
  const lines = pages.shown.flatMap(({ changes }) => changes)
  return (
    <div className="stack">
      <h2>{words.changes}</h2>
      <p className="text-muted">{words.changesLead}</p>
      <Select
        label={words.what}
        value={kind ?? ""}
        placeholder={words.every}
        onChange={(chosen) => setKind(chosen === "" ? null : (chosen as ReferenceKind))}
        options={referenceKinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      {first.state === "waiting" && <Spinner label={words.loading} />}
      {first.state === "failed" && <Failure failure={first.failure} onRetry={first.retry} />}
      {first.state === "answered" && lines.length === 0 && <p className="text-muted">{words.none}</p>}
      {lines.length > 0 && (
        <ul role="list" className={styles.entries}>
          {lines.map((line) => (
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
      {missed && <Failure failure={missed} onRetry={() => void pages.showMore()} />}
      {pages.hasMore && !missed && (
        <div>
          <Button variant="secondary" busy={pages.isBusy} onClick={() => void pages.showMore()}>
            {words.more}
          </Button>
        </div>
      )}
    </div>
  )
}
