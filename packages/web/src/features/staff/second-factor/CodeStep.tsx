import type { Customer } from "@mersal/domain/account/customer"
import type { SecondFactorCalls, SecondFactorEntry } from "@mersal/domain/ports/driving/account-service"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { useTexts } from "../../../environment/language.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Button } from "../../../ui/Button.tsx"
import { CodeField } from "./CodeField.tsx"
import { type FactorFailure, factorWords, isOver } from "./factor-failure.ts"

interface CodeStepProps {
  challengeId: string
  verify: SecondFactorCalls["verifySecondFactor"]
  onSignedIn: (customer: Customer) => void
  onStartAgain: () => void
}

/**
 * The second step of a login: the code of the app, or a recovery code. Loaded when the password was correct but not
 * enough.
 */
export function CodeStep({ challengeId, verify, onSignedIn, onStartAgain }: CodeStepProps) {
  const { secondFactor: words } = useTexts()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState("")
  const [ofApp, setOfApp] = useState(true)
  const [isMissing, setMissing] = useState(false)
  const call = useAction<SecondFactorEntry, { readonly customer: Customer }, FactorFailure>((entry, options) =>
    verify(entry, options),
  )
  // After the password, or after choosing the other kind of code, typing continues in this field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice replaces the field.
  useEffect(() => field.current?.focus(), [ofApp])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = code.trim() === ""
    setMissing(isEmpty)
    if (isEmpty) return field.current?.focus()
    const answer = await call.run({ challengeId, code })
    if (answer) onSignedIn(answer.value.customer)
    else field.current?.select()
  }
  const change = (text: string) => {
    setMissing(false)
    setCode(text)
  }
  const trouble = call.failure && (
    <Alert tone="danger" announce="now">
      {factorWords(call.failure, words)}
    </Alert>
  )
  if (isOver(call.failure))
    return (
      <div className="stack">
        {trouble}
        <Button fullWidth autoFocus onClick={onStartAgain}>
          {words.startAgain}
        </Button>
      </div>
    )
  return (
    <form noValidate className="stack" onSubmit={submit}>
      {trouble}
      <p className="text-muted">{ofApp ? words.codeLead : words.recoveryLead}</p>
      <CodeField
        key={String(ofApp)}
        ref={field}
        ofApp={ofApp}
        label={ofApp ? words.code : words.recoveryCode}
        value={code}
        onChange={change}
        error={isMissing ? words.codeMissing : undefined}
      />
      <Button type="submit" fullWidth busy={call.isBusy}>
        {words.logIn}
      </Button>
      <Button
        variant="ghost"
        onClick={() => {
          setCode("")
          setMissing(false)
          setOfApp(!ofApp)
        }}
      >
        {ofApp ? words.useRecovery : words.useApp}
      </Button>
      <Button variant="ghost" onClick={onStartAgain}>
        {words.startAgain}
      </Button>
      <p className="text-muted text-small">{words.lost}</p>
    </form>
  )
}
