import type { Instant } from "@mersal/domain/calendar/zone"
import { useSelector } from "@xstate/react"
import { useEffect, useRef, useState } from "react"
import { usePageClock } from "../../environment/formats/clock.ts"
import { useTexts } from "../../environment/language.ts"
import { Dialog } from "../../ui/Dialog.tsx"
import { type AccountActor, modeOf } from "./account-form.ts"
import { ChangePhoneForm } from "./ChangePhoneForm.tsx"
import { CodeForm } from "./CodeForm.tsx"
import { ForgotForm } from "./ForgotForm.tsx"
import { LoginForm } from "./LoginForm.tsx"
import { NewPasswordForm } from "./NewPasswordForm.tsx"
import { RegisterForm } from "./RegisterForm.tsx"

interface AccountPopupProps {
  actor: AccountActor
  isSessionEnded: boolean
  /** When the code of a restored popup was sent; null if none is restored. */
  codeSentAt: Instant | null
  onClosed: () => void
}

/** The account popups (section 2): one dialog with changing forms, controlled by the machine. */
export function AccountPopup({ actor, isSessionEnded, codeSentAt, onClosed }: AccountPopupProps) {
  const { account: words, shell } = useTexts()
  const mode = useSelector(actor, modeOf)
  const challenge = useSelector(actor, ({ context }) => context.challenge)
  const content = useRef<HTMLDivElement>(null)
  // Keeps its title while the dialog fades out.
  const [titled, setTitled] = useState(mode ?? "login")
  if (mode !== null && mode !== titled) setTitled(mode)

  const clock = usePageClock()
  const [sent, setSent] = useState({ challenge, at: codeSentAt ?? clock.now() })
  if (sent.challenge !== challenge) setSent({ challenge, at: clock.now() })

  // Focuses the first field of each form. By then the dialog has been opened by its own effect.
  useEffect(() => {
    if (mode === null) return
    content.current?.parentElement?.scrollTo({ top: 0 })
    content.current?.querySelector<HTMLElement>("input")?.focus({ preventScroll: true })
  }, [mode])

  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && mode === null) {
      // Focus returns to what opened the popup, but that may be gone: a guest's notice is replaced after sign-in.
      if (document.activeElement === document.body) document.querySelector("main")?.focus({ preventScroll: true })
      onClosed()
    }
    wasOpen.current = mode !== null
  }, [mode, onClosed])

  return (
    <Dialog
      open={mode !== null}
      onClose={() => actor.send({ type: "dialog.closed" })}
      title={words.titles[mode ?? titled]}
      closeLabel={shell.close}
    >
      <div ref={content}>
        {mode === "login" && <LoginForm actor={actor} isSessionEnded={isSessionEnded} />}
        {mode === "register" && <RegisterForm actor={actor} />}
        {mode === "forgot" && <ForgotForm actor={actor} />}
        {mode === "code" && <CodeForm actor={actor} sentAt={sent.at} />}
        {mode === "changePhone" && <ChangePhoneForm actor={actor} />}
        {mode === "newPassword" && <NewPasswordForm actor={actor} />}
      </div>
    </Dialog>
  )
}
