import styles from "./CharacterCounter.module.css"
import { classNames } from "./class-names.ts"
import { VisuallyHidden } from "./VisuallyHidden.tsx"

/** Screen readers hear how many characters are left when this many or fewer remain. */
const announcedFrom = 20

export interface Counted {
  /** Length and limit as they are shown: "12/95". */
  text: string
  isAtLimit: boolean
  /** How many more characters fit; negative beyond the limit. */
  remaining: number
}

interface CharacterCounterProps extends Counted {
  say: (remaining: number) => string
}

/** "12/95": always visible, read out only near the limit, styled as an error at the limit. */
export function CharacterCounter({ text, isAtLimit, remaining, say }: CharacterCounterProps) {
  return (
    <p className={classNames(styles.counter, isAtLimit && styles.full)}>
      <bdi aria-hidden="true">{text}</bdi>
      <span role="status">
        <VisuallyHidden>{remaining <= announcedFrom ? say(remaining) : ""}</VisuallyHidden>
      </span>
    </p>
  )
}
