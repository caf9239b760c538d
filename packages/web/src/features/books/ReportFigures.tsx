import type { DayReport } from "@mersal/domain/paper/day-report"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { WideTable } from "../../ui/WideTable.tsx"
import styles from "./Books.module.css"

/** A day in figures: deliveries, bookings, and whether the numbering has gaps. */
export function ReportFigures({ report }: { report: DayReport }) {
  const { books, dayReport: texts, operations, booking } = useTexts()
  const formats = useFormats()
  const time = useMarketTime(report.market)
  const { deliveries, money } = report
  return (
    <>
      <dl className={styles.figures}>
        <Figure name={report.isClosed ? texts.closed : texts.made} value={time.moment(report.at)} />
        <Figure name={texts.onTime} value={texts.onTimeOf(deliveries.onTime, deliveries.delivered)} />
        <Figure name={texts.failedAttempts} value={formats.number(deliveries.failedAttempts)} />
        <Figure name={texts.revenue} value={formats.money(money.revenue)} />
        <Figure name={texts.vatSum} value={formats.money(money.vat)} />
        <Figure name={texts.discounts} value={formats.money(money.discounts)} />
        <Figure name={texts.refunds} value={formats.money(money.refunds)} />
      </dl>
      <h2>{texts.bookings}</h2>
      {report.states.length === 0 ? (
        <p className="text-muted">{books.noBookings}</p>
      ) : (
        <WideTable label={texts.bookings}>
          {report.states.map(({ name, count }) => (
            <Line key={name} name={operations.states[name]} value={formats.number(count)} />
          ))}
          {report.types.map(({ name, count }) => (
            <Line key={name} name={booking.types[name]} value={formats.number(count)} />
          ))}
        </WideTable>
      )}
      <DocumentFigures documents={report.documents} />
    </>
  )
}

function DocumentFigures({ documents }: Pick<DayReport, "documents">) {
  const { dayReport: texts, paper } = useTexts()
  return (
    <>
      <h2>{texts.documents}</h2>
      {documents.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <WideTable label={texts.documents}>
          {documents.map(({ kind, first, last, count, hasGap }) => (
            <tr key={`${kind} ${first}`}>
              <th scope="row">
                {paper.titles[kind]} ({count})
              </th>
              <td>
                <bdi dir="ltr">{first === last ? first : `${first} – ${last}`}</bdi>
              </td>
              <td>{hasGap ? texts.gap : texts.whole}</td>
            </tr>
          ))}
        </WideTable>
      )}
    </>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-muted text-small">{name}</dt>
    <dd>
      <bdi>{value}</bdi>
    </dd>
  </div>
)

const Line = ({ name, value }: { name: string; value: string }) => (
  <tr>
    <th scope="row">{name}</th>
    <td className={styles.number}>{value}</td>
  </tr>
)
