import type { ReactNode } from "react"
import { classNames } from "./class-names.ts"
import styles from "./Field.module.css"
import { Icon } from "./Icon.tsx"

export interface FieldTexts {
  label: string
  /** One line under the label: the format, or why we ask. */
  hint?: string | undefined
  /** Marks a field that may stay empty, such as "optional". */
  optionalMark?: string | undefined
  /** The same text as in the error summary. */
  error?: string | undefined
  /** Set it for an error that does not come from typing, such as the server's: screen readers then read it at once. */
  isErrorAnnounced?: boolean | undefined
}

interface FieldProps extends FieldTexts {
  id: string
  children: ReactNode
  /** Under the control, at its end: the character counter. */
  footer?: ReactNode
  className?: string | undefined
}

/** Label, hint, control and error: the frame of every single control. */
export function Field({
  id,
  label,
  hint,
  optionalMark,
  error,
  isErrorAnnounced = false,
  children,
  footer,
  className,
}: FieldProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optionalMark && <span className={styles.optional}>{optionalMark}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {(error || footer) && (
        <div className={styles.below}>
          {error && (
            <FieldError id={`${id}-error`} isAnnounced={isErrorAnnounced}>
              {error}
            </FieldError>
          )}
          {footer}
        </div>
      )}
    </div>
  )
}

/** An inline error: an icon and words, so that it does not depend on colour alone. */
export function FieldError({
  id,
  isAnnounced = false,
  children,
}: {
  id: string
  isAnnounced?: boolean
  children: ReactNode
}) {
  return (
    <p id={id} className={styles.error} role={isAnnounced ? "alert" : undefined}>
      <Icon name="alert-circle" size={16} className={styles.errorIcon} />
      <span>{children}</span>
    </p>
  )
}

/** The value of a control's `aria-describedby`: its hint, its error and any other ids given. */
export function describedBy(
  id: string,
  { hint, error }: Pick<FieldTexts, "hint" | "error">,
  ...others: readonly (string | false | undefined)[]
): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`, ...others].filter(Boolean)
  return ids.length > 0 ? ids.join(" ") : undefined
}
