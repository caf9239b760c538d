import { useSelector } from "@xstate/react"
import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { AccountAlerts } from "./AccountAlerts.tsx"
import styles from "./AccountForm.module.css"
import { AgreedTerms } from "./AgreedTerms.tsx"
import { type AccountActor, useAccountForm } from "./account-form.ts"
import { EmailField } from "./EmailField.tsx"
import { PasswordField } from "./PasswordField.tsx"
import { SocialButtons } from "./SocialButtons.tsx"

interface LoginFormProps {
  actor: AccountActor
  isSessionEnded: boolean
}

export function LoginForm({ actor, isSessionEnded }: LoginFormProps) {
  const { account: words } = useTexts()
  const { farSignIns } = useProduct()
  const form = useAccountForm(actor, "login")
  const isAway = useSelector(actor, ({ value }) => value === "signingInSocially")
  return (
    <form noValidate className="stack" onSubmit={form.submit}>
      <p className="text-muted">{words.leads.login}</p>
      {isSessionEnded && <Alert tone="info">{words.sessionEnded}</Alert>}
      <AccountAlerts alert={form.alert} />
      <EmailField form={form} autoComplete="username" />
      <div className="stack gap-4">
        <PasswordField
          field="password"
          label={words.password}
          autoComplete="current-password"
          value={form.values.password}
          onChange={(password) => form.type({ password })}
          {...form.errorOf("password")}
        />
        <button
          type="button"
          className={styles.link}
          onClick={() => form.send({ type: "mode.switched", mode: "forgot" })}
        >
          {words.forgotPassword}
        </button>
      </div>
      <Button type="submit" fullWidth busy={form.isBusy && !isAway} aria-disabled={isAway || undefined}>
        {words.login}
      </Button>
      <SocialButtons form={form} isWaiting={isAway} />
      {/* A social sign-in from the login can also create an account. */}
      {farSignIns && <AgreedTerms />}
      <p className={styles.otherWay}>
        {words.newHere}
        <button
          type="button"
          className={styles.link}
          onClick={() => form.send({ type: "mode.switched", mode: "register" })}
        >
          {words.createAccount}
        </button>
      </p>
    </form>
  )
}
