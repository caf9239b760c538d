import { useTexts } from "../../environment/language.ts"
import { Button } from "../../ui/Button.tsx"
import { AccountAlerts } from "./AccountAlerts.tsx"
import styles from "./AccountForm.module.css"
import { type AccountActor, useAccountForm } from "./account-form.ts"
import { EmailField } from "./EmailField.tsx"

export function ForgotForm({ actor }: { actor: AccountActor }) {
  const { account: words } = useTexts()
  const form = useAccountForm(actor, "forgot")
  return (
    <form noValidate className="stack" onSubmit={form.submit}>
      <p className="text-muted">{words.leads.forgot}</p>
      <AccountAlerts alert={form.alert} />
      <EmailField form={form} autoComplete="username" />
      <Button type="submit" fullWidth busy={form.isBusy}>
        {words.sendCode}
      </Button>
      <p className={styles.otherWay}>
        <button
          type="button"
          className={styles.link}
          onClick={() => form.send({ type: "mode.switched", mode: "login" })}
        >
          {words.backToLogin}
        </button>
      </p>
    </form>
  )
}
