import { type Money, money, toDecimalText } from "@mersal/domain/money/money"
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
import * as z from "zod"
import type { PaymentLine } from "../payment-line/payment-line.ts"
import { isHashedByGateway, type PipeSecrets, requestHash } from "./signature.ts"

/** All of it is secret but the address. */
export interface PipeSettings extends PipeSecrets {
  /** `https://bank.example/pipe`: our server calls `/transaction` below it, a page pays at `/<attempt>/purchase`. */
  readonly url: string
  readonly isSimulator: boolean
}

/**
 * Qatar's gateway (sections 2 and 7; D29). Our server opens each attempt there with its amount and our reference, and
 * gives the page an address with the attempt's one-time id. The page posts the card to that address, or asks for the
 * national debit page; an amount or booking that it sends is ignored. Our server inquires about the result by our
 * reference. The gateway charges at once: there is nothing to capture and nothing to void.
 */
export function pipeGateway(settings: PipeSettings, line: PaymentLine): PaymentGateway {
  const ask = (action: Action, asked: AskedAttempt, amount: Money, fields: Readonly<Record<string, string>> = {}) => {
    const about = { trackid: asked.reference, amount: toDecimalText(amount), currency: amount.currency }
    const { terminalId, password } = settings
    return line.post(`${settings.url}/transaction`, {
      action,
      terminalId,
      password,
      ...about,
      ...fields,
      requestHash: requestHash(about, settings),
    })
  }
  /** Null if there is no answer, its hash is wrong, or it is about another payment. */
  const answerTo = async (asking: Promise<unknown>, { reference }: AskedAttempt): Promise<Answer | null> => {
    const { data } = answerSchema.safeParse(await asking)
    if (data === undefined || data.trackid !== reference) return null
    const { tranid: tranId, responseCode, amount, responseHash: hash } = data
    return isHashedByGateway({ tranId, responseCode, amount, hash }, settings) ? data : null
  }
  const nothing = Effect.succeed(refusedUnasked)

  return {
    id: "pipe",
    isSimulator: settings.isSimulator,
    takesAt: "booking",
    open: (asked) =>
      Effect.promise(async () => {
        if (asked.amount.currency !== "QAR") return null
        const answer = await ask(actions.purchase, asked, asked.amount, {
          method: asked.method === "card" ? "CREDIT" : "DEBIT",
          customerEmail: asked.email,
          language: asked.language,
          returnUrl: asked.returnUrls.purchase,
        })
        const { data } = openedSchema.safeParse(answer)
        if (data === undefined || data.trackid !== asked.reference) return null
        return { kind: "pipe", base: `${settings.url}/${data.attempt}` }
      }),
    purchase: () => Effect.succeed(reportOf(null)),
    inquire: (asked) =>
      Effect.promise(async () => reportOf(await answerTo(ask(actions.inquire, asked, asked.amount), asked))),
    capture: () => nothing,
    release: () => nothing,
    refund: (asked, amount, maintenance) =>
      Effect.promise(async () =>
        commandReport(await answerTo(ask(actions.refund, asked, amount, { refundid: maintenance }), asked)),
      ),
    readReturn: (fields) => Effect.sync(() => messageOf(fields, settings)),
    readNotification: (notification) => Effect.sync(() => messageOf(fieldsOf(notification), settings)),
  }
}

const actions = { purchase: "1", refund: "2", inquire: "10" } as const
type Action = (typeof actions)[keyof typeof actions]

const refusedUnasked: CommandReport = { outcome: "refused", code: null, transaction: null }

const reference = z.string().regex(/^[A-Za-z0-9_.-]{1,40}$/)
const decimal = z.string().regex(/^\d{1,10}\.\d{2}$/)

const openedSchema = z.object({ trackid: reference, attempt: z.string().regex(/^[A-Za-z0-9_-]{16,100}$/) })

const answerSchema = z.object({
  trackid: reference,
  /** Empty if there is no transaction. */
  tranid: z.string().regex(/^[A-Za-z0-9_-]{0,40}$/),
  responseCode: z.string().regex(/^\d{3}$/),
  amount: decimal,
  currency: z.enum(["AED", "QAR"]),
  refundedAmount: z.optional(decimal),
  cardBrand: z.optional(z.string().regex(/^[A-Za-z0-9 _-]{1,20}$/)),
  maskedPAN: z.optional(z.string().regex(/^[\dXx*]{4,22}$/)),
  responseHash: z.string(),
})
type Answer = z.infer<typeof answerSchema>

/** What the gateway gives the browser for its return and sends to us: names as it writes them. */
const returnSchema = z.object({
  TrackId: reference,
  TranId: z.string().regex(/^[A-Za-z0-9_-]{0,40}$/),
  ResponseCode: z.string().regex(/^\d{3}$/),
  amount: decimal,
  responseHash: z.string(),
})

/** Decimals to minor units, digit by digit: an amount is never a fraction here. */
const moneyOf = (amount: string | undefined, currency: Answer["currency"]): Money | null =>
  amount === undefined ? null : money(Number(amount.replace(".", "")), currency)

function reportOf(answer: Answer | null): GatewayReport {
  const amount = answer === null ? null : moneyOf(answer.amount, answer.currency)
  const responseCode = answer?.responseCode ?? null
  const last4 = /\d{4}$/.exec(answer?.maskedPAN ?? "")?.[0]
  return {
    answer: { gateway: "pipe", command: "inquiry", responseCode, transactionCode: null, amount },
    captured: meaningOf("pipe", responseCode) === "paid" ? amount : null,
    refunded: answer === null ? null : moneyOf(answer.refundedAmount, answer.currency),
    card: last4 === undefined ? null : { last4, network: answer?.cardBrand ?? null },
    transaction: answer?.tranid || null,
  }
}

/** Codes that mean that a refund was not made: no such record, an impossible amount. */
const refusals: ReadonlySet<string> = new Set(["012", "013", "025"])

function commandReport(answer: Answer | null): CommandReport {
  const code = answer?.responseCode ?? null
  const meaning = meaningOf("pipe", code)
  const isRefused = meaning === "refused" || (code !== null && refusals.has(code))
  return {
    outcome: meaning === "paid" ? "done" : isRefused ? "refused" : "unknown",
    code,
    transaction: answer?.tranid || null,
  }
}

/** Says that there is news about a reference, never what: the hash does not cover the reference. */
function messageOf(fields: unknown, secrets: PipeSecrets): GatewayMessage | null {
  const { data } = returnSchema.safeParse(fields)
  if (data === undefined) return null
  const { TrackId, TranId: tranId, ResponseCode: responseCode, amount, responseHash: hash } = data
  if (!isHashedByGateway({ tranId, responseCode, amount, hash }, secrets)) return null
  return { reference: TrackId, report: reportOf(null), token: null }
}

function fieldsOf({ contentType, body }: RawNotification): unknown {
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) return Object.fromEntries(new URLSearchParams(body))
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
