import type { Change } from "@mersal/domain/schedule/diff-books"
import { useTexts } from "../../../environment/language.ts"
import { Card } from "../../../ui/Card.tsx"
import styles from "../Admin.module.css"

/** What the draft changes, rule by rule, by the rule book's paths. */
export function ChangeTable({ changes }: { changes: readonly Change[] }) {
  const { ruleLab: words } = useTexts()
  return (
    <Card title={words.changesTitle}>
      {changes.length === 0 ? (
        <p className="text-muted">{words.noChanges}</p>
      ) : (
        <ul className={styles.fields} dir="ltr">
          {changes.map((change) => (
            <li key={`${change.kind} ${change.path}`}>
              <bdi>{change.path}</bdi>: <bdi>{"before" in change ? said(change.before) : "–"}</bdi> →{" "}
              <bdi>{"after" in change ? said(change.after) : "–"}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const said = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value))
