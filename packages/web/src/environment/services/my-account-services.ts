import type { NotSignedIn } from "@mersal/domain/account/account-errors"
import type { Booking } from "@mersal/domain/booking/booking"
import type { NotTakenOver } from "@mersal/domain/booking/change/book-again"
import type { AccountService } from "@mersal/domain/ports/driving/account-service"
import type { NoticeService } from "@mersal/domain/ports/driving/notice-service"
import type { OwnBookingService } from "@mersal/domain/ports/driving/own-booking-service"
import type { PayLinkService } from "@mersal/domain/ports/driving/pay-link-service"
import type { RecipientService } from "@mersal/domain/ports/driving/recipient-service"
import type { Answer, CallOptions } from "@mersal/domain/ports/driving/service-failure"
import { provided } from "../provided.ts"

/** The calls of My Account, of the customer's own bookings and of a recipient's page. */
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
    /** All data stored about the signed-in customer, as the text of a file. */
    readonly exportFile: (options?: CallOptions) => Answer<string, NotSignedIn>
  }
  readonly notices: NoticeService
  readonly ownBookings: Pick<
    OwnBookingService,
    "bookings" | "booking" | "cancellation" | "cancelBooking" | "changeBooking" | "payForChange"
  >
  readonly recipient: RecipientService
  readonly payLinks: Pick<PayLinkService, "makePayLink">
  /** The reader's consent to analytics, and how to change it; null until he was asked. */
  readonly counting: {
    readonly consent: () => boolean | null
    readonly watch: (changed: () => void) => () => void
    readonly answer: (isGiven: boolean) => void
  }
  /**
   * Begins a new draft with the same route, shows its first step, and answers what was not taken over from the booking.
   * Null if the customer had left before it could begin.
   */
  readonly bookAgain: (booking: Booking) => Promise<readonly NotTakenOver[] | null>
}

/** Provided by app/account/MyAccountFrame.tsx. */
export const [MyAccountContext, useMyAccountServices] = provided<MyAccountServices>()
