import type { SecondFactorCalls, SecondFactorSecret } from "@mersal/domain/ports/driving/account-service"
import * as Result from "effect/Result"
import { type FormEvent, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { useTexts } from "../../../environment/language.ts"
import { CurrentPasswordField } from "../../../fields/CurrentPasswordField.tsx"
import { Alert } from "../../../ui/Alert.tsx"
import { Button } from "../../../ui/Button.tsx"
import { type BeginFailure, factorWords } from "./factor-failure.ts"

interface BeginFormProps {
  begin: SecondFactorCalls["beginSecondFactor"]
  onBegun: (secret: SecondFactorSecret) => void
}

/** Begins the set-up, at once after a recent login, else with the password. */
export function BeginForm({ begin, onBegun }: BeginFormProps) {
  const { secondFactor: words } = useTexts()
  const [password, setPassword] = useState("")
  const [isAsked, setAsked] = useState(false)
  const call = useAction<string | null, SecondFactorSecret, BeginFailure>(async (typed, options) => {
    const begun = await begin({ password: typed }, options)
    if (Result.isFailure(begun) && begun.failure._tag === "PasswordAskedAgain") setAsked(true)
    return begun
  })
  const { failure } = call
  const unproved =
    failure?._tag === "PasswordAskedAgain"
      ? password === ""
        ? words.passwordAsked
        : words.passwordWrong
      : failure?._tag === "TooManySignIns"
        ? words.passwordTooOften
        : undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const begun = await call.run(password === "" ? null : password)
    if (begun) onBegun(begun.value)
  }
  return (
    <form noValidate className="stack" onSubmit={submit}>
      {failure && unproved === undefined && (
        <Alert tone="danger" announce="now">
          {factorWords(failure, words)}
        </Alert>
      )}
      {isAsked && (
        <CurrentPasswordField
          label={words.password}
          value={password}
          onChange={(text) => {
            call.forgive()
            setPassword(text)
          }}
          error={unproved}
          isErrorAnnounced
        />
      )}
      <div>
        <Button type="submit" busy={call.isBusy}>
          {words.begin}
        </Button>
      </div>
    </form>
  )
}
