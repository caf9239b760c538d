import type { SocialProvider } from "@mersal/domain/account/role"
import type { ReactNode } from "react"
import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import styles from "./AccountForm.module.css"
import type { AccountForm } from "./account-form.ts"
import { FacebookMark, GoogleMark } from "./SocialMarks.tsx"

const marks: Readonly<Record<SocialProvider, () => ReactNode>> = { facebook: FacebookMark, google: GoogleMark }

interface SocialButtonsProps {
  form: AccountForm
  /** Whether its window is open, or being opened. */
  isWaiting: boolean
}

/** 'Log in with Facebook' and 'Log in with Google' (section 2), if configured. Each opens a window. */
export function SocialButtons({ form, isWaiting }: SocialButtonsProps) {
  const { account: words } = useTexts()
  const { farSignIns } = useProduct()
  if (!farSignIns) return null
  return (
    <div className="stack gap-12">
      <p className={styles.or}>{words.or}</p>
      {farSignIns.map((provider) => {
        const Mark = marks[provider]
        return (
          <Button
            key={provider}
            variant="secondary"
            fullWidth
            aria-disabled={form.isBusy}
            onClick={() => form.send({ type: "social.chosen", provider })}
          >
            <Mark />
            {words.loginWith[provider]}
          </Button>
        )
      })}
      {isWaiting && (
        <Alert tone="info" announce="politely">
          {words.waitingForWindow}
        </Alert>
      )}
    </div>
  )
}
