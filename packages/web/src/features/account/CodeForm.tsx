import { canVerify, typedCode } from "@mersal/domain/account/sign-in/code-entry"
import type { Instant } from "@mersal/domain/calendar/zone"
import { codeLength } from "@mersal/domain/machines/account-dialog/account-dialog-context"
import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { useTexts } from "../../environment/language.ts"
import { Button } from "../../ui/Button.tsx"
import { TextField } from "../../ui/TextField.tsx"
import { AccountAlerts } from "./AccountAlerts.tsx"
import styles from "./AccountForm.module.css"
import { type AccountActor, type AccountForm, fieldId, useAccountForm } from "./account-form.ts"
import { codeRefusal } from "./code-refusal.ts"
import { ResendButton } from "./ResendButton.tsx"

interface CodeFormProps {
  actor: AccountActor
  /** When the current code was sent. */
  sentAt: Instant
}

/** One field for the whole code: it accepts pasting and autofill, and is sent with its last digit. */
export function CodeForm({ actor, sentAt }: CodeFormProps) {
  const { account: words } = useTexts()
  const form = useAccountForm(actor, "code")
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const isVerifying = useSelector(actor, (snapshot) => snapshot.matches({ code: "verifying" }))
  const length = codeLength(context)
  const { code } = form.values
  const isComplete = canVerify(code, length)
  const refusal = codeRefusal(form.alert, words)

  // After a refused code, focus returns to the field.
  useEffect(() => {
    if (refusal) document.getElementById(fieldId("code"))?.focus()
  }, [refusal])

  const type = (text: string) => {
    const next = typedCode(text, length)
    form.type({ code: next })
    if (canVerify(next, length) && next !== code) form.submit()
  }
  return (
    <form noValidate className="stack" onSubmit={form.submit}>
      <p className="text-muted">{words.codeSentTo[channelsOf(context.challenge?.channels ?? [])]}</p>
      <AccountAlerts alert={form.alert} />
      <TextField
        id={fieldId("code")}
        label={words.enterCode(length)}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        className={styles.code}
        value={code}
        onChange={type}
        onKeyDown={(event) => {
          // The button is disabled until the code is complete; Enter shows what is missing.
          if (event.key === "Enter" && !isComplete) form.submit(event)
        }}
        {...form.errorOf("code", { byServer: refusal })}
      />
      <Button type="submit" fullWidth busy={isVerifying} disabled={!isComplete && !isVerifying}>
        {words.verify}
      </Button>
      <ResendButton form={form} sentAt={sentAt} isSending={form.isBusy && !isVerifying} />
      <OtherWays form={form} purpose={context.purpose} />
    </form>
  )
}

function OtherWays({
  form,
  purpose,
}: {
  form: AccountForm
  purpose: "register" | "login" | "forgot" | "phone" | null
}) {
  const { account: words } = useTexts()
  const back = purpose === "phone" || purpose === null ? null : purpose
  return (
    <p className={styles.otherWay}>
      {back && (
        <button type="button" className={styles.link} onClick={() => form.send({ type: "mode.switched", mode: back })}>
          {words.startAgain}
        </button>
      )}
      {purpose !== "forgot" && (
        <button
          type="button"
          className={styles.link}
          onClick={() => form.send({ type: "mode.switched", mode: "changePhone" })}
        >
          {words.otherPhone}
        </button>
      )}
    </p>
  )
}

const channelsOf = (channels: readonly ("sms" | "email")[]): "sms" | "email" | "both" => {
  if (channels.includes("sms") && channels.includes("email")) return "both"
  return channels.includes("sms") ? "sms" : "email"
}
