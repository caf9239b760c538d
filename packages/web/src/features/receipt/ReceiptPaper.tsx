import { standingOf } from "@mersal/domain/booking/change/booking-standing"
import type { Receipt } from "@mersal/domain/booking/order/receipt"
import { spokenReference } from "@mersal/domain/booking/order/reference"
import { todayIn } from "@mersal/domain/booking/windows/market-schedule"
import type { Instant } from "@mersal/domain/calendar/zone"
import { negated } from "@mersal/domain/money/money"
import { signedAmount } from "@mersal/domain/payment/signed-amount"
import { showsVat } from "@mersal/domain/pricing/price-breakdown"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Card } from "../../ui/Card.tsx"
import { RouteLine } from "../../ui/RouteLine.tsx"
import styles from "./Receipt.module.css"

/** The receipt of a booking: its lines, the VAT, payments and refunds (D17). */
export function ReceiptPaper({ receipt }: { receipt: Receipt }) {
  const { booking: words, receipt: texts, summary } = useTexts()
  const { money } = useFormats()
  const time = useMarketTime(receipt.booking.market)
  const { price, booking } = receipt
  const [issued] = receipt.papers
  const isPaid = issued !== undefined
  const dayOf = (at: Instant) => time.date(todayIn(booking.market, at))
  const isStatement = receipt.kind === "statement"
  return (
    <Card className={styles.paper}>
      <header className={styles.head}>
        <div>
          <p className={styles.seller}>
            <bdi>{receipt.seller.name}</bdi>
          </p>
          {receipt.seller.address && (
            <p className="text-small">
              <bdi>{receipt.seller.address}</bdi>
            </p>
          )}
          {receipt.seller.taxNumber && <p className="text-small">{texts.taxNumber(receipt.seller.taxNumber)}</p>}
        </div>
        <dl className={styles.numbers}>
          {receipt.number && !isStatement && (
            <Fact label={texts.number}>
              <bdi dir="ltr">{receipt.number}</bdi>
            </Fact>
          )}
          <Fact label={texts.reference}>
            <bdi dir="ltr">{spokenReference(receipt.reference)}</bdi>
          </Fact>
        </dl>
      </header>
      {/* Otherwise the price of a booking that will not be delivered would look like a debt. */}
      {receipt.cancelledAt !== null && <Alert tone="info">{texts.isCancelled}</Alert>}
      {receipt.state === "expired" && <Alert tone="info">{texts.isExpired}</Alert>}
      <RouteLine
        label={words.route}
        layout="lying"
        stops={[
          { id: "from", label: texts.from, content: <p className={styles.place}>{receipt.way.from}</p> },
          { id: "to", label: texts.to, content: <p className={styles.place}>{receipt.way.to}</p> },
        ]}
      />
      <dl className={styles.facts}>
        <Fact label={texts.date}>
          <bdi>{time.zonedMoment(booking.bookedAt)}</bdi>
        </Fact>
        {issued && !isStatement && (
          <Fact label={texts.issuedOn}>
            <bdi>{dayOf(issued.at)}</bdi>
          </Fact>
        )}
        {receipt.cancelledAt !== null && (
          <Fact label={texts.cancelledAt}>
            <bdi>{time.zonedMoment(receipt.cancelledAt)}</bdi>
          </Fact>
        )}
        <Fact label={texts.service}>
          {words.types[booking.bookingType]} · {words.vehicles[booking.vehicle]}
        </Fact>
        <Fact label={texts.customer}>
          <bdi>{receipt.customer.name}</bdi>
        </Fact>
        {(isPaid || receipt.due.minor > 0) && (
          <Fact label={isPaid ? texts.paidWith : texts.toBePaidWith}>{texts.methods[booking.paymentMethod]}</Fact>
        )}
        {booking.promoCode && (
          <Fact label={texts.promo}>
            <bdi dir="ltr">{booking.promoCode}</bdi>
          </Fact>
        )}
      </dl>
      <table className={styles.lines}>
        <tbody>
          <Line label={summary.deliveryCharge} amount={money(price.deliveryCharge)} />
          {price.discount.minor > 0 && <Line label={summary.discount} amount={money(negated(price.discount))} />}
          {showsVat(price) && <Line label={summary.vat(price.vatPercent)} amount={money(price.vat)} />}
        </tbody>
        <tfoot>
          <Line label={texts.total} amount={money(price.toPay)} kind="total" />
          <Line label={texts.paid} amount={money(receipt.paid)} />
          {receipt.kept.minor > 0 && <Line label={texts.kept} amount={money(receipt.kept)} />}
          {receipt.goingBack.minor > 0 && <Line label={texts.goingBack} amount={money(receipt.goingBack)} />}
          {receipt.refunded.minor > 0 && <Line label={texts.refunded} amount={money(negated(receipt.refunded))} />}
          {(receipt.due.minor > 0 || standingOf(receipt.state).isUndelivered) && (
            <Line label={texts.due} amount={money(receipt.due)} kind="due" />
          )}
        </tfoot>
      </table>
      {isStatement && isPaid && (
        <table className={styles.lines}>
          <caption>{texts.papers}</caption>
          <tbody>
            {receipt.papers.map((document) => (
              <tr key={document.number}>
                <th scope="row">
                  {texts.paperKinds[document.kind]}
                  <span className={styles.paperNumber}>
                    <bdi dir="ltr">{document.number}</bdi>
                  </span>
                  <span className="text-muted text-small">{dayOf(document.at)}</span>
                </th>
                <td>
                  <bdi>{money(signedAmount(document))}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <figure className={styles.code}>
        <img src={`/qr/${receipt.reference}.svg`} width={96} height={96} alt={texts.code} />
        <figcaption className="text-small text-muted">{texts.scan}</figcaption>
      </figure>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className="text-muted text-small">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Line({ label, amount, kind }: { label: string; amount: string; kind?: "total" | "due" }) {
  return (
    <tr className={kind && styles[kind]}>
      <th scope="row">{label}</th>
      <td>
        <bdi>{amount}</bdi>
      </td>
    </tr>
  )
}
