import { wallClock, zoneNamed } from "@mersal/domain/calendar/zone"
import type { DayRequest } from "@mersal/domain/ports/driving/books-service"
import { useCallback, useState } from "react"
import { useAnswer } from "../../environment/answer.ts"
import { useBooks } from "../../environment/books-services.ts"
import { usePageClock } from "../../environment/clock.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { useProduct } from "../../environment/product.ts"
import styles from "../../features/books/Books.module.css"
import { bookingFailure } from "../../features/books/books-failure.ts"
import { CashAccounts } from "../../features/books/CashAccounts.tsx"
import { DayChoice } from "../../features/books/DayChoice.tsx"
import { HandoverForm } from "../../features/books/HandoverForm.tsx"
import { HandoverList } from "../../features/books/HandoverList.tsx"
import { Alert } from "../../ui/Alert.tsx"
import { Card } from "../../ui/Card.tsx"
import { Spinner } from "../../ui/Spinner.tsx"

/** /ops/cash: what drivers and the desk have in cash, and the hand-over at the desk. */
export function CashPage() {
  const words = useTexts()
  const { books: texts, dayReport, operations: common } = words
  const formats = useFormats()
  const { books, operations } = useBooks()
  const { profile } = useProduct()
  const clock = usePageClock()
  usePageTitle(texts.cashTitle)
  const [day, setDay] = useState<DayRequest>(() => ({
    market: profile.market.id,
    date: wallClock(zoneNamed(profile.market.zone), clock.now()).date,
  }))
  const drivers = useAnswer(useCallback((options) => operations.drivers({}, options), [operations]))
  const cash = useAnswer(useCallback((options) => books.cash(day, options), [books, day]))
  const people = drivers.state === "answered" ? drivers.value : []
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return (
    <div className="container stack">
      <h1>{texts.cashTitle}</h1>
      <DayChoice day={day} onChange={setDay} />
      <div className={styles.columns}>
        <div className="stack">
          <h2>{dayReport.cash}</h2>
          {cash.state === "waiting" && <Spinner label={common.loading} />}
          {cash.state === "failed" && (
            <Alert tone="danger" title={common.notLoaded} announce="now">
              {bookingFailure(cash.failure, words, formats)}
            </Alert>
          )}
          {cash.state === "answered" && (
            <>
              <CashAccounts accounts={cash.value.accounts} />
              <h2>{texts.handovers}</h2>
              <HandoverList handovers={cash.value.handovers} market={day.market} names={names} />
            </>
          )}
        </div>
        <Card>
          <HandoverForm market={day.market} drivers={people} onTaken={cash.retry} />
        </Card>
      </div>
    </div>
  )
}
