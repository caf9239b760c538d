import * as Result from "effect/Result"
import { type FormEvent, useCallback, useRef, useState } from "react"
import { useAction } from "../../environment/action.ts"
import { useAnswer } from "../../environment/answers/answer.ts"
import { failureOf } from "../../environment/answers/failure-of.ts"
import { useTexts } from "../../environment/language.ts"
import { useLoginAgain } from "../../environment/login-again.ts"
import { useApiKeyServices } from "../../environment/services/api-key-services.ts"
import { CurrentPasswordField } from "../../fields/CurrentPasswordField.tsx"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { TextField } from "../../ui/TextField.tsx"
import styles from "./Company.module.css"
import { CompanyFailure } from "./CompanyFailure.tsx"
import { usableKeys } from "./usable-keys.ts"

/** API keys with which programs book for the company. A key is shown once, when it is made. */
export function ApiKeys() {
  const { company: words } = useTexts()
  const { account, keys } = useApiKeyServices()
  const [name, setName] = useState("")
  const [isNameMissing, setNameMissing] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  const answer = useAnswer(useCallback((options) => usableKeys(keys, options), [keys]))
  const [password, setPassword] = useState("")
  const [asked, setAsked] = useState<"nothing" | "password" | "login">("nothing")
  const make = useAction(async (given: string | null, options) => {
    const scopes = ["quotes", "bookings:read", "bookings:write"] as const
    const made = await keys.makeKey({ name, kind: "live", scopes, expiresAt: null, password: given }, options)
    if (Result.isFailure(made) && made.failure._tag === "PasswordAskedAgain") {
      const profile = await account.profile(options)
      // A customer who logs in only at a social provider has no password here.
      const hasNone = Result.isSuccess(profile) && !profile.success.hasPassword
      setAsked(hasNone ? "login" : "password")
    }
    return made
  })
  const revoke = useAction((id: string, options) => keys.revokeKey({ id }, options))
  const submit = useRef<HTMLButtonElement>(null)
  const logInAgain = useLoginAgain((isSame) => {
    submit.current?.focus()
    setAsked("nothing")
    // He has already pressed the button; somebody else who logged in has not.
    if (isSame) void makeNamed()
    else answer.retry()
  })
  const press = async (event: FormEvent) => {
    event.preventDefault()
    // The customer may have logged in since.
    if (asked === "login") setAsked("nothing")
    await makeNamed()
  }
  const makeNamed = async () => {
    setNameMissing(name.trim() === "")
    const made = name.trim() === "" ? null : await make.run(password === "" ? null : password)
    if (!made) return
    setShown(made.value.key)
    setName("")
    setPassword("")
    setAsked("nothing")
    answer.retry()
  }
  const unproved = unprovedWord(make.failure, password, words)
  const failure = unproved === undefined ? (make.failure ?? revoke.failure) : null
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
        {asked === "login" && (
          <Alert
            tone="warning"
            announce="now"
            actions={
              <Button variant="secondary" size="small" onClick={logInAgain}>
                {words.keyLogin}
              </Button>
            }
          >
            {words.keyLoginAsked}
          </Alert>
        )}
        {asked === "password" && (
          <CurrentPasswordField
            label={words.keyPassword}
            value={password}
            onChange={(text) => {
              make.forgive()
              setPassword(text)
            }}
            error={unproved}
            isErrorAnnounced
          />
        )}
        <div>
          <Button ref={submit} type="submit" variant="secondary" busy={make.isBusy} busyLabel={words.saving}>
            {words.makeKey}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** Why a live key was not made for a member who did not confirm his identity. */
function unprovedWord(
  failure: { readonly _tag: string } | null,
  password: string,
  words: ReturnType<typeof useTexts>["company"],
): string | undefined {
  if (failure?._tag === "TooManySignIns") return words.keyPasswordTooOften
  if (failure?._tag !== "PasswordAskedAgain") return
  return password === "" ? words.keyPasswordAsked : words.keyPasswordWrong
}
