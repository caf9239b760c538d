import { useAccountDialog } from "../../environment/account-dialog.ts"
import { useTexts } from "../../environment/language.ts"
import { Button } from "../../ui/Button.tsx"
import { Empty } from "./Empty.tsx"

/** What a guest sees in the account: its purpose, and how to sign in. */
export function SignInNotice() {
  const { myAccount, shell } = useTexts()
  const dialog = useAccountDialog()
  return (
    <Empty title={myAccount.signInTitle} text={myAccount.signInText}>
      <Button icon="user" busy={dialog.isLoading} onClick={() => dialog.open("login")}>
        {shell.loginOrSignUp}
      </Button>
    </Empty>
  )
}
