import type { Reference } from "../booking/order/reference.ts"
import type { OpenedPage } from "./attempt-event.ts"
import type { CardMethod, CashMethod } from "./payment-method.ts"

/** A booking that is held, asked to be paid in one way. The token stands for its owner where no session does (D33). */
interface HeldBookingRequest<Method> {
  readonly booking: Reference
  readonly accessToken: string
  readonly method: Method
  /** The attempt that this page has begun before and whose end is not known: given up, where it still can be. */
  readonly instead: string | null
}

/** Begins an attempt to pay by card: its amount is the held price, frozen by the server. */
export type CardPaymentRequest = HeldBookingRequest<CardMethod>

/** A booking that is held is paid in cash instead, with no new check (D16). */
export type CashPaymentRequest = HeldBookingRequest<CashMethod>

/** How the browser hands a card over, and for which attempt. */
export interface CardHandOver {
  readonly attempt: string
  readonly page: OpenedPage
}
