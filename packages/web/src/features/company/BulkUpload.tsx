import type { BulkReport } from "@mersal/domain/ports/driving/corporate-service"
import { useState } from "react"
import { useAction } from "../../environment/action.ts"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { saveFile } from "../../environment/save-file.ts"
import { useCompanyServices } from "../../environment/services/company-services.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { FileField } from "../../ui/FileField.tsx"
import { WideTable } from "../../ui/WideTable.tsx"
import { bulkResultText } from "./bulk-result.ts"
import styles from "./Company.module.css"
import { CompanyFailure } from "./CompanyFailure.tsx"

/** A file of bookings: checked row by row first, then booked. */
export function BulkUpload({ onBooked }: { onBooked: () => void }) {
  const { company: words } = useTexts()
  const { corporate } = useCompanyServices()
  const [name, setName] = useState<string | null>(null)
  const [csv, setCsv] = useState<string | null>(null)
  const [report, setReport] = useState<BulkReport | null>(null)
  const send = useAction((isConfirmed: boolean, options) => corporate.bulk({ csv: csv ?? "", isConfirmed }, options))
  const choose = async (file: File) => {
    setName(file.name)
    setReport(null)
    send.forgive()
    setCsv(await file.text())
  }
  const run = async (isConfirmed: boolean) => {
    const answer = await send.run(isConfirmed)
    if (answer) setReport(answer.value)
    if (answer && isConfirmed) onBooked()
  }
  const good = report?.rows.filter(({ faults, isKnown }) => faults.length === 0 && !isKnown).length ?? 0
  return (
    <Card title={words.bulkTitle} className={styles.part}>
      <p className="text-muted">{words.bulkLead}</p>
      <p>
        <a href="/v1.0/corporate/bulk/template" download>
          {words.template}
        </a>
      </p>
      <FileField
        label={words.chooseFile}
        accept=".csv,text/csv"
        chosen={name}
        words={words.choosing}
        onChoose={choose}
      />
      {send.failure && <CompanyFailure failure={send.failure} />}
      {report && <Report report={report} good={good} />}
      <div className="cluster">
        <Button
          variant="secondary"
          aria-disabled={csv === null}
          busy={send.isBusy && report === null}
          busyLabel={words.checking}
          onClick={() => csv !== null && run(false)}
        >
          {words.checkFile}
        </Button>
        {report && (
          <Button
            variant="secondary"
            icon="download"
            onClick={() => saveFile("bookings-result.csv", "text/csv", bulkResultText(report))}
          >
            {words.saveResult}
          </Button>
        )}
        {report && !report.isBooked && good > 0 && (
          <Button busy={send.isBusy} busyLabel={words.booking} onClick={() => run(true)}>
            {words.bookRows(good)}
          </Button>
        )}
      </div>
    </Card>
  )
}

function Report({ report, good }: { report: BulkReport; good: number }) {
  const { company: words } = useTexts()
  const { money } = useFormats()
  const time = useMarketTime()
  const known = report.rows.filter(({ isKnown }) => isKnown).length
  const bad = report.rows.length - good - known
  return (
    <>
      <Alert tone={bad === 0 ? "success" : "warning"} announce="politely">
        {report.isBooked ? words.bulkBooked(good, bad) : words.bulkChecked(good, bad)}
        {known > 0 && ` ${words.bulkKnown(known)}`}
      </Alert>
      <WideTable label={words.bulkTitle} heads={[words.row, words.outcome, words.price, words.pickup]}>
        {report.rows.map(({ row, reference, isKnown, price, pickup, faults }) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            <td>
              {reference !== null && <bdi dir="ltr">{reference}</bdi>}
              {isKnown && <div className="text-muted text-small">{words.bookedBefore}</div>}
              {faults.map(({ column, problem }) => (
                <div key={`${column} ${problem}`}>
                  {column !== null && <bdi dir="ltr">{column}</bdi>} {words.problems[problem]}
                </div>
              ))}
            </td>
            <td>{price && <bdi>{money(price)}</bdi>}</td>
            <td>{pickup && <bdi>{time.moment(pickup.start)}</bdi>}</td>
          </tr>
        ))}
      </WideTable>
    </>
  )
}
