import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from "react"
import styles from "./ChoiceGroup.module.css"
import { moveAmongRadios } from "./choice-keys.ts"
import { classNames } from "./class-names.ts"
import { describedBy, FieldError } from "./Field.tsx"

export interface ChoiceGroupTexts {
  /** The question that the group answers. */
  legend: string
  /** Hides the legend from view, where a heading above already says it. Screen readers still read it. */
  legendHidden?: boolean
  hint?: string | undefined
  error?: string | undefined
  /**
   * Set it when the error appears because a button was pressed, not because the group was left: screen readers then
   * read it at once.
   */
  isErrorAnnounced?: boolean
}

interface ChoiceGroupProps extends ChoiceGroupTexts {
  id: string
  children: ReactNode
  /** At the end of the legend's line. */
  aside?: ReactNode
}

/** The frame of every group of radios: a fieldset whose legend, hint and error belong to the whole group. */
export function ChoiceGroup({
  id,
  legend,
  legendHidden = false,
  hint,
  error,
  isErrorAnnounced = false,
  children,
  aside,
}: ChoiceGroupProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const focused = useRef<HTMLInputElement>(null)

  // If the focused option disappears or becomes disabled, the keyboard would start again at the top of the page.
  useLayoutEffect(() => {
    const radio = focused.current
    if (!radio || (radio.isConnected && !radio.disabled)) return
    focused.current = null
    group.current?.querySelector<HTMLElement>("input:checked:enabled, input:enabled")?.focus({ preventScroll: true })
  })

  return (
    <fieldset
      ref={group}
      id={id}
      className={styles.group}
      aria-describedby={describedBy(id, { hint, error })}
      onKeyDown={moveAmongRadios}
      onFocus={({ target }: FocusEvent) => {
        focused.current = target instanceof HTMLInputElement ? target : null
      }}
      onBlur={() => {
        focused.current = null
      }}
      tabIndex={-1}
    >
      <legend className={classNames(styles.legend, legendHidden && styles.hidden)}>{legend}</legend>
      {aside && <div className={styles.aside}>{aside}</div>}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <div className={styles.error}>
          <FieldError id={`${id}-error`} isAnnounced={isErrorAnnounced}>
            {error}
          </FieldError>
        </div>
      )}
    </fieldset>
  )
}
