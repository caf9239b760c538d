import type { IdempotencyMismatch } from "@mersal/domain/booking/booking-errors"
import { isPayable } from "@mersal/domain/booking/change/payable"
import { spokenReference } from "@mersal/domain/booking/order/reference"
import type { OwnBookingRequest } from "@mersal/domain/ports/driving/own-booking-service"
import type { PayLink } from "@mersal/domain/ports/driving/pay-link-service"
import type { NothingToPay } from "@mersal/domain/recipient/recipient-errors"
import type { BookingNotFound } from "@mersal/domain/tracking/tracking-errors"
import { useEffect, useRef, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { isServiceFailure } from "../../../environment/answers/service-failures.ts"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { useMyAccountServices } from "../../../environment/services/my-account-services.ts"
import { useAnnouncements } from "../../../ui/Announcer.tsx"
import { Button } from "../../../ui/Button.tsx"
import { buttonClass } from "../../../ui/button-class.ts"
import { Card } from "../../../ui/Card.tsx"
import { CopyButton } from "../../../ui/CopyButton.tsx"
import { Icon } from "../../../ui/Icon.tsx"
import { ShareButton } from "../../../ui/ShareButton.tsx"
import { FailureAlert } from "../FailureAlert.tsx"
import styles from "./OwnedBooking.module.css"
import type { OwnedBooking } from "./owned-booking.ts"

interface LetPayProps {
  owned: OwnedBooking
  request: OwnBookingRequest
  /** The booking may be out of date: nothing is due any more. */
  onOld: () => void
}

/** Makes a link by which somebody else pays what is due (D41). Nobody is written to: its owner sends it himself. */
export function LetPay({ owned: { own }, request, onOld }: LetPayProps) {
  const { myBookings: words, myAccount } = useTexts()
  const { money } = useFormats()
  const { payLinks } = useMyAccountServices()
  const { announce } = useAnnouncements()
  const time = useMarketTime(own.booking.market)
  const [link, setLink] = useState<PayLink | null>(null)
  const make = useAction<void, PayLink, BookingNotFound | NothingToPay | IdempotencyMismatch>((_, options) =>
    payLinks.makePayLink(request, options),
  )
  // The button moves behind the ways to send what it has made, so the keyboard goes on at the first of them.
  const buttons = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (link && buttons.current?.lastElementChild === document.activeElement)
      buttons.current?.querySelector("button")?.focus()
  }, [link])
  if (!isPayable(own.booking.state, own.due)) return null
  const validUntil = (made: PayLink) => words.payLinkUntil(time.zonedMoment(made.expiresAt))
  const press = async () => {
    const answer = await make.run()
    if (!answer) return onOld()
    setLink(answer.value)
    announce(`${words.payLinkMade} ${validUntil(answer.value)}`)
  }
  return (
    <Card title={words.payLinkHeading}>
      <div className="stack">
        <p className="text-muted">{words.payLinkText(money(own.due))}</p>
        {make.failure && isServiceFailure(make.failure) && (
          <FailureAlert failure={make.failure} title={words.payLinkFailed} />
        )}
        {link && (
          <div>
            <p className={styles.link}>
              <bdi dir="ltr">{link.link}</bdi>
            </p>
            <p className="text-muted text-small">{validUntil(link)}</p>
          </div>
        )}
        <div ref={buttons} className={styles.more}>
          {link && (
            <Ways link={link} text={words.payLinkMessage(money(own.due), spokenReference(own.booking.reference))} />
          )}
          <Button
            variant="secondary"
            icon={link ? "retry" : "credit-card"}
            busy={make.isBusy}
            busyLabel={myAccount.loading}
            onClick={press}
          >
            {link ? words.payLinkAgain : words.payLinkMake}
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** The ways to send the link: copied, by the device's share sheet if it has one, and on WhatsApp. */
function Ways({ link: { link }, text }: { link: PayLink; text: string }) {
  const { myBookings: words } = useTexts()
  const copy = { copiedLabel: words.linkCopied, failedLabel: words.linkNotCopied }
  return (
    <>
      <CopyButton text={link} label={words.payLinkCopy} {...copy} />
      {typeof navigator.share === "function" && (
        <ShareButton url={link} title={words.payLinkHeading} text={text} label={words.payLinkShare} {...copy} />
      )}
      <a
        className={buttonClass({ variant: "secondary" })}
        href={`https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`}
        target="_blank"
        rel="noopener"
      >
        <Icon name="message-circle" />
        {words.payLinkWhatsApp}
      </a>
    </>
  )
}
