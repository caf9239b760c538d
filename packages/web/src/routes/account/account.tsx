import { useParams, useRouter } from "@tanstack/react-router"
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from "react"
import { useAccountDialog } from "../../environment/account-dialog.ts"
import { useAnswer } from "../../environment/answers/answer.ts"
import { useTexts } from "../../environment/language.ts"
import { usePageLocation } from "../../environment/page-location.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { useMyAccountServices } from "../../environment/services/my-account-services.ts"
import { useSession } from "../../environment/session.ts"
import { AccountLayout } from "../../features/my-account/AccountLayout.tsx"
import { type AccountBase, type AccountTab, accountTabOf } from "../../features/my-account/account-tabs.ts"
import { BookingList } from "../../features/my-account/bookings/BookingList.tsx"
import { BookingsComing } from "../../features/my-account/bookings/BookingsComing.tsx"
import { ClaimBookings } from "../../features/my-account/bookings/ClaimBookings.tsx"
import { NoBookings } from "../../features/my-account/bookings/NoBookings.tsx"
import { FailureAlert } from "../../features/my-account/FailureAlert.tsx"
import { SignInNotice } from "../../features/my-account/SignInNotice.tsx"
import { Skeleton } from "../../ui/Skeleton.tsx"
import { setPasswordToken } from "./set-password.ts"

/** The sections other than the first, each loaded with its address: most readers come for their bookings. */
const sections: Readonly<Record<Exclude<AccountTab, "bookings">, ComponentType>> = {
  addresses: lazy(async () => ({
    default: (await import("../../features/my-account/address-book/AddressBook.tsx")).AddressBook,
  })),
  contacts: lazy(async () => ({
    default: (await import("../../features/my-account/address-book/ContactBook.tsx")).ContactBook,
  })),
  profile: lazy(async () => ({
    default: (await import("../../features/my-account/profile/ProfileTab.tsx")).ProfileTab,
  })),
  notifications: lazy(async () => ({
    default: (await import("../../features/my-account/notices/NoticesTab.tsx")).NoticesTab,
  })),
  sessions: lazy(async () => ({
    default: (await import("../../features/my-account/devices/DevicesTab.tsx")).DevicesTab,
  })),
  data: lazy(async () => ({ default: (await import("../../features/my-account/data/DataTab.tsx")).DataTab })),
}

/** /go/account and /my-account/: one screen at two addresses; each of its sections has its own address. */
export function AccountPage() {
  const { myAccount } = useTexts()
  const { isSignedIn } = useSession()
  const { tab: name } = useParams({ strict: false })
  const { pathname } = usePageLocation()
  const base: AccountBase = pathname.startsWith("/my-account") ? "/my-account/{-$tab}" : "/go/account/{-$tab}"
  // The routes around this page report an unknown section.
  const tab = accountTabOf(name) ?? "bookings"
  usePageTitle(myAccount.tabs[tab])
  useSetPasswordLink()
  return (
    <AccountLayout base={base} tab={tab}>
      {isSignedIn ? <Section tab={tab} /> : <GuestSection tab={tab} />}
    </AccountLayout>
  )
}

function Section({ tab }: { tab: AccountTab }) {
  if (tab === "bookings") return <Bookings />
  const Shown = sections[tab]
  return (
    <Suspense fallback={<Skeleton shape="card" count={3} />}>
      <Shown />
    </Suspense>
  )
}

/**
 * The bookings of this browser are shown to everybody. A separate call asks whether the reader is still signed in; if
 * he is not, he sees the guest's view.
 */
function Bookings() {
  const { myBookings } = useTexts()
  const { account } = useMyAccountServices()
  const answer = useAnswer(useCallback((options) => account.profile(options), [account]))
  const [round, setRound] = useState(0)
  const [listed, setListed] = useState<"nothing" | "bookings" | null>(null)
  const list = useCallback((isEmpty: boolean) => setListed(isEmpty ? "nothing" : "bookings"), [])
  const showAnew = () => setRound((last) => last + 1)
  const showClaimed = () => {
    // The button disappears with its question, which was shown because there was no list, and appears again below the
    // list.
    if (listed === "nothing") document.querySelector("main")?.focus({ preventScroll: true })
    showAnew()
  }
  const askAgain = () => {
    answer.retry()
    showAnew()
  }
  const ended = answer.state === "failed" && answer.failure._tag === "NotSignedIn" ? answer.failure : null
  const profile = answer.state === "answered" ? answer.value : null
  const claim = <ClaimBookings profile={profile} onClaimed={showClaimed} />
  // Before it says that there are no bookings, it offers to look for guest bookings.
  const none = (
    <>
      {claim}
      <NoBookings />
    </>
  )
  return (
    <>
      {ended && <FailureAlert failure={ended} title="" onRetry={askAgain} />}
      <BookingList
        key={round}
        heading={ended ? myBookings.browserHeading : undefined}
        empty={answer.state === "waiting" ? <BookingsComing /> : ended ? null : none}
        onAnswered={list}
      />
      {listed === "bookings" && answer.state !== "waiting" && !ended && claim}
    </>
  )
}

/** A guest is asked to sign in; the bookings of this browser are still his (D23). */
function GuestSection({ tab }: { tab: AccountTab }) {
  const { myBookings } = useTexts()
  return (
    <>
      <SignInNotice />
      {tab === "bookings" && <BookingList heading={myBookings.browserHeading} empty={null} />}
    </>
  )
}

/** A message's link to a new password opens its popup here. The token is removed from the address. */
function useSetPasswordLink(): void {
  const router = useRouter()
  const { hash } = usePageLocation()
  const { setPassword } = useAccountDialog()
  useEffect(() => {
    const token = setPasswordToken(hash)
    if (token === null) return
    void router.navigate({ to: ".", hash: "", replace: true })
    setPassword(token)
  }, [hash, router, setPassword])
}
