import type {
  BookingsUnderWay,
  CashInHand,
  LastAdmin,
  NotSignedIn,
  PasswordAskedAgain,
  TooManySignIns,
} from "@mersal/domain/account/account-errors"
import type { LastOwner } from "@mersal/domain/corporate/corporate-errors"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import type { FormEvent } from "react"
import { useCallback, useRef, useState, useSyncExternalStore } from "react"
import { useAction } from "../../../environment/action.ts"
import { useAnswer } from "../../../environment/answers/answer.ts"
import { isServiceFailure, mayBeDone } from "../../../environment/answers/service-failures.ts"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { useLoginAgain } from "../../../environment/login-again.ts"
import { saveFile } from "../../../environment/save-file.ts"
import { useMyAccountServices } from "../../../environment/services/my-account-services.ts"
import { useSession } from "../../../environment/session.ts"
import { CurrentPasswordField } from "../../../fields/CurrentPasswordField.tsx"
import { Alert } from "../../../ui/Alert.tsx"
import { useAnnouncements } from "../../../ui/Announcer.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Card } from "../../../ui/Card.tsx"
import { Checkbox } from "../../../ui/Checkbox.tsx"
import { Dialog } from "../../../ui/Dialog.tsx"
import { Skeleton } from "../../../ui/Skeleton.tsx"
import { FailureAlert } from "../FailureAlert.tsx"
import styles from "../owned-booking/OwnedBooking.module.css"

/** The customer's stored data: export it, change the consent to analytics, erase it. */
export function DataTab() {
  return (
    <div className="columns">
      <div className="stack">
        <ExportData />
        <CountingChoice />
      </div>
      <EraseAccount />
    </div>
  )
}

function ExportData() {
  const { myAccount: words } = useTexts()
  const { account } = useMyAccountServices()
  const { toast } = useAnnouncements()
  const take = useAction<null, string, NotSignedIn>((_, options) => account.exportFile(options))
  const press = async () => {
    const answer = await take.run(null)
    if (!answer) return
    saveFile("my-data.json", "application/json", answer.value)
    toast(words.exported)
  }
  return (
    <Card title={words.exportHeading}>
      <div className="stack">
        <p className="text-muted">{words.exportText}</p>
        {take.failure && <FailureAlert failure={take.failure} title={words.notDone} />}
        <div>
          <Button variant="secondary" icon="download" busy={take.isBusy} busyLabel={words.loading} onClick={press}>
            {words.export}
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** Consent is as easy to withdraw as to give. */
function CountingChoice() {
  const { myAccount: words } = useTexts()
  const { counting } = useMyAccountServices()
  const isCounted = useSyncExternalStore(counting.watch, counting.consent) === true
  return (
    <Card title={words.countingHeading}>
      <Checkbox
        label={words.counting}
        hint={words.countingText}
        checked={isCounted}
        onChange={(isGiven) => counting.answer(isGiven)}
      />
    </Card>
  )
}

function EraseAccount() {
  const { myAccount: words, shell } = useTexts()
  const [isAsking, setAsking] = useState(false)
  return (
    <Card title={words.eraseHeading}>
      <div className="stack">
        <p className="text-muted">{words.eraseText}</p>
        <div>
          <Button variant="secondary" icon="bin" onClick={() => setAsking(true)}>
            {words.erase}
          </Button>
        </div>
      </div>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={words.eraseTitle} closeLabel={shell.close}>
        {isAsking && <EraseQuestion onClose={() => setAsking(false)} />}
      </Dialog>
    </Card>
  )
}

type EraseRefusal =
  | NotSignedIn
  | PasswordAskedAgain
  | TooManySignIns
  | BookingsUnderWay
  | CashInHand
  | LastAdmin
  | LastOwner

function EraseQuestion({ onClose }: { onClose: () => void }) {
  const { myAccount: words } = useTexts()
  const { account } = useMyAccountServices()
  const { signOut } = useSession()
  const profile = useAnswer(useCallback((options) => account.profile(options), [account]))
  const [password, setPassword] = useState("")
  const [isEmpty, setEmpty] = useState(false)
  const wasLost = useRef(false)
  const lead = useRef<HTMLParagraphElement>(null)
  const erase = useAction<string | null, null, EraseRefusal>(async (given, options) => {
    const answer = await account.eraseAccount({ password: given }, options)
    if (Result.isSuccess(answer)) return answer
    const refusal = answer.failure
    // The sessions end with the account: the earlier press, whose answer was lost, has erased it.
    if (wasLost.current && refusal._tag === "NotSignedIn") return Result.succeed(null)
    wasLost.current ||= isServiceFailure(refusal) && mayBeDone(refusal)
    return answer
  })
  const logInAgain = useLoginAgain((isSame) => {
    // Somebody else who has signed in now was not asked about his own account.
    if (!isSame) return onClose()
    lead.current?.focus()
    erase.forgive()
  })
  const { failure } = erase
  if (profile.state === "waiting") return <Skeleton shape="control" count={2} />
  if (profile.state === "failed") {
    return <FailureAlert failure={profile.failure} title={words.loadFailed} onRetry={profile.retry} />
  }
  const { hasPassword } = profile.value
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setEmpty(hasPassword && password === "")
    if (hasPassword && password === "") return document.getElementById("erase-password")?.focus()
    if (!(await erase.run(hasPassword ? password : null))) return
    signOut(words.erased)
  }
  const isWrong = failure?._tag === "PasswordAskedAgain" && hasPassword
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <p ref={lead} tabIndex={-1}>
        {words.eraseText}
      </p>
      {hasPassword && (
        <CurrentPasswordField
          id="erase-password"
          label={words.erasePassword}
          value={password}
          onChange={(text) => {
            setEmpty(false)
            erase.forgive()
            setPassword(text)
          }}
          error={isWrong ? words.passwordWrong : isEmpty ? words.enterPassword : undefined}
          isErrorAnnounced={isWrong}
        />
      )}
      {failure && !isWrong && <EraseRefused failure={failure} onLogInAgain={logInAgain} />}
      <div className={styles.more}>
        <Button type="submit" variant="danger" busy={erase.isBusy} busyLabel={words.loading}>
          {words.eraseConfirm}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

interface EraseRefusedProps {
  failure: EraseRefusal | ServiceFailure
  onLogInAgain: () => void
}

function EraseRefused({ failure, onLogInAgain }: EraseRefusedProps) {
  const { myAccount: words } = useTexts()
  const formats = useFormats()
  if (failure._tag === "NotSignedIn" || isServiceFailure(failure)) {
    const isKnown = failure._tag === "NotSignedIn" || !mayBeDone(failure)
    return <FailureAlert failure={failure} title={isKnown ? words.notDone : words.notKnown} />
  }
  const said = () => {
    switch (failure._tag) {
      case "BookingsUnderWay":
        return words.underWay(failure.references.length)
      case "CashInHand":
        return words.cashInHand(failure.held.map(formats.money))
      case "LastOwner":
        return words.lastOwner
      case "LastAdmin":
        return words.lastAdmin
      case "PasswordAskedAgain":
        return words.eraseProofOld
      case "TooManySignIns":
        return words.passwordTooOften
    }
  }
  const actions = failure._tag === "PasswordAskedAgain" && (
    <Button variant="secondary" size="small" onClick={onLogInAgain}>
      {words.eraseLogin}
    </Button>
  )
  return (
    <Alert tone="warning" announce="now" actions={actions}>
      {said()}
    </Alert>
  )
}
