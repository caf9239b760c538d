import { NotSignedIn } from "@mersal/domain/account/account-errors"
import type { NoticeSettings } from "@mersal/domain/ports/driving/notice-service"
import type { Answer } from "@mersal/domain/ports/driving/service-failure"
import type { BookingNotFound } from "@mersal/domain/tracking/tracking-errors"
import { Link, useParams } from "@tanstack/react-router"
import * as Result from "effect/Result"
import { useCallback } from "react"
import { useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { useMyAccountServices } from "../../environment/services/my-account-services.ts"
import { NoticeChoiceForm } from "../../features/my-account/notices/NoticeChoiceForm.tsx"
import { Icon } from "../../ui/Icon.tsx"
import { useAccessLink } from "../tracking/access-link.ts"
import styles from "../tracking/status.module.css"

/**
 * /go/account/bookings/{reference}/notifications: how the customer is informed of a booking. Every e-mail about the
 * booking links here.
 */
export function BookingNoticesPage() {
  const words = useTexts().myAccount.notices
  const { reference } = useParams({ from: "/calling/own/go/account/bookings/$reference/notifications" })
  const { notices } = useMyAccountServices()
  const accessToken = useAccessLink(reference)
  usePageTitle(words.bookingTitle)
  return (
    <div className="container container-narrow stack gap-24">
      <div>
        <Link to="/go/account/bookings/$reference" params={{ reference }} className={styles.back}>
          <Icon name="arrow-left" />
          {words.toBooking}
        </Link>
        <h1>{words.bookingTitle}</h1>
      </div>
      <NoticeChoiceForm
        lead={words.bookingLead}
        read={useCallback(
          (options) => owned(notices.bookingChoice({ reference, accessToken }, options)),
          [notices, reference, accessToken],
        )}
        save={(wish) => owned(notices.chooseForBooking({ reference, accessToken, wish }))}
      />
    </div>
  )
}

/** Somebody else's booking is not shown; signing in may make it the reader's own. */
const owned = async (answer: Answer<NoticeSettings, BookingNotFound>): Answer<NoticeSettings, NotSignedIn> =>
  Result.mapError(await answer, (failure) => (failure._tag === "BookingNotFound" ? new NotSignedIn() : failure))
