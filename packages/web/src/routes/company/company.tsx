import { useNavigate, useSearch } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { useSession } from "../../environment/session.ts"
import { askedBookings } from "../../features/company/bookings/asked-bookings.ts"
import { CompanyBookings } from "../../features/company/bookings/CompanyBookings.tsx"
import { CompanyTab } from "../../features/company/CompanyTab.tsx"
import { AccountLayout } from "../../features/my-account/AccountLayout.tsx"
import { Button } from "../../ui/Button.tsx"
import { CompanyNotLoaded } from "./CompanyNotLoaded.tsx"

/**
 * /go/account/company: the signed-in customer's company, as a section of his account; with `?bookings=`, what its
 * members booked in that month.
 */
export function CompanyPage() {
  const { company: words, shell } = useTexts()
  const { isSignedIn, signInAgain } = useSession()
  const asked = askedBookings(useSearch({ strict: false }))
  const navigate = useNavigate()
  usePageTitle(asked ? words.bookingsTitle : words.title)
  if (!isSignedIn)
    return (
      <AccountLayout base="/go/account/{-$tab}" tab="company">
        <p>{words.signIn}</p>
        <div>
          <Button onClick={signInAgain}>{shell.loginOrSignUp}</Button>
        </div>
      </AccountLayout>
    )
  return (
    <AccountLayout base="/go/account/{-$tab}" tab="company">
      {asked ? (
        <CompanyBookings
          NotLoaded={CompanyNotLoaded}
          asked={asked}
          onAsk={(wanted) => {
            void navigate({ to: "/go/account/company", search: wanted, resetScroll: false, replace: true })
          }}
        />
      ) : (
        <CompanyTab NotLoaded={CompanyNotLoaded} />
      )}
    </AccountLayout>
  )
}
