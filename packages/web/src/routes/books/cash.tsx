import { wallClock } from "@mersal/domain/calendar/zone"
import { marketZone } from "@mersal/domain/market/market-zone"
import type { DayRequest } from "@mersal/domain/ports/driving/books-service"
import * as Result from "effect/Result"
import { useCallback, useState } from "react"
import { useKeptAnswer } from "../../environment/answers/kept-answer.ts"
import { isOfDesk, useNews } from "../../environment/board-news.ts"
import { usePageClock } from "../../environment/formats/clock.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { useProduct } from "../../environment/product.ts"
import { useBooks } from "../../environment/services/books-services.ts"
import styles from "../../features/books/Books.module.css"
import { bookingFailure } from "../../features/books/books-failure.ts"
import { CashAccounts } from "../../features/books/CashAccounts.tsx"
import { DayChoice } from "../../features/books/DayChoice.tsx"
import { HandoverForm } from "../../features/books/HandoverForm.tsx"
import { HandoverList } from "../../features/books/HandoverList.tsx"
import { LiveMark } from "../../features/operations/LiveMark.tsx"
import { Alert } from "../../ui/Alert.tsx"
import { Card } from "../../ui/Card.tsx"
import { Spinner } from "../../ui/Spinner.tsx"

/** /ops/cash: the cash that drivers and the desk have, and the hand-over at the desk. */
export function CashPage() {
  const words = useTexts()
  const { books: texts, dayReport, operations: common } = words
  const formats = useFormats()
  const { books } = useBooks()
  const { profile } = useProduct()
  const clock = usePageClock()
  usePageTitle(texts.cashTitle)
  const [day, setDay] = useState<DayRequest>(() => ({
    market: profile.market.id,
    date: wallClock(marketZone(profile.market.id), clock.now()).date,
  }))
  const cash = useKeptAnswer(
    useCallback(
      async (options) => Result.map(await books.cash(day, options), (value) => ({ of: day, ...value })),
      [books, day],
    ),
  )
  useNews(cash.refresh, isOfDesk("books"))
  // The kept answer may belong to the day chosen before.
  const isWaiting = cash.shown.state === "waiting" || (cash.shown.state === "answered" && cash.shown.value.of !== day)
  // The people who can hand over cash now are the same for every day.
  const givers = cash.shown.state === "answered" ? cash.shown.value.givers : []
  return (
    <div className="container stack">
      <div className="cluster">
        <h1>{texts.cashTitle}</h1>
        <LiveMark isOld={cash.isOld} />
      </div>
      <DayChoice day={day} onChange={setDay} />
      <div className={styles.columns}>
        <div className="stack">
          <h2>{dayReport.cash}</h2>
          {isWaiting && <Spinner label={common.loading} />}
          {cash.shown.state === "failed" && (
            <Alert tone="danger" title={common.notLoaded} announce="now">
              {bookingFailure(cash.shown.failure, words, formats)}
            </Alert>
          )}
          {cash.shown.state === "answered" && !isWaiting && (
            <>
              <CashAccounts accounts={cash.shown.value.accounts} />
              <h2>{texts.handovers}</h2>
              <HandoverList handovers={cash.shown.value.handovers} market={day.market} />
            </>
          )}
        </div>
        <Card>
          <HandoverForm market={day.market} givers={givers} onTaken={cash.refresh} />
        </Card>
      </div>
    </div>
  )
}
