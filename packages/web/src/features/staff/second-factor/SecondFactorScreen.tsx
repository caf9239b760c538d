import type { SecondFactorCalls, SecondFactorSecret } from "@mersal/domain/ports/driving/account-service"
import { type ReactNode, useCallback, useState } from "react"
import { useAnswer } from "../../../environment/answers/answer.ts"
import { failureOf } from "../../../environment/answers/failure-of.ts"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useTexts } from "../../../environment/language.ts"
import { usePageTitle } from "../../../environment/page-title.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Card } from "../../../ui/Card.tsx"
import { Spinner } from "../../../ui/Spinner.tsx"
import { BeginForm } from "./BeginForm.tsx"
import { Enrolment } from "./Enrolment.tsx"
import { factorWords } from "./factor-failure.ts"
import { RecoveryCodes } from "./RecoveryCodes.tsx"
import { TurnOff } from "./TurnOff.tsx"

interface SecondFactorScreenProps {
  calls: SecondFactorCalls
  /** Called where it must be set up before anything else, once it is and the recovery codes are saved. */
  onEnrolled?: () => void
  /** Below everything: where to continue. */
  children?: ReactNode
}

/** Where a member of staff sets up a second factor, and turns it off. */
export function SecondFactorScreen({ calls, onEnrolled, children }: SecondFactorScreenProps) {
  const { secondFactor: words, shell } = useTexts()
  const time = useMarketTime()
  const answer = useAnswer(useCallback((options) => calls.secondFactor(options), [calls]))
  const [begun, setBegun] = useState<SecondFactorSecret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isTurnedOff, setTurnedOff] = useState(false)
  const title = onEnrolled ? words.requiredTitle : words.pageTitle
  usePageTitle(title)
  const notSeen = failureOf(answer)
  const head = (
    <div className="stack gap-8">
      <h1>{title}</h1>
      <p className="text-muted">{onEnrolled ? words.requiredLead : words.lead}</p>
    </div>
  )
  if (codes)
    return (
      <div className="container container-narrow stack gap-24">
        {head}
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            setCodes(null)
            answer.retry()
            onEnrolled?.()
          }}
        />
      </div>
    )
  if (begun)
    return (
      <div className="container container-narrow stack gap-24">
        {head}
        <Enrolment
          begun={begun}
          confirm={calls.confirmSecondFactor}
          onConfirmed={(recoveryCodes) => {
            setBegun(null)
            setCodes(recoveryCodes)
          }}
          onCancel={() => setBegun(null)}
        />
      </div>
    )
  return (
    <div className="container container-narrow stack gap-24">
      {head}
      {isTurnedOff && (
        <Alert tone="success" announce="politely" onDismiss={() => setTurnedOff(false)} dismissLabel={shell.close}>
          {words.turnedOff}
        </Alert>
      )}
      {answer.state === "waiting" && <Spinner label={words.pageTitle} />}
      {notSeen && <Alert tone="danger">{factorWords(notSeen, words)}</Alert>}
      {answer.state === "answered" && answer.value.since === null && (
        <Card>
          <div className="stack">
            <p>{words.isOff}</p>
            <BeginForm
              begin={calls.beginSecondFactor}
              onBegun={(secret) => {
                setTurnedOff(false)
                setBegun(secret)
              }}
            />
          </div>
        </Card>
      )}
      {answer.state === "answered" && answer.value.since !== null && (
        <>
          <Card>
            <div className="stack gap-8">
              <p>{words.isOn(time.moment(answer.value.since))}</p>
              <p>{words.recoveryCodesLeft(answer.value.recoveryCodesLeft)}</p>
              <p className="text-muted">{words.renew}</p>
            </div>
          </Card>
          <TurnOff
            remove={calls.removeSecondFactor}
            onRemoved={() => {
              setTurnedOff(true)
              answer.retry()
            }}
          />
        </>
      )}
      {children}
    </div>
  )
}
