import { useSelector } from "@xstate/react"
import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { useCustomer } from "../../environment/session.ts"
import { useWrittenPhone } from "../../fields/phones.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { AccountAlerts } from "./AccountAlerts.tsx"
import styles from "./AccountForm.module.css"
import { AccountPhoneField } from "./AccountPhoneField.tsx"
import { type AccountActor, useAccountForm } from "./account-form.ts"
import { PasswordField } from "./PasswordField.tsx"

/** Changes the phone number of a customer who is signed in or still has to enter his code. */
export function ChangePhoneForm({ actor }: { actor: AccountActor }) {
  const { account: words } = useTexts()
  const form = useAccountForm(actor, "changePhone")
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches({ changePhone: "saved" }))
  const { market } = useProduct()
  const phone = useCustomer()?.phone ?? null
  const written = useWrittenPhone(phone ?? "", market)
  const isPasswordAsked = useSelector(actor, ({ context }) => context.isPasswordAsked)
  return (
    <form noValidate className="stack" onSubmit={form.submit}>
      <p className="text-muted">{words.leads.changePhone}</p>
      {phone && (
        <p>
          {words.phoneNow} <bdi dir="ltr">{written}</bdi>
        </p>
      )}
      {isSaved ? (
        <Alert tone="success" announce="politely" title={words.phoneUpdated}>
          {words.phoneUpdatedNext}
        </Alert>
      ) : (
        <AccountAlerts alert={form.alert} />
      )}
      <AccountPhoneField form={form} />
      {isPasswordAsked && (
        <PasswordField
          field="password"
          label={words.password}
          hint={words.passwordOnceMore}
          autoComplete="current-password"
          value={form.values.password}
          onChange={(password) => form.type({ password })}
          {...form.errorOf("password")}
        />
      )}
      <Button type="submit" fullWidth busy={form.isBusy || isSaved}>
        {words.changePhone}
      </Button>
      {form.can({ type: "mode.switched", mode: "code" }) && (
        <p className={styles.otherWay}>
          <button
            type="button"
            className={styles.link}
            onClick={() => form.send({ type: "mode.switched", mode: "code" })}
          >
            {words.backToCode}
          </button>
        </p>
      )}
    </form>
  )
}
