import type { SignInAnswer } from "@mersal/domain/account/sign-in"
import type { AccountService } from "@mersal/domain/ports/driving/account-service"
import { type FormEvent, useId, useRef, useState } from "react"
import { useAction } from "../../environment/action.ts"
import { useTexts } from "../../environment/language.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { TextField } from "../../ui/TextField.tsx"
import styles from "./StaffSignIn.module.css"
import { type SignInFailure, signInFailureWords } from "./sign-in-failure.ts"

interface StaffSignInProps {
  signIn: AccountService["signIn"]
  onSignedIn: (customer: SignInAnswer["customer"]) => void
}

/** How staff come in: by e-mail and password alone, for their accounts are made by an admin. */
export function StaffSignIn({ signIn, onSignedIn }: StaffSignInProps) {
  const { staff: words, accountRefusals } = useTexts()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState("")
  const [password, setPassword] = useState("")
  const [isChecked, setIsChecked] = useState(false)
  const [isUnproved, setIsUnproved] = useState(false)
  const call = useAction<{ email: string; password: string }, SignInAnswer, SignInFailure>((credentials, options) =>
    signIn({ ...credentials, role: "customer" }, options),
  )

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    setIsUnproved(false)
    const missing = email.trim() === "" ? "email" : password === "" ? "password" : null
    if (missing) return form.current?.querySelector<HTMLElement>(`[name=${missing}]`)?.focus()
    const answer = await call.run({ email: email.trim(), password })
    if (!answer) return
    if (answer.value.challenge === null) onSignedIn(answer.value.customer)
    else setIsUnproved(true)
  }

  const trouble = isUnproved
    ? words.notProved
    : call.failure && signInFailureWords(call.failure, words, accountRefusals)
  return (
    <form ref={form} noValidate className="stack" onSubmit={submit}>
      {trouble && (
        <Alert tone="danger" announce="now">
          {trouble}
        </Alert>
      )}
      <TextField
        id={`${id}-email`}
        name="email"
        label={words.email}
        type="email"
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={setEmail}
        error={isChecked && email.trim() === "" ? words.emailMissing : undefined}
      />
      <TextField
        id={`${id}-password`}
        name="password"
        label={words.password}
        type="password"
        dir="ltr"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={isChecked && password === "" ? words.passwordMissing : undefined}
      />
      <Button type="submit" fullWidth busy={call.isBusy}>
        {words.signIn}
      </Button>
      <a className={styles.forgotten} href="/go/account?login">
        {words.forgotPassword}
      </a>
    </form>
  )
}
