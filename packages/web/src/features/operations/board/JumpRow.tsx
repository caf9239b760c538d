import { useTexts } from "../../../environment/language.ts"
import styles from "./JumpRow.module.css"

export interface Jump {
  /** The id of the linked heading, which can be focused. */
  readonly to: string
  readonly label: string
  readonly count?: number
  readonly isPressing?: boolean
}

/** Links to the parts of a long page, each with its count. It stays visible while the page scrolls. */
export function JumpRow({ jumps }: { jumps: readonly Jump[] }) {
  const { operations: words } = useTexts()
  return (
    <nav aria-label={words.parts} className={styles.row}>
      <ul role="list" className={styles.list}>
        {jumps.map(({ to, label, count, isPressing }) => (
          <li key={to}>
            <button
              type="button"
              className={styles.jump}
              data-pressing={isPressing || undefined}
              onClick={() => jumpTo(to)}
            >
              {label}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function jumpTo(id: string): void {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ block: "start" })
  heading?.focus({ preventScroll: true })
}
