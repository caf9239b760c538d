import { useTexts } from "../../environment/language.ts"
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

/** 'Log in with Facebook' and 'Log in with Google' (section 2), in a window of their own. */
export function SocialButtons({ form, isWaiting }: SocialButtonsProps) {
  const { account: words } = useTexts()
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
      {isWaiting && (
        <Alert tone="info" announce="politely">
          {words.waitingForWindow}
        </Alert>
      )}
    </div>
  )
}
