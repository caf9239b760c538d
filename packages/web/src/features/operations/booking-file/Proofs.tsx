import type { BookingFile } from "@mersal/domain/ports/driving/operations-service"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useTexts } from "../../../environment/language.ts"
import { Card } from "../../../ui/Card.tsx"
import styles from "./BookingFile.module.css"

/** The pictures that prove a delivery. */
export function Proofs({ file: { booking, proofs } }: { file: BookingFile }) {
  const { dispatch: words } = useTexts()
  const time = useMarketTime(booking.market)
  return (
    <Card title={words.proofsHeading}>
      {proofs.length === 0 ? (
        <p className="text-muted">{words.noProofs}</p>
      ) : (
        <ul role="list" className={styles.pictures}>
          {proofs.map(({ image, at }) => {
            const address = `/v1.0/bookings/${booking.reference}/proof/${image}`
            return (
              <li key={image}>
                <a href={address} target="_blank" rel="noopener">
                  <img className={styles.picture} src={address} alt={words.proofAlt(time.moment(at))} loading="lazy" />
                </a>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
