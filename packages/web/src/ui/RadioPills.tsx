import { type ReactNode, useId } from "react"
import { ChoiceGroup, type ChoiceGroupTexts } from "./ChoiceGroup.tsx"
import styles from "./RadioPills.module.css"

export interface RadioPill<Value extends string> {
  value: Value
  label: ReactNode
  /** A second, smaller line. */
  secondary?: ReactNode
  /** Makes the pill unavailable and says why: shown under the label and part of the accessible name. */
  disabledReason?: string | undefined
}

export interface RadioPillsProps<Value extends string> extends ChoiceGroupTexts {
  id?: string
  value: Value | null
  onChange: (value: Value) => void
  options: readonly RadioPill<Value>[]
  /** Equal widths that fill the line. Otherwise each pill is as wide as its text. */
  stretch?: boolean
  aside?: ReactNode
}

/** A few short choices: time windows, payment methods. Native radios; arrows move, Home and End jump. */
export function RadioPills<Value extends string>({
  id: givenId,
  value,
  onChange,
  options,
  stretch = false,
  ...texts
}: RadioPillsProps<Value>) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <ChoiceGroup id={id} {...texts}>
      <div className={stretch ? `${styles.pills} ${styles.stretch}` : styles.pills}>
        {options.map((option) => (
          <label key={option.value} className={styles.pill}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              disabled={option.disabledReason !== undefined}
              className={styles.input}
            />
            <span className={styles.face}>
              <span className={styles.label}>{option.label}</span>
              {option.secondary && <span className={styles.secondary}>{option.secondary}</span>}
              {option.disabledReason && <span className={styles.secondary}>{option.disabledReason}</span>}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
