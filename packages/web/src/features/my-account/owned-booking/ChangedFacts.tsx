import type { BookedWindow, Booking } from "@mersal/domain/booking/booking"
import type { MarketId } from "@mersal/domain/market/market"
import { usePageClock } from "../../../environment/formats/clock.ts"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useTexts } from "../../../environment/language.ts"
import { useWrittenPhone } from "../../../fields/phones.ts"
import { Fact, FactList } from "../../../ui/FactList.tsx"
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx"
import { type ChangedFact, changedFacts } from "./changed-facts.ts"
import styles from "./OwnedBooking.module.css"

/** The old and new values of a change, shown before it is confirmed (D37). */
export function ChangedFacts({ before, after }: { before: Booking; after: Booking }) {
  const { booking, details, myBookings, summary } = useTexts()
  const nameOf = ({ side, field }: ChangedFact) => {
    const isPickup = side === "pickup"
    if (field === "time") return isPickup ? summary.pickupDate : summary.dropOffDate
    if (field === "address") return isPickup ? booking.pickupAddress : booking.dropOffAddress
    const names = { name: details.contactName, phone: details.contactPhone, building: details.building }
    return `${booking[side]} · ${field === "landmark" ? details.landmark : names[field]}`
  }
  return (
    <div className={styles.changed}>
      <FactList>
        {changedFacts(before, after).map((fact) => (
          <Fact key={fact.side + fact.field} name={nameOf(fact)}>
            {fact.before !== "" && (
              <>
                <VisuallyHidden>{summary.was} </VisuallyHidden>
                <s className="text-muted">
                  <Value {...fact} value={fact.before} market={before.market} />
                </s>
              </>
            )}
            <div>
              {fact.after === "" ? myBookings.removed : <Value {...fact} value={fact.after} market={before.market} />}
            </div>
          </Fact>
        ))}
      </FactList>
    </div>
  )
}

interface ValueProps {
  field: ChangedFact["field"]
  value: string | BookedWindow
  market: MarketId
}

function Value({ field, value, market }: ValueProps) {
  if (typeof value !== "string") return <When window={value} market={market} />
  return field === "phone" ? <Phone phone={value} market={market} /> : <bdi>{value}</bdi>
}

function Phone({ phone, market }: { phone: string; market: MarketId }) {
  return <bdi dir="ltr">{useWrittenPhone(phone, market)}</bdi>
}

function When({ window, market }: { window: BookedWindow; market: MarketId }) {
  const time = useMarketTime(market)
  const clock = usePageClock()
  return (
    <>
      {time.date(window.date)} · <bdi>{time.slot(window)}</bdi> {time.zoneNote(clock.now())}
    </>
  )
}
