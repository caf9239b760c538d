import type {
  InvalidAccountForm,
  NotSignedIn,
  PasswordAskedAgain,
  TooManySignIns,
} from "@mersal/domain/account/account-errors"
import { isStrongPassword, passwordRules } from "@mersal/domain/account/sign-in/password"
import type { FormEvent } from "react"
import { useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { isServiceFailure } from "../../../environment/answers/service-failures.ts"
import { useTexts } from "../../../environment/language.ts"
import { useMyAccountServices } from "../../../environment/services/my-account-services.ts"
import { CurrentPasswordField } from "../../../fields/CurrentPasswordField.tsx"
import { useAnnouncements } from "../../../ui/Announcer.tsx"
import { Button } from "../../../ui/Button.tsx"
import { useFieldMarks } from "../../../ui/field-marks.ts"
import { TextField } from "../../../ui/TextField.tsx"
import { FailureAlert } from "../FailureAlert.tsx"

interface Passwords {
  readonly password: string
  readonly newPassword: string
}

type PasswordField = "current-password" | "new-password"

/** A new password, confirmed by the current one; all other devices are signed out. */
export function PasswordForm() {
  const { account: words, myAccount } = useTexts()
  const { account } = useMyAccountServices()
  const { toast } = useAnnouncements()
  const [typed, setTyped] = useState<Passwords>({ password: "", newPassword: "" })
  const marks = useFieldMarks<PasswordField>()
  const change = useAction<Passwords, unknown, InvalidAccountForm | NotSignedIn | PasswordAskedAgain | TooManySignIns>(
    (passwords, options) => account.changePassword(passwords, options),
  )
  const { failure } = change
  const weak = failure?._tag === "InvalidAccountForm" ? failure.issues[0]?.kind : undefined
  const errors: Readonly<Record<PasswordField, string | undefined>> = {
    "current-password":
      failure?._tag === "PasswordAskedAgain"
        ? myAccount.passwordWrong
        : failure?._tag === "TooManySignIns"
          ? myAccount.passwordTooOften
          : marks.isMarked("current-password") && typed.password === ""
            ? myAccount.enterCurrent
            : undefined,
    "new-password":
      weak === "password-common"
        ? words.faults.newPassword["password-common"]
        : weak !== undefined || (marks.isMarked("new-password") && !isStrongPassword(typed.newPassword))
          ? words.faults.newPassword["password-weak"]
          : undefined,
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing: PasswordField[] = []
    if (typed.password === "") missing.push("current-password")
    if (!isStrongPassword(typed.newPassword)) missing.push("new-password")
    marks.refuse(missing)
    const [first] = missing
    if (first !== undefined) return document.getElementById(first)?.focus()
    if (!(await change.run(typed))) return
    setTyped({ password: "", newPassword: "" })
    toast(myAccount.passwordChanged)
  }
  const edit = (field: PasswordField, patch: Partial<Passwords>) => {
    marks.forgive(field)
    change.forgive()
    setTyped((last) => ({ ...last, ...patch }))
  }
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <CurrentPasswordField
        id="current-password"
        label={myAccount.currentPassword}
        value={typed.password}
        onChange={(password) => edit("current-password", { password })}
        error={errors["current-password"]}
        isErrorAnnounced={failure !== null}
      />
      <TextField
        id="new-password"
        type="password"
        label={words.newPassword}
        hint={words.passwordHint}
        autoComplete="new-password"
        {...{ passwordrules: passwordRules }}
        dir="ltr"
        value={typed.newPassword}
        onChange={(newPassword) => edit("new-password", { newPassword })}
        error={errors["new-password"]}
        isErrorAnnounced={failure !== null}
      />
      {failure && (failure._tag === "NotSignedIn" || isServiceFailure(failure)) && (
        <FailureAlert failure={failure} title={myAccount.notSaved} />
      )}
      <div>
        <Button type="submit" variant="secondary" busy={change.isBusy} busyLabel={myAccount.loading}>
          {myAccount.changePassword}
        </Button>
      </div>
    </form>
  )
}
