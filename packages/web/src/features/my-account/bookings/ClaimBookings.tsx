import { useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { useTexts } from "../../../environment/language.ts"
import { useMyAccountServices } from "../../../environment/my-account-services.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Card } from "../../../ui/Card.tsx"
import { FailureAlert } from "../FailureAlert.tsx"

/** Takes guest bookings of one's proved e-mail or phone into the account (D23). */
export function ClaimBookings({ onClaimed }: { onClaimed: () => void }) {
  const { myAccount, myBookings: words } = useTexts()
  const { account } = useMyAccountServices()
  const [found, setFound] = useState<number | null>(null)
  const claim = useAction((_: null, options) => account.claimBookings(options))
  const press = async () => {
    setFound(null)
    const answer = await claim.run(null)
    if (!answer) return
    const { length } = answer.value.references
    setFound(length)
    if (length > 0) onClaimed()
  }
  return (
    <Card tone="sunken" title={words.claimHeading}>
      <div className="stack">
        <p>{words.claimText}</p>
        {found !== null && (
          <Alert tone={found > 0 ? "success" : "info"} announce="politely">
            {found > 0 ? words.claimed(found) : words.claimedNone}
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
