import type { CardField } from "@mersal/domain/payment/card-form"
import { useTexts } from "../../environment/language.ts"
import { Icon } from "../../ui/Icon.tsx"
import { KeptTextField } from "../../ui/KeptTextField.tsx"
import styles from "./CardFields.module.css"
import type { CardInputs } from "./card-inputs.ts"

/** Name, number, expiry and CVC, with the brand of the number (section 5, "Card form"). */
export function CardFields({ inputs }: { inputs: CardInputs }) {
  const { card } = useTexts()
  const field = (name: CardField) => {
    const fault = inputs.faults[name]
    return {
      id: `card-${name}`,
      ref: inputs.attach[name],
      label: card[name],
      error: fault && card.faults[fault],
      onBlur: () => inputs.leave(name),
      spellCheck: false,
      autoCorrect: "off",
      "aria-required": true,
    }
  }
  const digits = { dir: "ltr", inputMode: "numeric" } as const
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{card.details}</legend>
      <p className={styles.secrecy}>
        <Icon name="lock" size={16} />
        {card.secrecy}
      </p>
      <KeptTextField {...field("name")} className={styles.wide} autoComplete="cc-name" autoCapitalize="words" />
      <KeptTextField
        {...field("number")}
        {...digits}
        className={styles.wide}
        autoComplete="cc-number"
        suffix={
          <span className={styles.brand} data-brand={inputs.brand ?? undefined}>
            <Icon name="credit-card" />
            <span aria-live="polite">{inputs.brand && card.brands[inputs.brand]}</span>
          </span>
        }
      />
      <KeptTextField {...field("expiry")} {...digits} autoComplete="cc-exp" />
      <KeptTextField {...field("cvc")} {...digits} autoComplete="cc-csc" />
    </fieldset>
  )
}
