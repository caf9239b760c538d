import { showsDifference, typedPasswordFault } from "@mersal/domain/account/sign-in/password"
import { sanitise } from "@mersal/domain/booking/draft/text-sanitiser"
import { fieldCounter } from "@mersal/domain/market/field-counter"
import { fieldLimits } from "@mersal/domain/market/field-limits"
import { useSelector } from "@xstate/react"
import { useTexts } from "../../environment/language.ts"
import { Button } from "../../ui/Button.tsx"
import { TextField } from "../../ui/TextField.tsx"
import { AccountAlerts } from "./AccountAlerts.tsx"
import styles from "./AccountForm.module.css"
import { AccountPhoneField } from "./AccountPhoneField.tsx"
import { AgreedTerms } from "./AgreedTerms.tsx"
import { type AccountActor, fieldId, useAccountForm } from "./account-form.ts"
import { EmailField } from "./EmailField.tsx"
import { PasswordField } from "./PasswordField.tsx"
import { SocialButtons } from "./SocialButtons.tsx"

export function RegisterForm({ actor }: { actor: AccountActor }) {
  const { account: words } = useTexts()
  const form = useAccountForm(actor, "register")
  const isAway = useSelector(actor, ({ value }) => value === "signingInSocially")
  const { name, password, repeatedPassword } = form.values
  // The server checks for common passwords. Here only the strength is checked, from the fifth character on.
  const weakness = typedPasswordFault(password, () => false) && words.faults.register["password-weak"]
  const difference = showsDifference(password, repeatedPassword) ? words.passwordsDiffer : undefined
  return (
    <form noValidate className="stack" onSubmit={form.submit}>
      <p className="text-muted">{words.leads.register}</p>
      <AccountAlerts alert={form.alert} />
      <TextField
        id={fieldId("name")}
        label={words.name}
        autoComplete="name"
        value={name}
        onChange={(text) => form.type({ name: sanitise(text) })}
        {...form.errorOf("name")}
        counter={{ ...fieldCounter(name, fieldLimits.name), say: words.charactersLeft }}
      />
      <EmailField form={form} autoComplete="email" />
      <AccountPhoneField form={form} />
      <PasswordField
        field="password"
        label={words.password}
        hint={words.passwordHint}
        autoComplete="new-password"
        value={password}
        onChange={(text) => form.type({ password: text })}
        {...form.errorOf("password", { whileTyping: weakness || undefined })}
      />
      <PasswordField
        field="repeatedPassword"
        label={words.repeatedPassword}
        autoComplete="new-password"
        value={repeatedPassword}
        onChange={(text) => form.type({ repeatedPassword: text })}
        {...form.errorOf("repeatedPassword", { whileTyping: difference })}
      />
      <Button type="submit" fullWidth busy={form.isBusy && !isAway} aria-disabled={isAway || undefined}>
        {words.createAccount}
      </Button>
      <SocialButtons form={form} isWaiting={isAway} />
      <AgreedTerms />
      <p className={styles.otherWay}>
        {words.haveAccount}
        <button
          type="button"
          className={styles.link}
          onClick={() => form.send({ type: "mode.switched", mode: "login" })}
        >
          {words.login}
        </button>
      </p>
    </form>
  )
}
