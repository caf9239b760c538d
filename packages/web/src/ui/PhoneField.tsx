import type { ComponentPropsWithRef, ReactNode } from "react"
import styles from "./Field.module.css"
import { describedBy, Field, type FieldTexts } from "./Field.tsx"
import { Icon } from "./Icon.tsx"

export interface PhoneFieldProps
  extends Pick<FieldTexts, "label" | "error">,
    Omit<ComponentPropsWithRef<"input">, "id" | "className" | "value" | "onChange" | "type" | "prefix"> {
  id: string
  /** The button with the calling code, such as "+971": its name says whose it is. */
  code: ComponentPropsWithRef<"button">
  value: string
  /** The text as typed or pasted; reading it as a number happens outside. */
  onChange: (value: string) => void
  /** Below the field: what is worth knowing of the number that stands in it. */
  note?: ReactNode
}

/** A phone number after a calling code, which a press offers others for. Always left to right, also in Arabic pages. */
export function PhoneField({ id, label, error, code, value, onChange, note, ...rest }: PhoneFieldProps) {
  return (
    <Field
      {...{ id, label, error }}
      footer={
        // In the page before its words are, so that they are heard.
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
