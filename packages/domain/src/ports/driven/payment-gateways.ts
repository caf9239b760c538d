import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { MarketId } from "../../market/market.ts"
import type { Language } from "../../messages/language.ts"
import type { Money } from "../../money/money.ts"
import type { GatewayAnswer } from "../../payment/card-return.ts"
import type { GatewayId } from "../../payment/gateway-codes.ts"
import type { PaymentMethod } from "../../payment/payment-method.ts"

/** The gateway through which a market's cards are charged (D30). */
export class PaymentGateways extends Context.Service<
  PaymentGateways,
  {
    /** The market's gateway, or null where none is set: then only cash is offered. */
    readonly of: (market: MarketId) => PaymentGateway | null
    /** The gateway of this name, as messages that come to us name it; null where it is not set. */
    readonly named: (id: GatewayId) => PaymentGateway | null
  }
>()("mersal/PaymentGateways") {}

/**
 * One gateway. Whatever it is asked, its answer is a value: a line that was cut, a page in the place of an answer or a
 * wrong signature is an answer without a code, which decides nothing (D28), and never a failure.
 */
export interface PaymentGateway {
  readonly id: GatewayId
  /** Its name in settings and the books: the simulator speaks as the real one, and is told apart here alone. */
  readonly isSimulator: boolean
  /** When it takes the money: with the booking, or only when the parcel is collected, until when it is set aside. */
  readonly takesAt: "booking" | "pickup"
  /**
   * What the page needs to hand the customer's card over to the gateway, never to us (D29). Null when the gateway cannot
   * be reached now, or has no such method: nothing was begun there.
   */
  readonly open: (asked: AskedAttempt) => Effect.Effect<OpenedAttempt | null>
  /**
   * Charges a card of which the gateway has given us a token. Never called twice for one reference. Where the page posts
   * to the gateway by itself there is no such call, and the answer has no code: ask by `inquire`.
   */
  readonly purchase: (asked: AskedAttempt, charge: Charge) => Effect.Effect<GatewayReport>
  /** What it knows of an attempt, by our reference. */
  readonly inquire: (asked: AskedAttempt) => Effect.Effect<GatewayReport>
  /** Takes money that was authorised; all of it or part. */
  readonly capture: (asked: AskedAttempt, amount: Money, maintenance: string) => Effect.Effect<CommandReport>
  /** Lets go of what was authorised. */
  readonly release: (asked: AskedAttempt, maintenance: string) => Effect.Effect<CommandReport>
  /** Gives back part or all. Its own reference makes a second call with the same one no second refund. */
  readonly refund: (asked: AskedAttempt, amount: Money, maintenance: string) => Effect.Effect<CommandReport>
  /** What a browser brought back, when its signature is right; a hint, and for a token the token itself. */
  readonly readReturn: (fields: Readonly<Record<string, string>>) => Effect.Effect<GatewayMessage | null>
  /** A message from gateway to server, when its signature is right. */
  readonly readNotification: (notification: RawNotification) => Effect.Effect<GatewayMessage | null>
}

/** What an attempt asks of a gateway. All of it was frozen when the attempt was made. */
export interface AskedAttempt {
  /** Ours, unguessable, at most 40 of [A-Za-z0-9_.-], and never used for another attempt. */
  readonly reference: string
  /** The one public reference of what is paid. */
  readonly booking: Reference
  readonly method: Extract<PaymentMethod, "card" | "debitCard">
  readonly amount: Money
  readonly email: string
  readonly language: Language
  /** Where the browser comes back to: fixed addresses of ours, without parameters. */
  readonly returnUrls: { readonly token: string; readonly purchase: string }
}

export interface Charge {
  readonly token: string
  /** The network address of the customer, as the server saw it. */
  readonly customerAddress: string
  readonly deviceFingerprint: string | null
  /** Whether the money is only set aside, to be taken later. */
  readonly isAuthorisation: boolean
}

/** How the page hands the card over. */
export type OpenedAttempt =
  /** A form of these fields, to which the page adds the card's, posted by the browser to `action` (section 7). */
  | { readonly kind: "form"; readonly action: string; readonly fields: Readonly<Record<string, string>> }
  /** The gateway's own page, which asks for the card itself (`PAYMENT_MODE=hosted`). */
  | { readonly kind: "hosted"; readonly action: string; readonly fields: Readonly<Record<string, string>> }
  /** The page posts JSON to `{base}/purchase` or `{base}/purchase-debit`; the address itself carries the attempt (D29). */
  | { readonly kind: "pipe"; readonly base: string }

/** An answer with what it says beside its code. */
export interface GatewayReport {
  readonly answer: GatewayAnswer
  /** What was taken and given back in all, as an inquiry tells; null where it is not told. */
  readonly captured: Money | null
  readonly refunded: Money | null
  readonly card: CardTrace | null
  /** The gateway's own number of the transaction; null where it told none. */
  readonly transaction: string | null
}

/** What came of a command about money that was paid or set aside. */
export interface CommandReport {
  /** `unknown` may have been done: only what an inquiry says was taken and given back in all settles it. */
  readonly outcome: "done" | "refused" | "unknown"
  /** The gateway's code, for the books; null when no answer came, or none that can be believed. */
  readonly code: string | null
  readonly transaction: string | null
}

/** What may be kept of a card. */
export interface CardTrace {
  readonly last4: string
  /** As the gateway names it: "VISA". */
  readonly network: string | null
}

/**
 * What came to us about an attempt, whoever brought it. An answer without a code says that there is news to ask for: so
 * it is with captures and refunds, and with all that Qatar's gateway sends, whose signature does not cover the reference.
 */
export interface GatewayMessage {
  readonly reference: string
  readonly report: GatewayReport
  /** The token of a card, when this is the answer to the form. */
  readonly token: string | null
}

export interface RawNotification {
  readonly contentType: string
  /** As it came, byte for byte: the signature is over it. */
  readonly body: string
  readonly receivedAt: Instant
}
