import { useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { useSession } from "../../environment/session.ts"
import { CompanyTab } from "../../features/company/CompanyTab.tsx"
import { AccountLayout } from "../../features/my-account/AccountLayout.tsx"
import { Button } from "../../ui/Button.tsx"

/** /go/account/company: the company of whoever is signed in, among the sections of the account. */
export function CompanyPage() {
  const { company: words, shell } = useTexts()
  const { isSignedIn, signInAgain } = useSession()
  usePageTitle(words.title)
  return (
    <AccountLayout base="/go/account/{-$tab}" tab="company">
      {isSignedIn ? (
        <CompanyTab />
      ) : (
        <>
          <p>{words.signIn}</p>
          <div>
            <Button onClick={signInAgain}>{shell.loginOrSignUp}</Button>
          </div>
        </>
      )}
    </AccountLayout>
  )
}
