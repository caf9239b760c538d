import { type ComponentPropsWithRef, useId } from "react"
import { classNames } from "./class-names.ts"
import styles from "./Field.module.css"
import { describedBy, Field, type FieldTexts } from "./Field.tsx"
import { Icon } from "./Icon.tsx"

export interface SelectProps extends FieldTexts, Omit<ComponentPropsWithRef<"select">, "value" | "onChange"> {
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string; disabled?: boolean }[]
  /** The empty first entry: "Choose …". Without it, the first option is chosen. */
  placeholder?: string
}

/** A native select: for long lists of short names, where radio cards would fill the page. */
export function Select({
  label,
  hint,
  optionalMark,
  error,
  value,
  onChange,
  options,
  placeholder,
  className,
  id: givenId,
  ...rest
}: SelectProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <Field {...{ id, label, hint, optionalMark, error }} className={className}>
      <div className={styles.selectBox}>
        <select
          {...rest}
          id={id}
          className={classNames(styles.control, styles.select)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles.selectIcon} />
      </div>
    </Field>
  )
}
