import type { Money } from "@mersal/domain/money/money"
import type { GatewayAnswer } from "@mersal/domain/payment/attempt/card-return"
import { meaningOf } from "@mersal/domain/payment/attempt/gateway-codes"
import type {
  AskedAttempt,
  CommandReport,
  GatewayMessage,
  GatewayReport,
  PaymentGateway,
  RawNotification,
} from "@mersal/domain/ports/driven/payment-gateways"
import * as Effect from "effect/Effect"
import type { PaymentLine } from "../payment-line/payment-line.ts"
import { type ApsMessage, type ApsTrust, believedMessage, cardOf, moneyOf } from "./message.ts"
import { signRequest } from "./signature.ts"

/** All of it is secret but the two addresses. */
export interface ApsSettings extends ApsTrust {
  /** Where the browser posts: `https://checkout.payfort.com/FortAPI/paymentPage`. */
  readonly pageUrl: string
  /** Where our server posts: `https://paymentservices.payfort.com/FortAPI/paymentApi`. */
  readonly apiUrl: string
  readonly requestPhrase: string
  /** Our form for the card, or the gateway's own page (`PAYMENT_MODE`). */
  readonly mode: "form" | "hosted"
  readonly isSimulator: boolean
  /** When the money is taken; at booking by default. */
  readonly takesAt?: PaymentGateway["takesAt"]
}

/**
 * Amazon Payment Services and compatible gateways (section 7, "Payment"; D29, D30): the browser posts the card to the
 * gateway's page and brings back a token; our server charges the token, inquires, captures, voids and refunds. Only for
 * the method `card`: the gateway's debit cards of Qatar use a protocol of their own.
 */
export function apsGateway(settings: ApsSettings, line: PaymentLine): PaymentGateway {
  const { takesAt = "booking" } = settings
  const signed = (fields: Readonly<Record<string, string | null>>): Readonly<Record<string, string>> => {
    const known = { access_code: settings.accessCode, merchant_identifier: settings.merchantId, ...fields }
    // The gateway's own libraries hash an empty value in two different ways, so none is ever sent.
    const sent = Object.fromEntries(
      Object.entries(known).filter((field): field is [string, string] => field[1] !== null && field[1] !== ""),
    )
    return { ...sent, signature: signRequest(sent, settings.requestPhrase, settings.shaType) }
  }

  /**
   * Sends a command about an attempt. Null if there is no valid answer, or if it is about another attempt or command.
   */
  const command = (asked: AskedAttempt, fields: Readonly<Record<string, string | null>>) =>
    Effect.promise(async (): Promise<ApsMessage | null> => {
      const about = { merchant_reference: asked.reference, language: asked.language }
      const answer = believedMessage(await line.post(settings.apiUrl, signed({ ...about, ...fields })), settings)
      return answer !== null && answersTo(answer, asked, fields) ? answer : null
    })

  const maintain = (
    asked: AskedAttempt,
    fields: Readonly<Record<string, string>>,
    done: "captured" | "voided" | "refunded",
  ): Effect.Effect<CommandReport> => Effect.map(command(asked, fields), (answer) => commandReport(answer, done))

  return {
    id: "aps",
    isSimulator: settings.isSimulator,
    takesAt,
    open: (asked) =>
      Effect.sync(() => {
        if (asked.method !== "card" || !line.isUp()) return null
        const about = { merchant_reference: asked.reference, language: asked.language }
        const action = settings.pageUrl
        if (settings.mode === "form") {
          const token = { service_command: "TOKENIZATION", return_url: asked.returnUrls.token }
          return { kind: "form", action, fields: signed({ ...about, ...token, ...extraFields(asked) }) }
        }
        const command = takesAt === "pickup" ? "AUTHORIZATION" : "PURCHASE"
        const purchase = { command, ...amountFields(asked), return_url: asked.returnUrls.purchase }
        return { kind: "hosted", action, fields: signed({ ...about, ...purchase }) }
      }),
    purchase: (asked, charge) =>
      Effect.map(
        command(asked, {
          command: charge.isAuthorisation ? "AUTHORIZATION" : "PURCHASE",
          ...amountFields(asked),
          customer_ip: charge.customerAddress,
          token_name: charge.token,
          device_fingerprint: charge.deviceFingerprint,
          return_url: asked.returnUrls.purchase,
        }),
        purchaseReport,
      ),
    inquire: (asked) =>
      Effect.map(command(asked, { query_command: "CHECK_STATUS" }), (answer) => inquiryReport(answer, asked.amount)),
    capture: (asked, amount) => maintain(asked, { command: "CAPTURE", ...moneyFields(amount) }, "captured"),
    release: (asked) => maintain(asked, { command: "VOID_AUTHORIZATION" }, "voided"),
    refund: (asked, amount, maintenance) =>
      maintain(asked, { command: "REFUND", ...moneyFields(amount), maintenance_reference: maintenance }, "refunded"),
    readReturn: (fields) => Effect.sync(() => messageOf(believedMessage(fields, settings))),
    readNotification: (notification) =>
      Effect.sync(() => messageOf(believedMessage(parametersOf(notification), settings))),
  }
}

/**
 * The booking, in the two fields that section 7 names. The gateway signs them like any other field of a form, returns
 * them unchanged and shows them in no report. We decide nothing by them: an attempt is identified by
 * `merchant_reference`.
 */
const extraFields = ({ booking }: AskedAttempt) => ({ merchant_extra: booking, merchant_extra1: booking })

const moneyFields = ({ minor, currency }: Money) => ({ amount: String(minor), currency })

const amountFields = ({ amount, email, returnUrls }: AskedAttempt) => ({
  ...moneyFields(amount),
  customer_email: emailToSend(email, returnUrls.purchase),
})

/**
 * The gateway accepts plain addresses only and signs them back to us. A `=` in a customer's address would let one
 * signed answer be read as another. Such an address is replaced by one of our own.
 */
const emailToSend = (email: string, ours: string): string =>
  /^[A-Za-z0-9._+-]{1,100}@[A-Za-z0-9.-]{1,150}$/.test(email) ? email : `customer@${new URL(ours).hostname}`

/**
 * Whether an answer is about the attempt and the command that were sent: another one's answer has a valid signature
 * too.
 */
function answersTo(
  answer: ApsMessage,
  { reference }: AskedAttempt,
  asked: Readonly<Record<string, string | null>>,
): boolean {
  const isAsked = (["command", "query_command", "maintenance_reference"] as const).every(
    (name) => answer[name] === undefined || answer[name] === (asked[name] ?? undefined),
  )
  return isAsked && answer.merchant_reference === reference
}

const transactionOf = (message: ApsMessage | null): string | null => message?.fort_id ?? null

function purchaseReport(message: ApsMessage | null): GatewayReport {
  const answer: GatewayAnswer = {
    gateway: "aps",
    command: "purchase",
    responseCode: message?.response_code ?? null,
    url3d: message?.["3ds_url"] ?? null,
    amount: moneyOf(message?.amount, message?.currency),
  }
  return reportOf(answer, message)
}

/** The result of an inquiry. It names no currency, so the order's is used: the reference belongs to one order only. */
function inquiryReport(message: ApsMessage | null, asked: Money): GatewayReport {
  const transactionCode = message?.transaction_code ?? null
  const currency = message?.currency ?? asked.currency
  const told = meaningOf("aps", transactionCode) === "authorised" ? "authorized_amount" : "captured_amount"
  return {
    ...reportOf(
      {
        gateway: "aps",
        command: "inquiry",
        responseCode: message?.response_code ?? null,
        transactionCode,
        amount: moneyOf(message?.[told], currency),
      },
      message,
    ),
    captured: moneyOf(message?.captured_amount, currency),
    refunded: moneyOf(message?.refunded_amount, currency),
  }
}

const reportOf = (answer: GatewayAnswer, message: ApsMessage | null): GatewayReport => ({
  answer,
  captured: null,
  refunded: null,
  card: message === null ? null : cardOf(message),
  transaction: transactionOf(message),
})

/**
 * Codes that mean that nothing was done: the amount is too high, the payment is in another state, or a field is wrong.
 */
const refusals: ReadonlySet<string> = new Set(["005", "013", "017", "018", "034", "036", "042", "048", "049", "113"])

function commandReport(message: ApsMessage | null, done: "captured" | "voided" | "refunded"): CommandReport {
  const code = message?.response_code ?? null
  const isRefused = code !== null && /^0[0579]/.test(code) && refusals.has(code.slice(2))
  const outcome = meaningOf("aps", code) === done ? "done" : isRefused ? "refused" : "unknown"
  return { outcome, code, transaction: transactionOf(message) }
}

/**
 * What a message says about an attempt; null if it names none. A message about a captured, voided or refunded payment
 * only causes an inquiry.
 */
function messageOf(message: ApsMessage | null): GatewayMessage | null {
  const reference = message?.merchant_reference
  if (message === null || reference === undefined) return null
  if (message.service_command === "TOKENIZATION") {
    const answer = { gateway: "aps", command: "tokenization", responseCode: message.response_code ?? null } as const
    return { reference, report: reportOf(answer, message), token: message.token_name ?? null }
  }
  if (message.command === "PURCHASE" || message.command === "AUTHORIZATION")
    return { reference, report: purchaseReport(message), token: null }
  const news = { gateway: "aps", command: "inquiry", responseCode: null, transactionCode: null, amount: null } as const
  return { reference, report: reportOf(news, message), token: null }
}

/** A notification's parameters, as JSON or as a form, depending on the account's settings; null for anything else. */
function parametersOf({ contentType, body }: RawNotification): unknown {
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) {
    const fields = [...new URLSearchParams(body)]
    const isPlain = new Set(fields.map(([name]) => name)).size === fields.length
    return isPlain ? Object.fromEntries(fields) : null
  }
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
