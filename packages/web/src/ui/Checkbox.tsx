import { type ComponentPropsWithRef, type ReactNode, useId } from "react"
import styles from "./Checkbox.module.css"
import { describedBy, FieldError } from "./Field.tsx"

export interface CheckboxProps extends Omit<ComponentPropsWithRef<"input">, "type" | "checked" | "onChange"> {
  label: ReactNode
  hint?: string | undefined
  error?: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A single checkbox. The whole row can be pressed. */
export function Checkbox({ label, hint, error, checked, onChange, className, id: givenId, ...rest }: CheckboxProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={className}>
      <label className={styles.row}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          className={styles.input}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <div className={styles.hint}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
