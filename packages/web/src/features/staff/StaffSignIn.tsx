import type { SignInAnswer } from "@mersal/domain/account/sign-in/sign-in"
import type { AccountService } from "@mersal/domain/ports/driving/account-service"
import * as Result from "effect/Result"
import { type FormEvent, lazy, Suspense, useId, useRef, useState } from "react"
import { useAction } from "../../environment/action.ts"
import { useTexts } from "../../environment/language.ts"
import { withWords } from "../../environment/texts/with-words.ts"
import { CurrentPasswordField } from "../../fields/CurrentPasswordField.tsx"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { Spinner } from "../../ui/Spinner.tsx"
import { TextField } from "../../ui/TextField.tsx"
import styles from "./StaffSignIn.module.css"
import { type SignInFailure, signInFailureWords } from "./sign-in-failure.ts"

const CodeStep = lazy(() =>
  withWords(["secondFactor"], async () => ({ default: (await import("./second-factor/CodeStep.tsx")).CodeStep })),
)

interface StaffSignInProps {
  signIn: AccountService["signIn"]
  /** Sends the code of the second factor, which is asked for after a correct password. */
  verify: AccountService["verifySecondFactor"]
  onSignedIn: (customer: SignInAnswer["customer"]) => void
}

/**
 * How staff sign in: by e-mail and password, because an admin creates their accounts, and by the code of a second
 * factor, if there is one. That step is loaded when the password was correct but not enough.
 */
export function StaffSignIn({ signIn, verify, onSignedIn }: StaffSignInProps) {
  const { staff: words, accountRefusals } = useTexts()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState("")
  const [password, setPassword] = useState("")
  const [isChecked, setIsChecked] = useState(false)
  const [isUnproved, setIsUnproved] = useState(false)
  const [challengeId, setChallengeId] = useState<string | null>(null)
  const call = useAction<{ email: string; password: string }, SignInAnswer, SignInFailure>(
    async (credentials, options) => {
      const answer = await signIn({ ...credentials, role: "customer" }, options)
      if (Result.isFailure(answer) && answer.failure._tag === "SecondFactorNeeded")
        setChallengeId(answer.failure.challengeId)
      return answer
    },
  )
  const startAgain = () => {
    setChallengeId(null)
    call.forgive()
    setPassword("")
    setIsChecked(false)
  }

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

  if (challengeId !== null)
    return (
      <Suspense fallback={<Spinner label={words.signIn} />}>
        <CodeStep challengeId={challengeId} verify={verify} onSignedIn={onSignedIn} onStartAgain={startAgain} />
      </Suspense>
    )

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
      <CurrentPasswordField
        id={`${id}-password`}
        name="password"
        label={words.password}
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
