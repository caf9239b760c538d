import type { Booking } from "@mersal/domain/booking/booking"
import { marketOfReference, parseReference, type Reference } from "@mersal/domain/booking/order/reference"
import { markets } from "@mersal/domain/market/market"
import { money as amountOf } from "@mersal/domain/money/money"
import type { AttemptFailure, AttemptReport } from "@mersal/domain/payment/attempt/attempt-report"
import type {
  AttemptView,
  CashRequest,
  PurchaseOutcome,
  PurchaseRequest,
  RefundRequest,
  SessionRequest,
  StartedRefund,
} from "@mersal/domain/ports/driving/payment-service"
import type { PaymentSession } from "@mersal/domain/ports/driving/payment-session"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData, queryOnly } from "../endpoint.ts"
import { access, bookingReference, nothing, tokenOf, withToken } from "../own-booking-request.ts"
import { wireCardMask } from "../wire-card-mask.ts"
import { wireBooking } from "../wire-codec.ts"
import {
  majorUnits,
  text,
  wireAmount,
  wireCardMethod,
  wireCashMethod,
  wireInstant,
  wireMoney,
  wireReference,
} from "../wire-values.ts"

export const attemptId = text(64)
const fieldsOfPage = z.record(z.string(), z.string())

const WirePage = z.union([
  z.object({ kind: z.enum(["form", "hosted"]), action: z.string(), fields: fieldsOfPage }),
  z.object({ kind: z.literal("pipe"), base: z.string() }),
])

export const wireSession = z.codec(
  z.object({
    attempt: attemptId,
    bkrefid: wireReference,
    amount: wireMoney,
    expiresAt: wireInstant,
    page: WirePage,
  }),
  z.custom<PaymentSession>(),
  {
    decode: ({ bkrefid, ...session }) => ({ ...session, booking: bkrefid }),
    encode: ({ booking, page, ...session }) => ({
      ...session,
      bkrefid: booking,
      page: page.kind === "pipe" ? page : { ...page, fields: { ...page.fields } },
    }),
  },
)

/** POST /payment/session: an attempt to pay the due amount by card, and how the page hands the card to the gateway. */
export const openPaymentSession = defineEndpoint<SessionRequest, PaymentSession>({
  method: "POST",
  path: "/v1.0/payment/session",
  request: z.codec(
    z.object({
      params: nothing,
      query: nothing,
      headers: z.extend(access, { "mersal-pay": z.optional(text(128)) }),
      body: z.strictObject({
        bookingId: bookingReference,
        method: wireCardMethod,
        instead: z.optional(z.nullable(attemptId)),
      }),
    }),
    z.custom<SessionRequest>(),
    {
      decode: ({ headers, body }) => ({
        reference: body.bookingId,
        method: body.method,
        instead: body.instead ?? null,
        accessToken: tokenOf(headers),
        payToken: headers["mersal-pay"] ?? null,
      }),
      encode: ({ reference, method, instead, payToken, ...request }) => ({
        ...emptyRequest,
        headers: { ...withToken(request), ...(payToken !== null && { "mersal-pay": payToken }) },
        body: { bookingId: reference, method, ...(instead !== null && { instead }) },
      }),
    },
  ),
  answer: inData<PaymentSession>(wireSession),
})

const failures = [
  "declined",
  "cancelled",
  "not-charged",
  "abandoned",
  "refunded",
  "unknown-attempt",
] as const satisfies readonly AttemptFailure[]

const WireOutcome = z.object({
  status: z.enum(["checking", "paid", "failed"]),
  reason: z.nullable(z.enum(failures)),
  bkrefid: z.nullable(z.string()),
  responseCode: z.nullable(z.string()),
  url3d: z.nullable(z.string()),
})

function reportOf({ status, reason, bkrefid }: z.output<typeof WireOutcome>): AttemptReport {
  if (status === "paid") return { kind: "paid", booking: (bkrefid ?? "") as Reference }
  return status === "failed" ? { kind: "failed", reason: reason ?? "unknown-attempt" } : { kind: "checking" }
}

const wireOutcome = ({ report, code, url3d }: PurchaseOutcome): z.output<typeof WireOutcome> => ({
  status: report.kind,
  reason: report.kind === "failed" ? report.reason : null,
  bkrefid: report.kind === "paid" ? report.booking : null,
  responseCode: code,
  url3d,
})

/** What the specification's page sends with the attempt: compared or left unread, never used (D16). */
const WirePurchase = z.strictObject({
  attempt: z.optional(attemptId),
  merchantRef: z.optional(text(40)),
  amount: z.optional(z.nullable(wireAmount)),
  currency: z.optional(z.nullable(text(3))),
  bookingReference: z.optional(z.nullable(bookingReference)),
  deviceFingerPrint: z.optional(z.nullable(text(4_000))),
  customerEmail: z.optional(z.nullable(text(254))),
  token: z.optional(z.nullable(text(100))),
  bookingStatus: z.optional(z.nullable(text(40))),
  returnUrl: z.optional(z.nullable(text(400))),
  customerIP: z.optional(z.nullable(text(64))),
  newPayfort: z.optional(z.nullable(z.union([z.boolean(), text(10)]))),
})

/** POST /payment/purchase: charges the card of an attempt. The body may be the specification's. */
export const purchasePayment = defineEndpoint<PurchaseRequest, PurchaseOutcome>({
  method: "POST",
  path: "/v1.0/payment/purchase",
  request: z.codec(bodyOnly(WirePurchase), z.custom<PurchaseRequest>(), {
    decode: ({ body }) => ({
      attempt: body.attempt ?? null,
      merchantReference: body.merchantRef ?? null,
      seen: {
        amount: typeof body.amount === "number" ? Math.round(body.amount * 100) : null,
        currency: body.currency ?? null,
        booking: typeof body.bookingReference === "string" ? (parseReference(body.bookingReference) ?? "") : null,
      },
      deviceFingerprint: body.deviceFingerPrint ?? null,
    }),
    encode: ({ attempt, merchantReference, seen, deviceFingerprint }) => ({
      ...emptyRequest,
      body: {
        ...(attempt !== null && { attempt }),
        ...(merchantReference !== null && { merchantRef: merchantReference }),
        ...(seen.amount !== null && { amount: seen.amount / 100 }),
        ...(seen.currency !== null && { currency: seen.currency }),
        ...(seen.booking !== null && { bookingReference: seen.booking }),
        ...(deviceFingerprint !== null && { deviceFingerPrint: deviceFingerprint }),
      },
    }),
  }),
  answer: inData<PurchaseOutcome>(
    z.codec(WireOutcome, z.custom<PurchaseOutcome>(), {
      decode: (wire) => ({ report: reportOf(wire), code: wire.responseCode, url3d: wire.url3d }),
      encode: wireOutcome,
    }),
  ),
})

/** POST /payment/cash: pay the driver instead of by the card that the booking is held for. */
export const payBookingInCash = defineEndpoint<CashRequest, Booking>({
  method: "POST",
  path: "/v1.0/payment/cash",
  request: z.codec(
    z.object({
      params: nothing,
      query: nothing,
      headers: access,
      body: z.strictObject({
        bookingId: bookingReference,
        method: wireCashMethod,
        instead: z.optional(z.nullable(attemptId)),
      }),
    }),
    z.custom<CashRequest>(),
    {
      decode: ({ headers, body }) => ({
        reference: body.bookingId,
        method: body.method,
        instead: body.instead ?? null,
        accessToken: tokenOf(headers),
      }),
      encode: ({ reference, method, instead, ...request }) => ({
        ...emptyRequest,
        headers: withToken(request),
        body: { bookingId: reference, method, ...(instead !== null && { instead }) },
      }),
    },
  ),
  answer: inData<Booking>(wireBooking),
})

type AttemptQuery = { readonly attempt: string }

/** GET /payment/attempt: the state of an attempt, for the page that waits. */
export const paymentAttempt = defineEndpoint<AttemptQuery, AttemptView>({
  method: "GET",
  path: "/v1.0/payment/attempt",
  request: z.codec(queryOnly(z.strictObject({ attempt: attemptId })), z.custom<AttemptQuery>(), {
    decode: ({ query }) => query,
    encode: (query) => ({ ...emptyRequest, query }),
  }),
  answer: inData<AttemptView>(
    z.codec(
      z.extend(WireOutcome, { crdno: z.nullable(z.string()), leavableAt: z.nullable(wireInstant) }),
      z.custom<AttemptView>(),
      {
        decode: (wire) => ({
          report: reportOf(wire),
          code: wire.responseCode,
          url3d: wire.url3d,
          last4: wire.crdno,
          leavableAt: wire.leavableAt,
        }),
        encode: ({ last4, leavableAt, ...outcome }) => ({ ...wireOutcome(outcome), crdno: last4, leavableAt }),
      },
    ),
  ),
})

const word = z.optional(z.nullable(text(60)))

type Confirmation = { readonly reference: string }
type Taken = { readonly isTaken: true }

/**
 * POST /payment/confirmation: the card payment confirmation record of section 3. It proves nothing, and may be wrong.
 */
export const paymentConfirmation = defineEndpoint<Confirmation, Taken>({
  method: "POST",
  path: "/v1.0/payment/confirmation",
  request: z.codec(
    bodyOnly(
      z.strictObject({
        bkrefid: bookingReference,
        paytyp: word,
        crdno: z.optional(z.nullable(wireCardMask)),
        trncno: word,
        crdntw: word,
        crdtyp: word,
        paytim: word,
        ptyp: word,
        paystat: word,
      }),
    ),
    z.custom<Confirmation>(),
    {
      decode: ({ body }) => ({ reference: body.bkrefid }),
      encode: ({ reference }) => ({ ...emptyRequest, body: { bkrefid: reference } }),
    },
  ),
  answer: inData<Taken>(
    z.codec(z.object({ taken: z.literal(true) }), z.custom<Taken>(), {
      decode: () => ({ isTaken: true }) as const,
      encode: () => ({ taken: true }) as const,
    }),
  ),
})

/** Above zero, in the currency of its booking. If there is no such booking, the use case reports it. */
const RefundBody = z
  .strictObject({
    bookingId: bookingReference,
    amount: z.optional(z.nullable(z.strictObject({ amount: wireAmount.check(z.gt(0)), cur: z.enum(["AED", "QAR"]) }))),
  })
  .check(
    z.refine(
      ({ bookingId, amount }) => {
        const reference = parseReference(bookingId)
        return !reference || !amount || markets[marketOfReference(reference)].currency === amount.cur
      },
      { path: ["amount", "cur"] },
    ),
  )

/** POST /payment/refund: refunds a booking's card payments. */
export const refundPayment = defineEndpoint<RefundRequest, StartedRefund>({
  method: "POST",
  path: "/v1.0/payment/refund",
  request: z.codec(bodyOnly(RefundBody), z.custom<RefundRequest>(), {
    decode: ({ body: { bookingId, amount } }) => ({
      reference: bookingId,
      amount: amount ? amountOf(Math.round(amount.amount * 100), amount.cur) : null,
    }),
    encode: ({ reference, amount }) => ({
      ...emptyRequest,
      body: {
        bookingId: reference,
        ...(amount !== null && { amount: { amount: majorUnits(amount), cur: amount.currency } }),
      },
    }),
  }),
  answer: inData<StartedRefund>(
    z.codec(
      z.object({
        refunds: z.array(
          z.object({ id: z.string(), amount: wireMoney, state: z.enum(["asked", "sent", "done", "refused"]) }),
        ),
      }),
      z.custom<StartedRefund>(),
      { decode: (wire) => wire, encode: ({ refunds }) => ({ refunds: refunds.map((refund) => ({ ...refund })) }) },
    ),
  ),
})
