import { type ComponentPropsWithRef, type ReactNode, useId } from "react"
import styles from "./Field.module.css"
import { describedBy, Field, type FieldTexts } from "./Field.tsx"

interface KeptTextFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<"input">, "value" | "defaultValue" | "onChange" | "name" | "children"> {
  suffix?: ReactNode
}

/**
 * A labelled line whose text the browser alone keeps: it is in no state of the application, and without a name in no
 * form that is sent by accident. Whoever needs the text reads it from the element.
 */
export function KeptTextField({
  label,
  hint,
  error,
  isErrorAnnounced,
  suffix,
  id: givenId,
  className,
  ...rest
}: KeptTextFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <Field {...{ id, label, hint, error, isErrorAnnounced }} className={className}>
      <div className={styles.group}>
        <input
          type="text"
          {...rest}
          id={id}
          className={styles.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error }, rest["aria-describedby"])}
        />
        {suffix && <span className={styles.affix}>{suffix}</span>}
      </div>
    </Field>
  )
}
