import { typedPasswordFault } from "@mersal/domain/account/sign-in/password"
import { useTexts } from "../../environment/language.ts"
import { Button } from "../../ui/Button.tsx"
import { AccountAlerts } from "./AccountAlerts.tsx"
import styles from "./AccountForm.module.css"
import { type AccountActor, useAccountForm } from "./account-form.ts"
import { PasswordField } from "./PasswordField.tsx"

export function NewPasswordForm({ actor }: { actor: AccountActor }) {
  const { account: words } = useTexts()
  const form = useAccountForm(actor, "newPassword")
  const { password } = form.values
  const weakness = typedPasswordFault(password, () => false) && words.faults.newPassword["password-weak"]
  return (
    <form noValidate className="stack" onSubmit={form.submit}>
      <p className="text-muted">{words.leads.newPassword}</p>
      <AccountAlerts alert={form.alert} />
      <PasswordField
        field="password"
        label={words.newPassword}
        hint={words.passwordHint}
        autoComplete="new-password"
        value={password}
        onChange={(text) => form.type({ password: text })}
        {...form.errorOf("password", { whileTyping: weakness || undefined })}
      />
      <Button type="submit" fullWidth busy={form.isBusy}>
        {words.save}
      </Button>
      {form.alert?.kind === "refused" && (
        // For a link that is no longer valid: request a code instead.
        <p className={styles.otherWay}>
          <button
            type="button"
            className={styles.link}
            onClick={() => form.send({ type: "mode.switched", mode: "forgot" })}
          >
            {words.sendCode}
          </button>
        </p>
      )}
    </form>
  )
}
