import { whyNoPaper } from "@mersal/domain/booking/order/receipt"
import { Link, useParams } from "@tanstack/react-router"
import { useCallback } from "react"
import { accessKeyOf } from "../../environment/access-keys.ts"
import { useAnswer } from "../../environment/answers/answer.ts"
import { failureTitle } from "../../environment/answers/service-failures.ts"
import { usePageBooking } from "../../environment/booking/booking.ts"
import { useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { useServices } from "../../environment/services/services.ts"
import { addAreas } from "../../environment/texts/dictionaries.ts"
import { receiptAreas } from "../../environment/texts/receipt-areas.ts"
import { LazyPapers } from "../../features/papers/LazyPapers.tsx"
import styles from "../../features/receipt/Receipt.module.css"
import { ReceiptPaper } from "../../features/receipt/ReceiptPaper.tsx"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { buttonClass } from "../../ui/button-class.ts"
import { FailureNotice } from "../../ui/FailureNotice.tsx"
import { Skeleton } from "../../ui/Skeleton.tsx"
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx"

addAreas(receiptAreas)
export const ownAreas = ["receipt"] as const

/** /go/payment-recipt/{id}: a booking's receipt, made to be printed (section 2). */
export function PaymentReceiptPage() {
  const { booking, receipt: texts, shell } = useTexts()
  const { id } = useParams({ from: "/calling/booking/go/payment-recipt/$id" })
  const { ownBookings, papers } = useServices()
  const { last } = usePageBooking()
  const stored = last()
  const accessToken = stored && stored.reference === id ? stored.accessToken : accessKeyOf(id)
  const answer = useAnswer(
    useCallback(
      (options) => ownBookings.receipt({ reference: id, accessToken }, options),
      [ownBookings, id, accessToken],
    ),
  )
  const title = answer.state === "answered" ? texts.titles[answer.value.kind] : texts.title
  usePageTitle(title)
  return (
    <div className="container stack gap-24">
      <h1>{title}</h1>
      {answer.state === "answered" && (
        <div className="with-panel">
          <ReceiptPaper receipt={answer.value} />
          <div className={`stack gap-24 ${styles.onScreen}`}>
            {/* Above the parts that load later, so that nothing moves while it is pressed. */}
            <div>
              <Button variant="secondary" icon="file-text" onClick={() => print()}>
                {texts.print}
              </Button>
            </div>
            <LazyPapers
              reference={id}
              accessToken={accessToken}
              open={papers}
              noneComes={whyNoPaper(answer.value.state, answer.value)}
            />
          </div>
        </div>
      )}
      {answer.state === "waiting" && (
        <>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <div className="coming">
            <Skeleton shape="card" count={2} />
          </div>
        </>
      )}
      {answer.state === "failed" &&
        (answer.failure._tag === "BookingNotFound" ? (
          <Alert
            tone="warning"
            title={texts.notFound}
            actions={
              <Link className={buttonClass({ variant: "secondary", size: "small" })} to="/go/account/{-$tab}">
                {shell.myAccount}
              </Link>
            }
          >
            {texts.notFoundHelp}
          </Alert>
        ) : (
          <FailureNotice
            title={failureTitle(answer.failure, booking)}
            retryLabel={booking.retry}
            onRetry={answer.retry}
          >
            {texts.loadFailed}
          </FailureNotice>
        ))}
    </div>
  )
}
