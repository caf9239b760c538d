import type { NotSignedIn } from "@mersal/domain/account/account-errors"
import type { Booking } from "@mersal/domain/booking/booking"
import type { NotTakenOver } from "@mersal/domain/booking/change/book-again"
import type { AccountService } from "@mersal/domain/ports/driving/account-service"
import type { NoticeService } from "@mersal/domain/ports/driving/notice-service"
import type { OwnBookingService } from "@mersal/domain/ports/driving/own-booking-service"
import type { RecipientService } from "@mersal/domain/ports/driving/recipient-service"
import type { Answer, CallOptions } from "@mersal/domain/ports/driving/service-failure"
import { provided } from "../provided.ts"

/** What My Account, one's own bookings and a recipient's page call. */
export interface MyAccountServices {
  readonly account: Pick<
    AccountService,
    | "profile"
    | "saveProfile"
    | "setImage"
    | "removeImage"
    | "changePassword"
    | "sessions"
    | "endSession"
    | "endOtherSessions"
    | "addresses"
    | "saveAddress"
    | "deleteAddress"
    | "contacts"
    | "saveContact"
    | "deleteContact"
    | "claimBookings"
    | "eraseAccount"
  > & {
    /** Everything that is kept of whoever is signed in, as the text of a file. */
    readonly exportFile: (options?: CallOptions) => Answer<string, NotSignedIn>
  }
  readonly notices: NoticeService
  readonly ownBookings: Pick<
    OwnBookingService,
    "bookings" | "booking" | "cancellation" | "cancelBooking" | "changeBooking" | "payForChange"
  >
  readonly recipient: RecipientService
  /** What the reader has said to being counted, and says now; null until he was asked. */
  readonly counting: {
    readonly consent: () => boolean | null
    readonly watch: (changed: () => void) => () => void
    readonly answer: (isGiven: boolean) => void
  }
  /**
   * Begins a new draft that goes the same way, shows its first step, and answers what of the booking is not taken over.
   * Null where one had left before it could begin.
   */
  readonly bookAgain: (booking: Booking) => Promise<readonly NotTakenOver[] | null>
}

/** Provided by app/account/MyAccountFrame.tsx. */
export const [MyAccountContext, useMyAccountServices] = provided<MyAccountServices>()
