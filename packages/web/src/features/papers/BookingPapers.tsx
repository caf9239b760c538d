import type { whyNoPaper } from "@mersal/domain/booking/order/receipt"
import { type DeliveryReceipt, deliveredAt } from "@mersal/domain/paper/delivery-receipt"
import { signedAmount } from "@mersal/domain/payment/signed-amount"
import type { ListedDocument, PrintedFile } from "@mersal/domain/ports/driving/document-service"
import type { BookingNotFound } from "@mersal/domain/tracking/tracking-errors"
import * as Result from "effect/Result"
import { useCallback, useState } from "react"
import { useAction } from "../../environment/action.ts"
import { useAnswer } from "../../environment/answers/answer.ts"
import { failureTitle } from "../../environment/answers/service-failures.ts"
import { useLanguage } from "../../environment/language.ts"
import { saveFile } from "../../environment/save-file.ts"
import { askPapers, type OpenPapers } from "../../environment/services/paper-services.ts"
import { addAreas } from "../../environment/texts/dictionaries.ts"
import { paperAreas } from "../../environment/texts/paper-areas.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import styles from "./Papers.module.css"

addAreas(paperAreas)

interface BookingPapersProps {
  reference: string
  /** The key of a message's link. The file is fetched with it and then saved, because a plain link cannot send it. */
  accessToken: string | null
  open: OpenPapers
  /** A changed stamp reads the documents again while the old ones stay visible. */
  stamp?: string
  /** Why nothing is issued any more; null while something may be. */
  noneComes?: ReturnType<typeof whyNoPaper>
}

interface Papers {
  readonly issued: readonly ListedDocument[]
  /** Available once the parcel is handed over. */
  readonly delivery: DeliveryReceipt | null
}

/**
 * The documents issued for a booking, each as a PDF in the page's language, and after the delivery its sealed receipt.
 */
export function BookingPapers({ reference, accessToken, open, stamp = "", noneComes = null }: BookingPapersProps) {
  const { texts } = useLanguage()
  const { booking, bookingPapers: words } = texts
  const asked = useAnswer<Papers, BookingNotFound>(
    // biome-ignore lint/correctness/useExhaustiveDependencies: another stamp reads again
    useCallback(
      (options) =>
        askPapers(open, async (papers) => {
          const request = { reference, accessToken }
          const [issued, sealed] = await Promise.all([
            papers.documents(request, options),
            papers.deliveryReceipt(request, options),
          ])
          if (Result.isFailure(issued)) return Result.fail(issued.failure)
          return Result.map(sealed, (delivery) => ({
            issued: issued.success,
            delivery: deliveredAt(delivery) === null ? null : delivery,
          }))
        }),
      [open, reference, accessToken, stamp],
    ),
  )
  const [kept, setKept] = useState<Papers | null>(null)
  if (asked.state === "answered" && kept !== asked.value) setKept(asked.value)
  const answer = asked.state === "waiting" && kept ? { ...asked, state: "answered" as const, value: kept } : asked
  if (answer.state === "waiting") return null
  return (
    <Card title={words.heading}>
      {answer.state === "failed" ? (
        <Alert
          tone="danger"
          announce="politely"
          title={failureTitle(answer.failure, booking)}
          actions={
            <Button variant="secondary" size="small" icon="retry" onClick={answer.retry}>
              {words.retry}
            </Button>
          }
        >
          {words.notLoaded}
        </Alert>
      ) : (
        <div className="stack">
          {answer.value.issued.length === 0 && (
            <p className="text-muted">{noneComes === null ? words.none : words.noneComes[noneComes]}</p>
          )}
          {answer.value.issued.length > 0 && (
            <ul role="list" className={styles.list}>
              {answer.value.issued.map((document) => (
                <IssuedPaper key={document.number} {...{ document, reference, accessToken, open }} />
              ))}
            </ul>
          )}
          {answer.value.delivery && <DeliveryPaper delivery={answer.value.delivery} {...{ accessToken, open }} />}
        </div>
      )}
    </Card>
  )
}

function IssuedPaper({ document, reference, accessToken, open }: BookingPapersProps & { document: ListedDocument }) {
  const { language, texts, formats } = useLanguage()
  const { booking, bookingPapers: words } = texts
  const { number, kind } = document
  const print = useAction((_: null, options) =>
    askPapers(open, (papers) => papers.printed({ reference, accessToken, number, language }, options)),
  )
  const press = async () => {
    const printed = await print.run(null)
    if (printed) saveFile(`${number}.pdf`, printed.value.type, new Uint8Array(printed.value.bytes))
  }
  return (
    <li className={styles.paper}>
      <span className={styles.name}>
        {words.kinds[kind]}
        <bdi>{formats.money(signedAmount(document))}</bdi>
        <bdi dir="ltr" className={`text-muted text-small ${styles.number}`}>
          {number}
        </bdi>
      </span>
      <Button
        variant="secondary"
        size="small"
        icon="download"
        busy={print.isBusy}
        busyLabel={words.saving}
        aria-label={words.savePdfOf(number)}
        onClick={press}
      >
        {words.savePdf}
      </Button>
      {print.failure && (
        <Alert tone="danger" announce="now" title={failureTitle(print.failure, booking)} className={styles.failure}>
          {words.notSaved}
        </Alert>
      )}
    </li>
  )
}

interface DeliveryPaperProps extends Pick<BookingPapersProps, "accessToken" | "open"> {
  delivery: DeliveryReceipt
}

/** The receipt of a delivery: as a PDF, and as a file that anyone can have checked. */
function DeliveryPaper({ delivery, accessToken, open }: DeliveryPaperProps) {
  const { language, texts } = useLanguage()
  const { booking, bookingPapers: words } = texts
  const { reference } = delivery
  const print = useAction<null, PrintedFile, BookingNotFound>((_, options) =>
    askPapers(open, (papers) => papers.receiptPaper({ reference, accessToken, language }, options)),
  )
  const save = useAction<null, null>(() =>
    askPapers(open, async ({ receiptFile }) => {
      saveFile(`delivery-${reference}.json`, "application/json", receiptFile(delivery))
      return Result.succeed(null)
    }),
  )
  const press = async () => {
    const printed = await print.run(null)
    if (printed) saveFile(printed.value.name, printed.value.type, new Uint8Array(printed.value.bytes))
  }
  const failure = save.failure ?? print.failure
  return (
    <div className="stack gap-8">
      <p className="text-muted text-small">
        {words.receiptHelp}{" "}
        <a href="/verify" target="_blank" rel="noopener">
          {words.toVerify}
        </a>
      </p>
      <div className="cluster">
        <Button
          variant="secondary"
          icon="shield-check"
          busy={save.isBusy}
          busyLabel={words.saving}
          onClick={() => save.run(null)}
        >
          {words.saveReceipt}
        </Button>
        <Button variant="secondary" icon="download" busy={print.isBusy} busyLabel={words.saving} onClick={press}>
          {words.printReceipt}
        </Button>
      </div>
      {failure && (
        <Alert tone="danger" announce="now" title={failureTitle(failure, booking)}>
          {words.notSaved}
        </Alert>
      )}
    </div>
  )
}
