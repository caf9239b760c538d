import type { ComponentPropsWithRef, ReactNode } from "react"
import styles from "./Field.module.css"
import { describedBy, Field, type FieldTexts } from "./Field.tsx"
import { Icon } from "./Icon.tsx"

export interface PhoneFieldProps
  extends Pick<FieldTexts, "label" | "error" | "isErrorAnnounced">,
    Omit<ComponentPropsWithRef<"input">, "id" | "className" | "value" | "onChange" | "type" | "prefix"> {
  id: string
  /** The button with the calling code, such as "+971". Its accessible name says the country. */
  code: ComponentPropsWithRef<"button">
  value: string
  /** The text as typed or pasted; the caller parses it. */
  onChange: (value: string) => void
  /** Below the field: a remark about the number. */
  note?: ReactNode
}

/**
 * A phone number after a button with the calling code, which offers others. Always left to right, also in Arabic pages.
 */
export function PhoneField({
  id,
  label,
  error,
  isErrorAnnounced,
  code,
  value,
  onChange,
  note,
  ...rest
}: PhoneFieldProps) {
  return (
    <Field
      {...{ id, label, error, isErrorAnnounced }}
      footer={
        // In the page before its text, so that screen readers read it.
        <p id={`${id}-note`} role="status" className="text-muted">
          {note}
        </p>
      }
    >
      <div className={styles.group} dir="ltr">
        <button {...code} type="button" id={`${id}-code`} className={styles.callingCode} aria-haspopup="dialog">
          {code.children}
          <Icon name="chevron-down" size={16} />
        </button>
        <input
          autoComplete="tel-national"
          {...rest}
          id={id}
          type="tel"
          className={styles.control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error }, `${id}-code`, `${id}-note`)}
        />
      </div>
    </Field>
  )
}
