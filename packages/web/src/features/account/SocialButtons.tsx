import { addressIn } from "@mersal/domain/site/page-address"
import { useLanguage } from "../../environment/language.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import styles from "./AccountForm.module.css"
import type { AccountForm } from "./account-form.ts"
import { FacebookMark, GoogleMark } from "./SocialMarks.tsx"

interface SocialButtonsProps {
  form: AccountForm
  /** Its window is open, or being opened. */
  isWaiting: boolean
}

/**
 * 'Log in with Facebook' and 'Log in with Google' (section 2), in a window of their own, and what whoever becomes a customer
 * by a form of these agrees to: a far sign-in makes an account from the login too.
 */
export function SocialButtons({ form, isWaiting }: SocialButtonsProps) {
  const { language, texts } = useLanguage()
  const { account: words } = texts
  const isRefusing = form.isBusy
  return (
    <div className="stack gap-12">
      <p className={styles.or}>{words.or}</p>
      <Button
        variant="secondary"
        fullWidth
        aria-disabled={isRefusing}
        onClick={() => form.send({ type: "social.chosen", provider: "facebook" })}
      >
        <FacebookMark />
        {words.loginWith.facebook}
      </Button>
      <Button
        variant="secondary"
        fullWidth
        aria-disabled={isRefusing}
        onClick={() => form.send({ type: "social.chosen", provider: "google" })}
      >
        <GoogleMark />
        {words.loginWith.google}
      </Button>
      <p className={styles.agreed}>
        {words.agreeing}{" "}
        <a href={addressIn(language, "/terms-and-conditions/")} target="_blank" rel="noreferrer">
          {words.terms}
        </a>
      </p>
      {isWaiting && (
        <Alert tone="info" announce="politely">
          {words.waitingForWindow}
        </Alert>
      )}
    </div>
  )
}
