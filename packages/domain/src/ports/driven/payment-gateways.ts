import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { MarketId } from "../../market/market.ts"
import type { Language } from "../../messages/language.ts"
import type { Money } from "../../money/money.ts"
import type { GatewayAnswer } from "../../payment/attempt/card-return.ts"
import type { GatewayId } from "../../payment/attempt/gateway-codes.ts"
import type { PaymentMethod } from "../../payment/payment-method.ts"

/** The gateway that charges a market's cards (D30). */
export class PaymentGateways extends Context.Service<
  PaymentGateways,
  {
    /** The market's gateway; null if none is configured, and only cash is offered. */
    readonly of: (market: MarketId) => PaymentGateway | null
    /** The gateway with this name, which incoming messages carry; null if it is not configured. */
    readonly named: (id: GatewayId) => PaymentGateway | null
  }
>()("mersal/PaymentGateways") {}

/**
 * One gateway. Its answers are always values and never failures: a broken connection, a page instead of an answer or a
 * wrong signature is an answer without a code, which decides nothing (D28).
 */
export interface PaymentGateway {
  readonly id: GatewayId
  /** Its name in settings and books. The simulator behaves like the real gateway; only this field distinguishes it. */
  readonly isSimulator: boolean
  /** When the money is captured: with the booking, or at pick-up, until when it is authorised only. */
  readonly takesAt: "booking" | "pickup"
  /**
   * What the page needs to hand the customer's card over to the gateway, never to us (D29). Null when the gateway
   * cannot be reached or has no such method; then nothing was begun there.
   */
  readonly open: (asked: AskedAttempt) => Effect.Effect<OpenedAttempt | null>
  /**
   * Charges a card for which the gateway has given us a token. Never called twice for one reference. Where the page
   * posts to the gateway directly, there is no such call, and the answer has no code: use `inquire`.
   */
  readonly purchase: (asked: AskedAttempt, charge: Charge) => Effect.Effect<GatewayReport>
  /** What the gateway knows about an attempt, by our reference. */
  readonly inquire: (asked: AskedAttempt) => Effect.Effect<GatewayReport>
  /** Captures authorised money; all of it or part. */
  readonly capture: (asked: AskedAttempt, amount: Money, maintenance: string) => Effect.Effect<CommandReport>
  /** Releases an authorisation. */
  readonly release: (asked: AskedAttempt, maintenance: string) => Effect.Effect<CommandReport>
  /** Refunds part or all. A second call with the same `maintenance` reference makes no second refund. */
  readonly refund: (asked: AskedAttempt, amount: Money, maintenance: string) => Effect.Effect<CommandReport>
  /** What a browser brought back, if its signature is right; only a hint, but for a token it is the token itself. */
  readonly readReturn: (fields: Readonly<Record<string, string>>) => Effect.Effect<GatewayMessage | null>
  /** A message from the gateway's server, if its signature is right. */
  readonly readNotification: (notification: RawNotification) => Effect.Effect<GatewayMessage | null>
}

/** What an attempt asks of a gateway. All fields were fixed when the attempt was made. */
export interface AskedAttempt {
  /** Our own reference: unguessable, at most 40 of [A-Za-z0-9_.-], never used for another attempt. */
  readonly reference: string
  /** The public reference of what is paid. */
  readonly booking: Reference
  readonly method: Extract<PaymentMethod, "card" | "debitCard">
  readonly amount: Money
  readonly email: string
  readonly language: Language
  /** Where the browser returns to: our own fixed addresses, without parameters. */
  readonly returnUrls: { readonly token: string; readonly purchase: string }
}

export interface Charge {
  readonly token: string
  /** The customer's network address, as the server saw it. */
  readonly customerAddress: string
  readonly deviceFingerprint: string | null
  /** Whether the money is only authorised, to be captured later. */
  readonly isAuthorisation: boolean
}

/** How the page hands the card over. */
export type OpenedAttempt =
  /** A form with these fields, to which the page adds the card's; the browser posts it to `action` (section 7). */
  | { readonly kind: "form"; readonly action: string; readonly fields: Readonly<Record<string, string>> }
  /** The gateway's own page, which asks for the card (`PAYMENT_MODE=hosted`). */
  | { readonly kind: "hosted"; readonly action: string; readonly fields: Readonly<Record<string, string>> }
  /** The page posts JSON to `{base}/purchase` or `{base}/purchase-debit`; the address itself carries the attempt (D29). */
  | { readonly kind: "pipe"; readonly base: string }

/** An answer with its details. */
export interface GatewayReport {
  readonly answer: GatewayAnswer
  /** The totals captured and refunded, if the inquiry gives them; otherwise null. */
  readonly captured: Money | null
  readonly refunded: Money | null
  readonly card: CardTrace | null
  /** The gateway's transaction number; null if it gave none. */
  readonly transaction: string | null
}

/** The result of a command on paid or authorised money. */
export interface CommandReport {
  /** `unknown` may have been executed: only the totals of an inquiry settle it. */
  readonly outcome: "done" | "refused" | "unknown"
  /** The gateway's code, for the books; null without an answer that can be trusted. */
  readonly code: string | null
  readonly transaction: string | null
}

/** The part of a card that may be stored. */
export interface CardTrace {
  readonly last4: string
  /** As the gateway names it: "VISA". */
  readonly network: string | null
}

/**
 * A message about an attempt, whoever brought it. An answer without a code means only that there is news to ask for.
 * This is so for captures and refunds, and for all messages of Qatar's gateway, whose signature does not cover the
 * reference.
 */
export interface GatewayMessage {
  readonly reference: string
  readonly report: GatewayReport
  /** The card's token, if this is the answer to the form. */
  readonly token: string | null
}

export interface RawNotification {
  readonly contentType: string
  /** As received, byte for byte, because the signature covers it. */
  readonly body: string
  readonly receivedAt: Instant
}
