import { inGroupsOfFour } from "@mersal/domain/account/second-factor/base32"
import type {
  RecoveryCodes as Codes,
  SecondFactorCalls,
  SecondFactorSecret,
} from "@mersal/domain/ports/driving/account-service"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { useTexts } from "../../../environment/language.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Button } from "../../../ui/Button.tsx"
import { buttonClass } from "../../../ui/button-class.ts"
import { Card } from "../../../ui/Card.tsx"
import { CopyButton } from "../../../ui/CopyButton.tsx"
import { CodeField } from "./CodeField.tsx"
import { type FactorFailure, factorWords } from "./factor-failure.ts"
import { QrCode } from "./QrCode.tsx"
import styles from "./SecondFactor.module.css"

interface EnrolmentProps {
  begun: SecondFactorSecret
  confirm: SecondFactorCalls["confirmSecondFactor"]
  onConfirmed: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** An app stores the secret, and its first code turns the second factor on. */
export function Enrolment({ begun: { secret, uri }, confirm, onConfirmed, onCancel }: EnrolmentProps) {
  const { secondFactor: words } = useTexts()
  const part = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState("")
  const [isMissing, setMissing] = useState(false)
  const call = useAction<string, Codes, FactorFailure>((typed, options) => confirm({ code: typed }, options))
  useEffect(() => part.current?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = code.trim() === ""
    setMissing(isEmpty)
    if (isEmpty) return field.current?.focus()
    const answer = await call.run(code)
    if (answer) onConfirmed(answer.value.recoveryCodes)
    else field.current?.select()
  }
  return (
    <div className="stack" ref={part} tabIndex={-1}>
      <Card title={words.scanTitle}>
        <div className="stack">
          <p className="text-muted">{words.scanLead}</p>
          <QrCode text={uri} label={words.qrCode} />
          <div>
            <a className={buttonClass({ variant: "secondary" })} href={uri}>
              {words.openInApp}
            </a>
          </div>
          <p>
            {words.secret}:{" "}
            <bdi className={styles.secret} dir="ltr">
              {inGroupsOfFour(secret)}
            </bdi>
          </p>
          <div>
            <CopyButton
              text={secret}
              label={words.copySecret}
              copiedLabel={words.copied}
              failedLabel={words.copyFailed}
              size="small"
            />
          </div>
        </div>
      </Card>
      <Card title={words.confirmTitle}>
        <form noValidate className="stack" onSubmit={submit}>
          {call.failure && (
            <Alert tone="danger" announce="now">
              {factorWords(call.failure, words)}
            </Alert>
          )}
          <CodeField
            ref={field}
            ofApp
            label={words.code}
            value={code}
            onChange={(text) => {
              setMissing(false)
              setCode(text)
            }}
            error={isMissing ? words.codeMissing : undefined}
          />
          <div className={styles.actions}>
            <Button type="submit" busy={call.isBusy}>
              {words.turnOn}
            </Button>
            <Button variant="secondary" onClick={onCancel}>
              {words.cancel}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  )
}
