import { codeRules } from "@mersal/domain/account/sign-in/one-time-code"
import type { Instant } from "@mersal/domain/calendar/zone"
import { useNow } from "../../environment/formats/clock.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { Button } from "../../ui/Button.tsx"
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx"
import styles from "./AccountForm.module.css"
import type { AccountForm } from "./account-form.ts"
import { resendWait, spokenWait } from "./resend-wait.ts"

interface ResendButtonProps {
  form: AccountForm
  sentAt: Instant
  isSending: boolean
}

/** Sends another code once the wait is over. The wait is shown by the second and announced at intervals. */
export function ResendButton({ form, sentAt, isSending }: ResendButtonProps) {
  const { account: words } = useTexts()
  const { duration } = useFormats()
  const wait = resendWait(sentAt, useNow("second"), codeRules.resendAfterSeconds)
  const spoken = spokenWait(wait)
  return (
    <div className={styles.resend}>
      <Button
        variant="ghost"
        size="small"
        busy={isSending}
        aria-disabled={wait > 0 || undefined}
        aria-describedby="account-resend-wait"
        onClick={() => form.send({ type: "code.resendRequested" })}
      >
        {words.resendCode}
      </Button>
      {wait > 0 && (
        <p id="account-resend-wait" className="text-muted text-small" aria-hidden="true">
          {words.resendIn(duration(wait * 1_000))}
        </p>
      )}
      <span role="status">
        <VisuallyHidden>{spoken > 0 ? words.resendIn(duration(spoken * 1_000)) : words.resendNow}</VisuallyHidden>
      </span>
    </div>
  )
}
