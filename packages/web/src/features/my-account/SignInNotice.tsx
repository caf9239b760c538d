import { useAccountDialog } from "../../environment/account-dialog.ts"
import { useTexts } from "../../environment/language.ts"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import styles from "./SignInNotice.module.css"

/** What a guest finds in an account: what it is for, and the way in. */
export function SignInNotice() {
  const { myAccount, shell } = useTexts()
  const dialog = useAccountDialog()
  return (
    <Card className={styles.notice}>
      <div className="stack gap-8">
        <h2>{myAccount.signInTitle}</h2>
        <p className="text-muted">{myAccount.signInText}</p>
      </div>
      <div>
        <Button icon="user" onClick={() => dialog.open("login")}>
          {shell.loginOrSignUp}
        </Button>
      </div>
    </Card>
  )
}
