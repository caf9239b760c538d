import type { StaffEvent } from "@mersal/domain/account/staff-event"
import type { StaffMember } from "@mersal/domain/ports/driving/account-service"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useTexts } from "../../../environment/language.ts"
import styles from "./People.module.css"

interface StaffLogProps {
  events: readonly StaffEvent[]
  staff: readonly StaffMember[]
}

/** Who was disabled and enabled again, newest first. Nothing if nobody was. */
export function StaffLog({ events, staff }: StaffLogProps) {
  const { admin: words } = useTexts()
  const time = useMarketTime()
  if (events.length === 0) return null
  const nameOf = (id: string | null): string => staff.find((member) => member.id === id)?.name ?? words.somebody
  return (
    <details>
      <summary>{words.staffLog}</summary>
      <ul role="list" className={styles.log}>
        {events.map(({ id, at, by, of, action }) => (
          <li key={id}>
            {words.staffEvents[action](nameOf(of))}
            <div className="text-muted text-small">
              {time.moment(at)} · {nameOf(by)}
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}
