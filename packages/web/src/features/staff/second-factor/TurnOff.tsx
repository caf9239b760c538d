import type { SecondFactorCalls } from "@mersal/domain/ports/driving/account-service"
import { type FormEvent, useRef, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { useTexts } from "../../../environment/language.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Card } from "../../../ui/Card.tsx"
import { CodeField } from "./CodeField.tsx"
import { type FactorFailure, factorWords } from "./factor-failure.ts"

interface TurnOffProps {
  remove: SecondFactorCalls["removeSecondFactor"]
  onRemoved: () => void
}

/** Needs a code, so that nobody can turn it off at an unattended browser. */
export function TurnOff({ remove, onRemoved }: TurnOffProps) {
  const { secondFactor: words } = useTexts()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState("")
  const [isMissing, setMissing] = useState(false)
  const call = useAction<string, null, FactorFailure>((typed, options) => remove({ code: typed }, options))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = code.trim() === ""
    setMissing(isEmpty)
    if (isEmpty) return field.current?.focus()
    if (await call.run(code)) onRemoved()
    else field.current?.select()
  }
  return (
    <Card title={words.turnOffTitle}>
      <form noValidate className="stack" onSubmit={submit}>
        <p className="text-muted">{words.turnOffLead}</p>
        {call.failure && (
          <Alert tone="danger" announce="now">
            {factorWords(call.failure, words)}
          </Alert>
        )}
        <CodeField
          ref={field}
          ofApp={false}
          label={words.codeOrRecovery}
          value={code}
          onChange={(text) => {
            setMissing(false)
            setCode(text)
          }}
          error={isMissing ? words.codeMissing : undefined}
        />
        <div>
          <Button type="submit" variant="danger" busy={call.isBusy}>
            {words.turnOff}
          </Button>
        </div>
      </form>
    </Card>
  )
}
