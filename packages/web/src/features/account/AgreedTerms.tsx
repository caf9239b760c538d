import { addressIn } from "@mersal/domain/site/page-address"
import { useLanguage } from "../../environment/language.ts"
import styles from "./AccountForm.module.css"

/** What a customer agrees to by registering with a form. */
export function AgreedTerms() {
  const { language, texts } = useLanguage()
  const { account: words } = texts
  return (
    <p className={styles.agreed}>
      {words.agreeing}{" "}
      <a href={addressIn(language, "/terms-and-conditions/")} target="_blank" rel="noreferrer">
        {words.terms}
      </a>
    </p>
  )
}
