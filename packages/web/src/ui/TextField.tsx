import { type ComponentPropsWithRef, type ReactNode, useId } from "react"
import { CharacterCounter, type Counted } from "./CharacterCounter.tsx"
import styles from "./Field.module.css"
import { describedBy, Field, type FieldTexts } from "./Field.tsx"

type Typed = HTMLInputElement & HTMLTextAreaElement

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<"input">, "value" | "onChange" | "children" | "prefix" | "maxLength" | "ref"> {
  value: string
  onChange: (value: string) => void
  /** Several lines, growing with the text. */
  multiline?: boolean
  /**
   * Shows length/limit under the field, styled as an error at the limit and beyond. A longer text is kept as typed or
   * pasted, never cut off: the form's own check refuses it.
   *
   * The caller counts as the form's check does. `say` puts the remaining number into words, which are announced near
   * the limit only.
   */
  counter?: Counted & { say: (remaining: number) => string }
  /** Fixed content inside the box, before and after the typed text. */
  prefix?: ReactNode
  suffix?: ReactNode
  ref?: React.Ref<Typed>
}

/** A labelled text field. Give `dir="ltr"` for e-mail addresses, references and card numbers in Arabic pages. */
export function TextField({
  label,
  hint,
  optionalMark,
  error,
  isErrorAnnounced,
  value,
  onChange,
  multiline = false,
  counter,
  prefix,
  suffix,
  className,
  id: givenId,
  ref,
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const Control = multiline ? "textarea" : "input"
  const control = (
    <Control
      {...(rest as ComponentPropsWithRef<"input"> & ComponentPropsWithRef<"textarea">)}
      {...(multiline ? {} : { type: rest.type ?? "text" })}
      id={id}
      ref={ref as never}
      className={styles.control}
      value={value}
      onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { hint, error }, rest["aria-describedby"])}
    />
  )
  return (
    <Field
      {...{ id, label, hint, optionalMark, error, isErrorAnnounced }}
      className={className}
      footer={counter && <CharacterCounter {...counter} />}
    >
      {prefix || suffix ? (
        <div className={styles.group}>
          {prefix && <span className={styles.affix}>{prefix}</span>}
          {control}
          {suffix && <span className={styles.affix}>{suffix}</span>}
        </div>
      ) : (
        control
      )}
    </Field>
  )
}
