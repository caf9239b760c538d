import type { BookingState } from "@mersal/domain/booking/booking"
import { groupOf } from "@mersal/domain/operations/state-group"
import { useTexts } from "../../environment/language.ts"
import { classNames } from "../../ui/class-names.ts"
import styles from "./StateBadge.module.css"

/** A booking's state in one word; the colour only repeats it. */
export function StateBadge({ state }: { state: BookingState }) {
  const { operations: words } = useTexts()
  return <span className={classNames(styles.badge, styles[groupOf(state)])}>{words.states[state]}</span>
}
