import { Link } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import styles from "./Admin.module.css"
import { formKinds } from "./kinds/kind-forms.ts"

/** Links to everything that admins manage. */
export function KindLinks() {
  const { admin: words } = useTexts()
  return (
    <ul role="list" className={styles.kinds}>
      {formKinds.map((kind) => (
        <li key={kind}>
          <Link to="/ops/admin/$kind" params={{ kind }} className={styles.kind}>
            <span className={styles.kindTitle}>{words.kinds[kind]}</span>
            <span className="text-muted text-small">{words.leads[kind]}</span>
          </Link>
        </li>
      ))}
      {(["staff", "changes"] as const).map((kind) => (
        <li key={kind}>
          <Link to="/ops/admin/$kind" params={{ kind }} className={styles.kind}>
            <span className={styles.kindTitle}>{words[kind]}</span>
            <span className="text-muted text-small">{words[`${kind}Lead`]}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
