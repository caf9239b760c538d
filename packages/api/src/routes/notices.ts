import type { noticeTable } from "@mersal/adapters-http/contract/table/notices"
import type { Routes } from "../http/mount.ts"

export const noticeRoutes: Routes<typeof noticeTable> = {
  noticeChoice: ({ notices }, request, options) => notices.choice(request, options),
  chooseNotices: ({ notices }, request, options) => notices.choose(request, options),
  bookingNoticeChoice: ({ notices }, request, options) => notices.bookingChoice(request, options),
  chooseBookingNotices: ({ notices }, request, options) => notices.chooseForBooking(request, options),
}
