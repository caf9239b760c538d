import { row } from "../endpoint-row.ts"
import { bookingNoticeChoice, chooseBookingNotices, chooseNotices, noticeChoice } from "../endpoints/notices.ts"

export const noticeTable = {
  noticeChoice: row({
    endpoint: noticeChoice,
    refusals: ["NotSignedIn"],
    summary: "By what one is told of what happens to the bookings of one's account.",
    access: "manage-account",
    scope: "account",
  }),
  chooseNotices: row({
    endpoint: chooseNotices,
    refusals: ["NotSignedIn"],
    summary: "Chooses it, event by event; what comes with papers is always written by e-mail.",
    access: "manage-account",
    scope: "account",
  }),
  bookingNoticeChoice: row({
    endpoint: bookingNoticeChoice,
    refusals: ["BookingNotFound"],
    summary: "The same for one booking.",
    access: "change-booking",
    limit: "tracking",
  }),
  chooseBookingNotices: row({
    endpoint: chooseBookingNotices,
    refusals: ["BookingNotFound"],
    summary: "Chooses it for one booking, whatever the account chose for all.",
    access: "change-booking",
    limit: "recipient",
  }),
}
