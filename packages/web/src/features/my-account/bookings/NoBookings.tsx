import { Link } from "@tanstack/react-router"
import { useCallback, useEffect } from "react"
import { useAnswer } from "../../../environment/answer.ts"
import { useTexts } from "../../../environment/language.ts"
import { useMyAccountServices } from "../../../environment/my-account-services.ts"
import { buttonClass } from "../../../ui/button-class.ts"
import { Empty } from "../Empty.tsx"
import { BookingsComing } from "./BookingsComing.tsx"

/**
 * Nothing is booked with this account yet. Whoever registered by a code in an e-mail may have booked as a guest all the
 * same, with a phone that he has not proved: he is told how those bookings are found (D23).
 */
export function NoBookings({ onShown }: { onShown: (() => void) | undefined }) {
  const { myBookings: words, shell } = useTexts()
  const { account } = useMyAccountServices()
  const answer = useAnswer(useCallback((options) => account.profile(options), [account]))
  const profile = answer.state === "answered" ? answer.value : null
  const isUnproved = profile !== null && profile.phone !== null && !profile.isPhoneProved
  const isKnown = answer.state !== "waiting"
  useEffect(() => {
    if (isKnown) onShown?.()
  }, [isKnown, onShown])
  if (!isKnown) return <BookingsComing />
  return (
    <Empty title={words.none} text={words.noneText}>
      <div className="stack">
        {isUnproved && (
          <p>
            {words.phoneUnproved}{" "}
            <Link to="/go/account/{-$tab}" params={{ tab: "profile" }}>
              {words.provePhone}
            </Link>
          </p>
        )}
        <div>
          <Link className={buttonClass({})} to="/go/book">
            {shell.bookDelivery}
          </Link>
        </div>
      </div>
    </Empty>
  )
}
