import { useTexts } from "../../environment/language.ts"
import { Button } from "../../ui/Button.tsx"
import styles from "./Extras.module.css"

/** Asks for consent to analytics. It is below the page and covers nothing. Both answers are equally easy. */
export function ConsentBar({ onAnswer }: { onAnswer: (isGiven: boolean) => void }) {
  const { extras } = useTexts()
  return (
    <section className={styles.consent} aria-labelledby="consent-title">
      <div className={`container ${styles.consentRow}`}>
        <div>
          <h2 id="consent-title" className={styles.consentTitle}>
            {extras.consentTitle}
          </h2>
          <p className="text-small text-muted">{extras.consentText}</p>
        </div>
        <div className={styles.answers}>
          <Button variant="secondary" size="small" onClick={() => onAnswer(false)}>
            {extras.consentNo}
          </Button>
          <Button variant="secondary" size="small" onClick={() => onAnswer(true)}>
            {extras.consentYes}
          </Button>
        </div>
      </div>
    </section>
  )
}
