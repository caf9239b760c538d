import { type ReactNode, useId } from "react"
import { ChoiceGroup, type ChoiceGroupTexts } from "./ChoiceGroup.tsx"
import { classNames } from "./class-names.ts"
import styles from "./RadioCards.module.css"

export interface RadioCard<Value extends string> {
  value: Value
  title: string
  description?: ReactNode
  picture?: ReactNode
  /** At the end of the title's line: a price. */
  trailing?: ReactNode
  /** Below everything else: a remark, a live countdown. */
  footnote?: ReactNode
  /** Makes the card unavailable and says why, also in its accessible name. */
  disabledReason?: string | undefined
}

export interface RadioCardsProps<Value extends string> extends ChoiceGroupTexts {
  id?: string
  value: Value | null
  onChange: (value: Value) => void
  options: readonly RadioCard<Value>[]
  /** Cards side by side from 576 px up; below, always one column. `tiles` are upright and stay side by side. */
  columns?: 1 | 2 | 3
  layout?: "rows" | "tiles"
}

/**
 * A few choices that need explaining. Native radios: arrows move, there is one tab stop, the whole card can be pressed.
 */
export function RadioCards<Value extends string>({
  id: givenId,
  value,
  onChange,
  options,
  columns = 1,
  layout = "rows",
  ...texts
}: RadioCardsProps<Value>) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <ChoiceGroup id={id} {...texts}>
      <div className={classNames(styles.cards, styles[layout], styles[`columns${columns}`])}>
        {options.map((option) => (
          <label key={option.value} className={classNames(styles.card, option.disabledReason && styles.unavailable)}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              disabled={option.disabledReason !== undefined}
              className={styles.input}
            />
            {option.picture && <span className={styles.picture}>{option.picture}</span>}
            <span className={styles.body}>
              <span className={styles.head}>
                <span className={styles.title}>{option.title}</span>
                {option.trailing && <span className={styles.trailing}>{option.trailing}</span>}
              </span>
              {option.description && <span className={styles.description}>{option.description}</span>}
              {option.disabledReason && <span className={styles.reason}>{option.disabledReason}</span>}
              {option.footnote && <span className={styles.footnote}>{option.footnote}</span>}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
