import { Icon } from "../../ui/Icon.tsx"
import styles from "./PlainList.module.css"

/** Short items below each other, with a tick for what we do or a cross for what we do not. */
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

/** A few terms and what they mean. */
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
