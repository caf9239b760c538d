import { addDays } from "@mersal/domain/calendar/local-date"
import { wallClock } from "@mersal/domain/calendar/zone"
import { marketZone } from "@mersal/domain/market/market-zone"
import { Link, useSearch } from "@tanstack/react-router"
import { useNow } from "../../environment/formats/clock.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { useProduct } from "../../environment/product.ts"
import { DriverDay } from "../../features/driver/DriverDay.tsx"
import { Icon } from "../../ui/Icon.tsx"
import styles from "./run.module.css"
import type { RunSearch } from "./run-search.ts"

/** /driver: the run of a day, by default today's. */
export function RunPage() {
  const { driver: words } = useTexts()
  const { longDate, shortDate } = useFormats()
  const { market } = useProduct().profile
  const search: RunSearch = useSearch({ strict: false })
  const today = wallClock(marketZone(market.id), useNow("minute")).date
  const date = search.date ?? today
  usePageTitle(date === today ? words.title : words.dayOf(shortDate(date)))
  const day = (days: number, label: string, icon: "chevron-left" | "chevron-right") => {
    const other = addDays(date, days)
    return (
      <Link to="/driver" search={other === today ? {} : { date: other }} className={styles.day} aria-label={label}>
        <Icon name={icon} />
      </Link>
    )
  }
  return (
    <div className="container container-narrow stack">
      <div className={styles.head}>
        {day(-1, words.earlierDay, "chevron-left")}
        <div className={styles.title}>
          <h1>{date === today ? words.title : words.dayOf(shortDate(date))}</h1>
          <p className="text-muted text-small">{date === today ? longDate(date) : null}</p>
        </div>
        {day(1, words.laterDay, "chevron-right")}
      </div>
      <DriverDay key={date} date={date} />
    </div>
  )
}
