import { type ComponentPropsWithRef, type ReactNode, useId } from "react"
import { classNames } from "./class-names.ts"
import styles from "./Field.module.css"
import { describedBy, Field, type FieldTexts } from "./Field.tsx"

export interface PhoneFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<"input">, "value" | "onChange" | "type" | "prefix"> {
  /** With its plus sign: "+971". Not editable. Null where the number says its country by itself. */
  callingCode: string | null
  value: string
  /** The text as typed or pasted; reading it as a number happens outside. */
  onChange: (value: string) => void
  /** Below the field: what is worth knowing of the number that stands in it. */
  note?: ReactNode
}

/** A phone number after a fixed calling code. Always left to right, also in Arabic pages. */
export function PhoneField({
  label,
  hint,
  optionalMark,
  error,
  callingCode,
  value,
  onChange,
  note,
  className,
  id: givenId,
  ...rest
}: PhoneFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <Field
      {...{ id, label, hint, optionalMark, error }}
      className={className}
      footer={
        note && (
          <p id={`${id}-note`} role="status" className="text-muted">
            {note}
          </p>
        )
      }
    >
      <div className={styles.group} dir="ltr" data-invalid={error ? true : undefined}>
        {callingCode && (
          <span id={`${id}-code`} className={classNames(styles.affix, styles.callingCode)}>
            {callingCode}
          </span>
        )}
        <input
          autoComplete="tel-national"
          inputMode="tel"
          {...rest}
          id={id}
          type="tel"
          dir="ltr"
          className={styles.control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(
            id,
            { hint, error },
            callingCode !== null && `${id}-code`,
            Boolean(note) && `${id}-note`,
          )}
        />
      </div>
    </Field>
  )
}
