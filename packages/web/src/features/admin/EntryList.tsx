import { wallClock } from "@mersal/domain/calendar/zone"
import { marketZone } from "@mersal/domain/market/market-zone"
import { type ReferenceEntry, type ReferenceKind, referenceId } from "@mersal/domain/reference/reference-entry"
import { Fragment, type ReactNode } from "react"
import { useNow } from "../../environment/formats/clock.ts"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useFormats, useLanguage } from "../../environment/language.ts"
import { classNames } from "../../ui/class-names.ts"
import styles from "./Admin.module.css"
import { type EntryState, entryStates } from "./entry-state.ts"
import { entrySummary } from "./entry-words.ts"
import { useMarket } from "./market-choice.ts"

interface EntryListProps<Kind extends ReferenceKind> {
  kind: Kind
  entries: readonly ReferenceEntry<Kind>[]
  /** The actions for an entry. */
  buttons: (entry: ReferenceEntry<Kind>, state: EntryState) => ReactNode
}

const tones: Partial<Record<EntryState, string | undefined>> = {
  inForce: styles.inForce,
  toCome: styles.toCome,
  provisional: styles.provisional,
}

/** Every entry of a kind, with its state and actions; ended ones come last. */
export function EntryList<Kind extends ReferenceKind>({ kind, entries, buttons }: EntryListProps<Kind>) {
  const { language, texts } = useLanguage()
  const { admin: words } = texts
  const formats = useFormats()
  const { market } = useMarket()
  const time = useMarketTime(market)
  const now = useNow("minute")
  const { date } = wallClock(marketZone(market), now)
  const states = entryStates(entries, kind, now, date)
  const listed = entries
    .map((entry, at) => ({ entry, state: states[at] ?? "inForce" }))
    .toSorted((a, b) => Number(a.entry.endedAt !== null) - Number(b.entry.endedAt !== null))
  if (listed.length === 0) return <p className="text-muted">{words.none}</p>
  return (
    <ul role="list" className={styles.entries}>
      {listed.map(({ entry, state }) => {
        const id = referenceId(kind, entry.value)
        return (
          <li key={id} className={styles.entry}>
            <div className={styles.about}>
              <bdi className={styles.name}>{id}</bdi>
              <span className={classNames(styles.state, tones[state])}>{words[state]}</span>
              <div className="text-muted text-small">
                {entrySummary(kind, entry.value, { words, formats, time, language }).map((part, at) => (
                  <Fragment key={part}>
                    {at > 0 && " · "}
                    <bdi>{part}</bdi>
                  </Fragment>
                ))}
              </div>
              <div className="text-muted text-small">
                {words.version(entry.version)}
                {entry.endedAt !== null && ` · ${words.endedAt(time.moment(entry.endedAt))}`}
              </div>
            </div>
            <div className={styles.buttons}>{buttons(entry, state)}</div>
          </li>
        )
      })}
    </ul>
  )
}
