import type { BookingException, ExceptionKind } from "@mersal/domain/operations/booking-exception"
import { useNow } from "../../environment/formats/clock.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { classNames } from "../../ui/class-names.ts"
import { Icon } from "../../ui/Icon.tsx"
import styles from "./ExceptionList.module.css"

/** The exceptions that show a remaining or elapsed time. */
const counting: ReadonlySet<ExceptionKind> = new Set([
  "pickup-due",
  "delivery-due",
  "return-due",
  "unassigned",
  "hold-ending",
])

/** A booking's exceptions, most urgent first, with since when or until when. */
export function ExceptionList({ exceptions }: { exceptions: readonly BookingException[] }) {
  const { operations: words } = useTexts()
  const { duration } = useFormats()
  const now = useNow("minute")
  if (exceptions.length === 0) return null
  const timing = ({ kind, since, due }: BookingException): string => {
    if (kind.startsWith("late-")) return words.lateBy(duration(now - due))
    return due > now && counting.has(kind) ? words.dueIn(duration(due - now)) : words.since(duration(now - since))
  }
  return (
    <ul role="list" className={styles.list}>
      {exceptions.map((exception) => (
        <li key={exception.kind} className={classNames(styles.exception, styles[exception.severity])}>
          <Icon name={exception.severity === "urgent" ? "alert-circle" : "alert-triangle"} size={16} />
          <span>
            {words.exceptions[exception.kind]} · {timing(exception)}
          </span>
        </li>
      ))}
    </ul>
  )
}
