import type { CardBrand } from "@mersal/domain/payment/card/card-brand"
import type { CardField } from "@mersal/domain/payment/card/card-form"
import { useTexts } from "../../environment/language.ts"
import { Icon } from "../../ui/Icon.tsx"
import { KeptTextField } from "../../ui/KeptTextField.tsx"
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx"
import styles from "./CardFields.module.css"
import type { CardInputs } from "./card-inputs.ts"

/** Short enough for the end of the field. No logos: they belong to the brands. */
const marks: Readonly<Record<CardBrand, string>> = {
  visa: "VISA",
  master: "MC",
  amex: "AMEX",
  elo: "ELO",
  aura: "AURA",
  jcb: "JCB",
  diners: "DINERS",
  discovery: "DISC",
  hipercard: "HIPER",
  electron: "ELECTRON",
  maestro: "MAESTRO",
  dankort: "DK",
  interpayment: "INTER",
  unionpay: "UPAY",
}

/** Name, number, expiry and CVC, with the brand of the number (section 5, "Card form"). */
export function CardFields({ inputs }: { inputs: CardInputs }) {
  const { cardFields: words } = useTexts()
  const field = (name: CardField) => {
    const fault = inputs.faults[name]
    return {
      id: `card-${name}`,
      ref: inputs.attach[name],
      label: words[name],
      error: fault && words.faults[fault],
      // The fault is found on leaving the field, when a screen reader is already at the next one.
      isErrorAnnounced: true,
      onBlur: () => inputs.leave(name),
      spellCheck: false,
      autoCorrect: "off",
      "aria-required": true,
    }
  }
  const digits = { dir: "ltr", inputMode: "numeric" } as const
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{words.details}</legend>
      <p className={styles.secrecy}>
        <Icon name="lock" size={16} />
        {words.secrecy}
      </p>
      <KeptTextField {...field("name")} className={styles.wide} autoComplete="cc-name" autoCapitalize="words" />
      <KeptTextField
        {...field("number")}
        {...digits}
        className={`${styles.wide} ${styles.number}`}
        autoComplete="cc-number"
        suffix={
          <span className={styles.brand}>
            {inputs.brand ? (
              <bdi className={styles.mark} dir="ltr" aria-hidden>
                {marks[inputs.brand]}
              </bdi>
            ) : (
              <Icon name="credit-card" />
            )}
            <span aria-live="polite">
              <VisuallyHidden>{inputs.brand && words.brands[inputs.brand]}</VisuallyHidden>
            </span>
          </span>
        }
      />
      <KeptTextField {...field("expiry")} {...digits} autoComplete="cc-exp" />
      <KeptTextField {...field("cvc")} {...digits} autoComplete="cc-csc" />
    </fieldset>
  )
}
