import type { Instant } from "@mersal/domain/calendar/zone"
import { useNow } from "../../environment/formats/clock.ts"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { Icon } from "../../ui/Icon.tsx"
import styles from "./Driver.module.css"

/**
 * Section 1: a driver waits ten minutes at a pick-up. Counted by the server's time, so a wrong phone clock does not
 * matter.
 */
export function WaitClock({ until }: { until: Instant }) {
  const { driver: words } = useTexts()
  const { duration } = useFormats()
  const { time } = useMarketTime()
  const left = until - useNow("second")
  return (
    <div className={styles.wait} data-over={left <= 0 || undefined}>
      <Icon name="clock" size={24} />
      {left > 0 ? (
        <p>
          <strong>{words.waitUntil(time(until))}</strong>
          <br />
          <span role="timer" data-figures>
            {words.waitLeft(duration(left))}
          </span>
        </p>
      ) : (
        <p role="status">
          <strong>{words.waited}</strong>
          <br />
          {words.waitedText}
        </p>
      )}
    </div>
  )
}
