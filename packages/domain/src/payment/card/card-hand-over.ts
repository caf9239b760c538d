import type { Reference } from "../../booking/order/reference.ts"
import type { OpenedPage } from "../attempt/attempt-event.ts"
import type { CardMethod, CashMethod } from "../payment-method.ts"

/** A request to pay a held booking in one way. The token stands for its owner if there is no session (D33). */
interface HeldBookingRequest<Method> {
  readonly booking: Reference
  readonly accessToken: string
  readonly method: Method
  /** This page's earlier attempt with an unknown outcome, to be given up if possible. */
  readonly instead: string | null
}

/** Starts a card payment attempt for the held price, as fixed by the server. */
export type CardPaymentRequest = HeldBookingRequest<CardMethod>

/** Pays a held booking in cash instead, without a new check (D16). */
export type CashPaymentRequest = HeldBookingRequest<CashMethod>

/** How the browser hands a card over, and for which attempt. */
export interface CardHandOver {
  readonly attempt: string
  readonly page: OpenedPage
}
