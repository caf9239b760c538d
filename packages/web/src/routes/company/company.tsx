import { useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { useSession } from "../../environment/session.ts"
import { CompanyTab } from "../../features/company/CompanyTab.tsx"
import { Button } from "../../ui/Button.tsx"

/** /go/account/company: the company of whoever is signed in. */
export function CompanyPage() {
  const { company: words, shell } = useTexts()
  const { isSignedIn, signInAgain } = useSession()
  usePageTitle(words.title)
  return (
    <div className="container stack">
      <h1>{words.title}</h1>
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
    </div>
  )
}
