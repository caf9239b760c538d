import { type ComponentPropsWithRef, type ReactNode, useId } from "react"
import styles from "./Field.module.css"
import { describedBy, Field, type FieldTexts } from "./Field.tsx"

interface KeptTextFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<"input">, "value" | "defaultValue" | "onChange" | "name" | "children"> {
  suffix?: ReactNode
}

/**
 * A labelled text field whose text only the browser keeps. It is not in the application's state and has no name, so no
 * form sends it by accident. Its owner reads the text from the element.
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
