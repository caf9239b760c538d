import { addressIn } from "@mersal/domain/site/page-address"
import { useLanguage } from "../../environment/language.ts"
import styles from "./BookScreen.module.css"

/** For whoever named a place that we do not serve: the form that tells him when we do. */
export function TellMeWhen() {
  const { language, texts } = useLanguage()
  return (
    <p className={styles.notice}>
      <a href={addressIn(language, "/shyft-courier-uae-delivery-service-coverage#tell-me-when")}>
        {texts.firstStep.tellMeWhen}
      </a>
    </p>
  )
}
