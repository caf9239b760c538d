import { classNames } from "./class-names.ts"
import styles from "./Field.module.css"
import { VisuallyHidden } from "./VisuallyHidden.tsx"

/** From this many characters before the limit on, screen readers hear how many are left. */
const announcedFrom = 20

interface CharacterCounterProps {
  length: number
  limit: number
  remaining: (left: number) => string
}

/** "12/95": seen always, heard only in the last characters, in the style of an error at the limit. */
export function CharacterCounter({ length, limit, remaining }: CharacterCounterProps) {
  const left = limit - length
  return (
    <p className={classNames(styles.counter, left <= 0 && styles.counterFull)}>
      <bdi aria-hidden="true">
        {length}/{limit}
      </bdi>
      <span role="status">
        <VisuallyHidden>{left <= announcedFrom ? remaining(left) : ""}</VisuallyHidden>
      </span>
    </p>
  )
}
