import type { Profile } from "@mersal/domain/ports/driving/account-service"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { useTexts } from "../../../environment/language.ts"
import { useMyAccountServices } from "../../../environment/services/my-account-services.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { useAnnouncements } from "../../../ui/Announcer.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Card } from "../../../ui/Card.tsx"
import { FailureAlert } from "../FailureAlert.tsx"

interface ClaimBookingsProps {
  /** Null if it could not be loaded. */
  profile: Profile | null
  onClaimed: () => void
}

/**
 * Moves guest bookings of the customer's confirmed e-mail or phone into the account (D23). A customer who registered by
 * an e-mail code may have booked with a phone that he has not confirmed: he is told how to find those.
 */
export function ClaimBookings({ profile, onClaimed }: ClaimBookingsProps) {
  const { myAccount, myBookings: words } = useTexts()
  const { account } = useMyAccountServices()
  const { toast } = useAnnouncements()
  const [isNoneFound, setNoneFound] = useState(false)
  const claim = useAction((_: null, options) => account.claimBookings(options))
  const press = async () => {
    setNoneFound(false)
    const answer = await claim.run(null)
    if (!answer) return
    const { length } = answer.value.references
    if (length === 0) return setNoneFound(true)
    toast(words.claimed(length))
    onClaimed()
  }
  return (
    <Card tone="sunken" title={words.claimHeading}>
      <div className="stack">
        <p>{words.claimText}</p>
        {profile?.phone && !profile.isPhoneProved && (
          <p>
            {words.phoneUnproved}{" "}
            <Link to="/go/account/{-$tab}" params={{ tab: "profile" }}>
              {words.provePhone}
            </Link>
          </p>
        )}
        {isNoneFound && (
          <Alert tone="info" announce="politely">
            {words.claimedNone}
          </Alert>
        )}
        {claim.failure && <FailureAlert failure={claim.failure} title={myAccount.notDone} />}
        <div>
          <Button variant="secondary" icon="search" busy={claim.isBusy} busyLabel={words.loading} onClick={press}>
            {words.claim}
          </Button>
        </div>
      </div>
    </Card>
  )
}
