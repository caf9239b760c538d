import { wallClock } from "@mersal/domain/calendar/zone"
import { marketZone } from "@mersal/domain/market/market-zone"
import type { DayRequest } from "@mersal/domain/ports/driving/books-service"
import * as Result from "effect/Result"
import { useCallback, useState } from "react"
import { useKeptAnswer } from "../../environment/answers/kept-answer.ts"
import { isOfBookings, isOfDesk, useNews } from "../../environment/board-news.ts"
import { usePageClock } from "../../environment/formats/clock.ts"
import { useFormats, useLanguage, useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { useProduct } from "../../environment/product.ts"
import { useBooks } from "../../environment/services/books-services.ts"
import styles from "../../features/books/Books.module.css"
import { bookingFailure } from "../../features/books/books-failure.ts"
import { CashAccounts } from "../../features/books/CashAccounts.tsx"
import { DayChoice } from "../../features/books/DayChoice.tsx"
import { ExportLinks } from "../../features/books/ExportLinks.tsx"
import { ReportFigures } from "../../features/books/ReportFigures.tsx"
import { LiveMark } from "../../features/operations/LiveMark.tsx"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { buttonClass } from "../../ui/button-class.ts"
import { Spinner } from "../../ui/Spinner.tsx"

/** /ops/reports: a market's day in figures, printable, with the closing, and as rows. */
export function ReportsPage() {
  const words = useTexts()
  const { books: texts, dayReport, operations: common } = words
  const formats = useFormats()
  const { language } = useLanguage()
  const { books } = useBooks()
  const { profile } = useProduct()
  const clock = usePageClock()
  usePageTitle(texts.reportsTitle)
  const today = wallClock(marketZone(profile.market.id), clock.now()).date
  const [day, setDay] = useState<DayRequest>({ market: profile.market.id, date: today })
  const [isClosing, setClosing] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const cash = useKeptAnswer(useCallback((options) => books.cash(day, options), [books, day]))
  const people = cash.shown.state === "answered" ? cash.shown.value.accounts : []
  const names = new Map(people.map(({ driver, name }) => [driver, name]))
  const report = useKeptAnswer(
    useCallback(
      async (options) => Result.map(await books.dayReport(day, options), (value) => ({ of: day, ...value })),
      [books, day],
    ),
  )
  const isOfBooks = isOfDesk("books")
  const refresh = () => {
    report.refresh()
    // Somebody who had no cash until now needs his name in the list.
    cash.refresh()
  }
  useNews(refresh, (news) => isOfBooks(news) || isOfBookings(news))
  // The kept answer may belong to the day chosen before.
  const isWaiting =
    report.shown.state === "waiting" || (report.shown.state === "answered" && report.shown.value.of !== day)
  const date = day.date ?? today

  const close = async () => {
    setClosing(true)
    const answer = await books.closeDay(day)
    setClosing(false)
    setRefusal(Result.isFailure(answer) ? bookingFailure(answer.failure, words, formats) : null)
    report.refresh()
  }
  return (
    <div className="container stack">
      <div className="cluster">
        <h1>{texts.reportsTitle}</h1>
        <LiveMark isOld={report.isOld} />
      </div>
      <DayChoice
        day={day}
        onChange={(chosen) => {
          setDay(chosen)
          setRefusal(null)
        }}
      />
      {isWaiting && <Spinner label={common.loading} />}
      {report.shown.state === "failed" && (
        <Alert tone="danger" title={common.notLoaded} announce="now">
          {bookingFailure(report.shown.failure, words, formats)}
        </Alert>
      )}
      {report.shown.state === "answered" && !isWaiting && (
        <>
          <ReportFigures report={report.shown.value} />
          <h2>{dayReport.cash}</h2>
          <CashAccounts
            accounts={report.shown.value.cash.map((account) => ({ ...account, name: names.get(account.driver) ?? "" }))}
          />
          {refusal && (
            <Alert tone="danger" title={texts.notClosed} announce="now">
              {refusal}
            </Alert>
          )}
          <div className={styles.links}>
            <a
              className={buttonClass({ variant: "secondary" })}
              href={`/v1.0/operations/reports/day.pdf?${new URLSearchParams({ domain: day.market, date, language })}`}
              download
            >
              {texts.printReport}
            </a>
            {!report.shown.value.isClosed && (
              <Button variant="secondary" busy={isClosing} busyLabel={texts.closing} onClick={close}>
                {texts.closeDay}
              </Button>
            )}
          </div>
          {!report.shown.value.isClosed && <p className="text-muted text-small">{texts.closeHint}</p>}
        </>
      )}
      <ExportLinks market={day.market} day={date} />
    </div>
  )
}
