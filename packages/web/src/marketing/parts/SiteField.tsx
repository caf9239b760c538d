import { classNames } from "../../ui/class-names.ts"
import styles from "../../ui/Field.module.css"
import { Icon } from "../../ui/Icon.tsx"

interface SiteFieldProps {
  /** The id of its form. */
  form: string
  /** The field's name in the call. */
  name: string
  label: string
  hint?: string
  optionalMark?: string
  type?: "text" | "email" | "tel"
  inputMode?: "decimal" | "numeric"
  autoComplete?: string
  /** For e-mails, phones and numbers. */
  isLatin?: boolean
  multiline?: boolean
  options?: readonly { readonly value: string; readonly text: string }[]
}

/** A field of a form on a page about the product. Its possible errors are beside it, hidden until they apply. */
export function SiteField(props: SiteFieldProps) {
  const { form, name, label, hint, optionalMark, type, inputMode, autoComplete, isLatin, multiline, options } = props
  const id = `${form}-${name}`
  const shared = {
    id,
    name,
    className: styles.control,
    "aria-describedby": classNames(hint && `${id}-hint`, `${id}-error`),
    dir: isLatin ? "ltr" : undefined,
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optionalMark && <span className={styles.optional}>{optionalMark}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {options ? (
        <div className={styles.selectBox}>
          <select {...shared} className={classNames(styles.control, styles.select)}>
            {options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className={styles.selectIcon} />
        </div>
      ) : multiline ? (
        <textarea {...shared} rows={4} />
      ) : (
        <input {...shared} type={type ?? "text"} inputMode={inputMode} autoComplete={autoComplete} />
      )}
      <div className={styles.below} id={`${id}-error`} data-error-of={name} hidden>
        <p className={styles.error}>
          <Icon name="alert-circle" size={16} className={styles.errorIcon} />
          <span />
        </p>
      </div>
    </div>
  )
}
