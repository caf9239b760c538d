import { fieldCounter } from "@mersal/domain/market/field-counter"
import { fieldLimits } from "@mersal/domain/market/field-limits"
import { useTexts } from "../../environment/language.ts"
import { TextField } from "../../ui/TextField.tsx"
import { type AccountForm, fieldId } from "./account-form.ts"

interface EmailFieldProps {
  form: AccountForm
  autoComplete: "username" | "email"
}

/** The e-mail address, with the server's message below it (section 8, forgot password). */
export function EmailField({ form, autoComplete }: EmailFieldProps) {
  const { account: words } = useTexts()
  const { alert, values } = form
  const refusal = alert?.kind === "refused" && alert.place === "email" ? alert.messages[0] : undefined
  return (
    <TextField
      id={fieldId("email")}
      label={words.email}
      type="email"
      dir="ltr"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      value={values.email}
      onChange={(email) => form.type({ email })}
      {...form.errorOf("email", { byServer: refusal })}
      counter={{ ...fieldCounter(values.email, fieldLimits.email), say: words.charactersLeft }}
    />
  )
}
