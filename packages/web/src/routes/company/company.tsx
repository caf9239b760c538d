import { Link } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { useSession } from "../../environment/session.ts"
import { CompanyTab } from "../../features/company/CompanyTab.tsx"
import backLink from "../../features/my-account/BackLink.module.css"
import { Button } from "../../ui/Button.tsx"
import { Icon } from "../../ui/Icon.tsx"

/** /go/account/company: the company of whoever is signed in. */
export function CompanyPage() {
  const { company: words, shell } = useTexts()
  const { isSignedIn, signInAgain } = useSession()
  usePageTitle(words.title)
  return (
    <div className="container stack gap-24">
      <div>
        <Link className={backLink.back} to="/go/account/{-$tab}" params={{ tab: undefined }}>
          <Icon name="arrow-left" />
          {shell.myAccount}
        </Link>
        <h1>{words.title}</h1>
      </div>
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
