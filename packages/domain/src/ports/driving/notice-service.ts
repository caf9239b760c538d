import type { NotSignedIn } from "../../account/account-errors.ts"
import type { NoticeChannel, NoticeChoice } from "../../notices/notice-choice.ts"
import type { BookingNotFound } from "../../tracking/tracking-errors.ts"
import type { OwnBookingRequest } from "./own-booking-service.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** Which events a customer is told of by which channel, for all bookings of his account or for one. */
export interface NoticeService {
  choice(request: Record<never, never>, options?: CallOptions): Answer<NoticeSettings, NotSignedIn>
  /** Events that are left out keep their setting. */
  choose(request: NoticeWish, options?: CallOptions): Answer<NoticeSettings, NotSignedIn>
  bookingChoice(request: OwnBookingRequest, options?: CallOptions): Answer<NoticeSettings, BookingNotFound>
  chooseForBooking(
    request: OwnBookingRequest & NoticeWish,
    options?: CallOptions,
  ): Answer<NoticeSettings, BookingNotFound>
}

export interface NoticeWish {
  readonly wish: Partial<NoticeChoice>
}

export interface NoticeSettings {
  readonly choice: NoticeChoice
  /** The channels that can be chosen. */
  readonly offered: readonly NoticeChannel[]
}
