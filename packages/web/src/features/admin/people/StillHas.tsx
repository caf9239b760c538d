import type { StaffMember } from "@mersal/domain/ports/driving/account-service"
import { Link } from "@tanstack/react-router"
import { useCallback } from "react"
import { useAnswer } from "../../../environment/answers/answer.ts"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { useAdmin } from "../../../environment/services/admin-services.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Spinner } from "../../../ui/Spinner.tsx"
import styles from "./People.module.css"
import { peopleWords } from "./people-failure.ts"

/** At most this many are listed, with the total number of all. */
const mostNamed = 8

/** What a driver who is about to be disabled still has: bookings to drive, and cash. */
export function StillHas({ member }: { member: StaffMember }) {
  const { admin: words } = useTexts()
  const { money } = useFormats()
  const { people } = useAdmin()
  const answer = useAnswer(
    useCallback((options) => people.staffHoldings({ id: member.id }, options), [people, member.id]),
  )
  if (answer.state === "waiting") return <Spinner label={words.loading} />
  if (answer.state === "failed") return <Alert tone="danger">{peopleWords(answer.failure, words)}</Alert>
  const { underWay, cash } = answer.value
  if (underWay.length === 0 && cash.length === 0) return <p className="text-muted">{words.hasNothing}</p>
  return (
    <Alert tone="warning" title={words.stillHas(member.name)} announce="politely">
      <ul role="list" className={styles.holdings}>
        {underWay.length > 0 && (
          <li>
            {words.stillDrives(underWay.length)}
            <ul role="list" className={styles.references}>
              {underWay.slice(0, mostNamed).map((reference) => (
                <li key={reference}>
                  <Link to="/ops/bookings/$reference" params={{ reference }}>
                    <bdi>{reference}</bdi>
                  </Link>
                </li>
              ))}
              {underWay.length > mostNamed && <li aria-hidden="true">…</li>}
            </ul>
          </li>
        )}
        {cash.map((amount) => (
          <li key={amount.currency}>
            {words.stillHolds(money(amount))} <Link to="/ops/cash">{words.toCash}</Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
