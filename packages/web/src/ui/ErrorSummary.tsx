import { Fragment, type MouseEvent, useEffect, useRef } from "react"
import styles from "./ErrorSummary.module.css"
import { Icon } from "./Icon.tsx"

export interface SummarisedError {
  /** The id of the control, or of a group's fieldset. */
  fieldId: string
  /**
   * The same text as the inline message. It starts with the field's name where several fields can have the same
   * message.
   */
  message: string
  /** The heading of the part of the page that contains the field, where several parts can have the same message. */
  part?: string | undefined
}

export interface ErrorSummaryProps {
  title: string
  /** In page order. Nothing is shown when it is empty. */
  errors: readonly SummarisedError[]
  /** Counts the refused submits. Focus moves to the summary whenever it changes. */
  attempt: number
}

/** The errors of a form, at its top (after GOV.UK): read out at once, and each line links to its field. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) summary.current?.focus()
  }, [attempt])
  if (errors.length === 0) return null
  const parts = [...new Set(errors.map(({ part }) => part))]
  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby="error-summary-title">
      <Icon name="alert-circle" className={styles.icon} />
      <div>
        <h2 id="error-summary-title" className={styles.title}>
          {title}
        </h2>
        {parts.map((part, at) => {
          const headingId = part && `error-summary-part-${at}`
          return (
            <Fragment key={part ?? ""}>
              {part && (
                <h3 id={headingId} className={styles.part}>
                  {part}
                </h3>
              )}
              <ul role="list" className={styles.list} aria-labelledby={headingId}>
                {errors
                  .filter((error) => error.part === part)
                  .map((error) => (
                    <li key={error.fieldId}>
                      {/* Described by its part, for screen reader users who hear only the link. */}
                      <a
                        href={`#${error.fieldId}`}
                        aria-describedby={headingId}
                        onClick={(event) => leadTo(event, error.fieldId)}
                      >
                        {error.message}
                      </a>
                    </li>
                  ))}
              </ul>
            </Fragment>
          )
        })}
      </div>
    </div>
  )
}

/**
 * Moves focus to a field and scrolls its label into view. In a group, focus goes to the chosen or first enabled radio.
 */
function leadTo(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  const control =
    field instanceof HTMLFieldSetElement
      ? (field.querySelector<HTMLElement>("input:checked:enabled") ??
        field.querySelector<HTMLElement>("input:enabled, select:enabled, textarea:enabled"))
      : field
  const label =
    field instanceof HTMLFieldSetElement ? field : document.querySelector(`label[for="${CSS.escape(fieldId)}"]`)
  label?.scrollIntoView({ block: "start" })
  control?.focus({ preventScroll: true })
}
