import { type FormEvent, useCallback, useState } from "react"
import { useAction } from "../../environment/action.ts"
import { useAnswer } from "../../environment/answer.ts"
import { useCompanyServices } from "../../environment/company-services.ts"
import { failureOf } from "../../environment/failure-of.ts"
import { useTexts } from "../../environment/language.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { TextField } from "../../ui/TextField.tsx"
import styles from "./Company.module.css"
import { CompanyFailure } from "./CompanyFailure.tsx"

/** Keys by which programs book for the company. One is shown once, when it is made. */
export function ApiKeys() {
  const { company: words } = useTexts()
  const { keys } = useCompanyServices()
  const [name, setName] = useState("")
  const [isNameMissing, setNameMissing] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  const answer = useAnswer(useCallback((options) => keys.keys({}, options), [keys]))
  const make = useAction((_: null, options) =>
    keys.makeKey(
      { name, kind: "live", scopes: ["quotes", "bookings:read", "bookings:write"], expiresAt: null },
      options,
    ),
  )
  const revoke = useAction((id: string, options) => keys.revokeKey({ id }, options))
  const press = async (event: FormEvent) => {
    event.preventDefault()
    setNameMissing(name.trim() === "")
    const made = name.trim() === "" ? null : await make.run(null)
    if (!made) return
    setShown(made.value.key)
    setName("")
    answer.retry()
  }
  const failure = make.failure ?? revoke.failure
  const notSeen = failureOf(answer)
  return (
    <Card title={words.keysTitle} className={styles.part}>
      <p className="text-muted">{words.keysLead}</p>
      {failure && <CompanyFailure failure={failure} />}
      {notSeen && <CompanyFailure failure={notSeen} title={words.loadFailed} onRetry={answer.retry} />}
      {shown !== null && (
        <Alert tone="success" announce="politely" title={words.keyMade}>
          <code className={styles.key} dir="ltr">
            {shown}
          </code>
        </Alert>
      )}
      {answer.state === "answered" && answer.value.length === 0 && <p>{words.noKeys}</p>}
      <ul role="list" className={styles.list}>
        {answer.state === "answered" &&
          answer.value.map((key) => (
            <li key={key.id} className={styles.row}>
              <bdi>{key.name}</bdi>
              <Button
                variant="ghost"
                size="small"
                aria-label={words.revokeKey(key.name)}
                onClick={async () => {
                  if (await revoke.run(key.id)) answer.retry()
                }}
              >
                {words.revoke}
              </Button>
            </li>
          ))}
      </ul>
      <form className="stack gap-12" noValidate onSubmit={press}>
        <TextField
          label={words.keyName}
          value={name}
          onChange={setName}
          error={isNameMissing && name.trim() === "" ? words.enterName : undefined}
          isErrorAnnounced
        />
        <div>
          <Button type="submit" variant="secondary" busy={make.isBusy} busyLabel={words.saving}>
            {words.makeKey}
          </Button>
        </div>
      </form>
    </Card>
  )
}
