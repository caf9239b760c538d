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
  /** When the code was sent that the popup comes back with; null where it comes with none. */
  codeSentAt: Instant | null
  onClosed: () => void
}

/** The account popups (section 2): one dialog whose form changes, led by the machine. */
export function AccountPopup({ actor, isSessionEnded, codeSentAt, onClosed }: AccountPopupProps) {
  const { account: words, shell } = useTexts()
  const mode = useSelector(actor, modeOf)
  const challenge = useSelector(actor, ({ context }) => context.challenge)
  const content = useRef<HTMLDivElement>(null)
  // The dialog fades out with the title that it had.
  const [titled, setTitled] = useState(mode ?? "login")
  if (mode !== null && mode !== titled) setTitled(mode)

  const clock = usePageClock()
  const [sent, setSent] = useState({ challenge, at: codeSentAt ?? clock.now() })
  if (sent.challenge !== challenge) setSent({ challenge, at: clock.now() })

  // Each form begins at its first field. The dialog itself has been opened by then, by its own effect.
  useEffect(() => {
    if (mode === null) return
    content.current?.parentElement?.scrollTo({ top: 0 })
    content.current?.querySelector<HTMLElement>("input")?.focus({ preventScroll: true })
  }, [mode])

  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && mode === null) {
      // The focus goes back to what opened the popup, which may be gone: a guest's notice is an account now.
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
