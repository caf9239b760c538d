import { passwordRules } from "@mersal/domain/account/sign-in/password"
import { useState } from "react"
import { useTexts } from "../../environment/language.ts"
import type { FieldTexts } from "../../ui/Field.tsx"
import { TextField } from "../../ui/TextField.tsx"
import styles from "./AccountForm.module.css"
import { fieldId } from "./account-form.ts"

interface PasswordFieldProps extends Pick<FieldTexts, "error" | "isErrorAnnounced"> {
  field: "password" | "repeatedPassword"
  label: string
  hint?: string | undefined
  autoComplete: "current-password" | "new-password"
  value: string
  onChange: (password: string) => void
}

/** A password that the customer can make visible. */
export function PasswordField({ field, ...rest }: PasswordFieldProps) {
  const { account: words } = useTexts()
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...rest}
      {...(rest.autoComplete === "new-password" && { passwordrules: passwordRules })}
      id={fieldId(field)}
      type={isShown ? "text" : "password"}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <button
          type="button"
          className={styles.reveal}
          aria-label={isShown ? words.hidePassword : words.showPassword}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? words.hide : words.show}
        </button>
      }
    />
  )
}
