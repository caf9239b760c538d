import { Icon } from "../../ui/Icon.tsx"
import styles from "./PlainList.module.css"

/** Short things below each other: what is done, with a tick, or what is not, with a cross. */
export function PlainList({ items, isRefused = false }: { items: readonly string[]; isRefused?: boolean }) {
  return (
    <ul role="list" className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <Icon name={isRefused ? "cross" : "check"} className={isRefused ? styles.refused : styles.done} />
          {item}
        </li>
      ))}
    </ul>
  )
}

interface TitledListProps {
  items: readonly { readonly title: string; readonly text: string }[]
}

/** A few words, and what they mean. */
export function TitledList({ items }: TitledListProps) {
  return (
    <dl className={styles.titled}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className="text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
