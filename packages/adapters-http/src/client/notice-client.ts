import type { NoticeService } from "@mersal/domain/ports/driving/notice-service"
import {
  bookingNoticeChoice,
  chooseBookingNotices,
  chooseNotices,
  noticeChoice,
} from "../contract/endpoints/notices.ts"
import { accountRefusals } from "../contract/refusals/account.ts"
import { trackingRefusals } from "../contract/refusals/tracking.ts"
import { type Connection, call } from "./call.ts"

export const noticeClient = (connection: Connection): NoticeService => ({
  choice: (request, options) => call(connection, noticeChoice, accountRefusals, request, options),
  choose: (request, options) => call(connection, chooseNotices, accountRefusals, request, options),
  bookingChoice: (request, options) => call(connection, bookingNoticeChoice, trackingRefusals, request, options),
  chooseForBooking: (request, options) => call(connection, chooseBookingNotices, trackingRefusals, request, options),
})
