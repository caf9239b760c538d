import { type ComponentPropsWithRef, useId } from "react"
import { buttonClass } from "./button-class.ts"
import { classNames } from "./class-names.ts"
import { describedBy, Field, type FieldTexts } from "./Field.tsx"
import styles from "./FileField.module.css"
import { Icon } from "./Icon.tsx"

interface FileFieldProps extends FieldTexts, Pick<ComponentPropsWithRef<"input">, "accept"> {
  /** The name of the chosen file; null when none is chosen. */
  chosen: string | null
  words: { readonly choose: string; readonly another: string; readonly none: string }
  onChoose: (file: File) => void
}

/**
 * A labelled file from the device, with our own texts, because the browser's are in its own language. The real file
 * input lies invisible over the button and the name, so that keys, presses and dropped files work as in the browser.
 */
export function FileField({ label, hint, error, accept, chosen, words, onChoose }: FileFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={styles.chooser}>
        <input
          id={id}
          type="file"
          accept={accept}
          className={styles.control}
          title=""
          aria-describedby={describedBy(id, { hint, error }, `${id}-chosen`)}
          onChange={({ target }) => {
            const file = target.files?.[0]
            // Cleared so that choosing the same file again, corrected meanwhile, fires `change`.
            target.value = ""
            if (file) onChoose(file)
          }}
        />
        <label htmlFor={id} className={classNames(buttonClass({ variant: "secondary" }), styles.button)}>
          <Icon name="file-text" />
          {chosen === null ? words.choose : words.another}
        </label>
        <span id={`${id}-chosen`} className={chosen === null ? "text-muted" : styles.chosen} role="status">
          {chosen === null ? words.none : <bdi>{chosen}</bdi>}
        </span>
      </div>
    </Field>
  )
}
