import type { StopWish } from "@mersal/domain/booking/change/booking-change"
import { marketOfReference, parseReference } from "@mersal/domain/booking/order/reference"
import { fieldLimits } from "@mersal/domain/market/field-limits"
import { type Money, money } from "@mersal/domain/money/money"
import type { ChangedBooking, OwnBookingRequest } from "@mersal/domain/ports/driving/own-booking-service"
import type { PayLink, PaymentDue } from "@mersal/domain/ports/driving/pay-link-service"
import type {
  AskedRecipient,
  RecipientAnswered,
  RecipientQuestion,
  RecipientState,
} from "@mersal/domain/ports/driving/recipient-service"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData, queryOnly } from "../endpoint.ts"
import { access, bookingReference, namedInPath, nothing, tokenOf, withToken } from "../own-booking-request.ts"
import { wireBooking } from "../wire-codec.ts"
import { wireState } from "../wire-state.ts"
import {
  decimalOf,
  latitude,
  longitude,
  majorUnits,
  text,
  wireAmount,
  wireBookedWindow,
  wireInstant,
  wireMarket,
  wireMoney,
  wirePaymentMethod,
  wireReference,
} from "../wire-values.ts"

/** POST /bookings/:reference/recipient-request: asks the recipient for his address, by a link of his own. */
export const askRecipient = defineEndpoint<OwnBookingRequest, AskedRecipient>({
  method: "POST",
  path: "/v1.0/bookings/:reference/recipient-request",
  request: namedInPath,
  answer: inData<AskedRecipient>(
    z.object({
      link: z.string(),
      askedAt: wireInstant,
      expiresAt: wireInstant,
    }) as unknown as z.ZodMiniType<AskedRecipient>,
  ),
})

/** A drop-off as a recipient enters it, with the names of section 3. All fields but the landmark are required. */
const WireAnswer = z.strictObject({
  token: text(64),
  add: text(fieldLimits.address).check(z.minLength(1)),
  lat: latitude,
  lon: longitude,
  cnam: z.optional(text(95)),
  addtl: text(fieldLimits.building),
  lmark: z.optional(text(fieldLimits.landmark)),
  name: text(fieldLimits.contactName),
  ph: text(40),
})

const WireProposal = z.object({
  add: z.string(),
  lat: z.number(),
  lon: z.number(),
  cnam: z.string(),
  addtl: z.nullable(z.string()),
  lmark: z.nullable(z.string()),
  name: z.nullable(z.string()),
  ph: z.nullable(z.string()),
  total: wireMoney,
  /** Negative if something is given back. */
  difference: wireMoney,
})

const wireRecipientState = z.codec(
  z.object({
    outcome: z.enum(["waiting", "expired", "applied", "proposed", "accepted", "declined"]),
    askedAt: wireInstant,
    expiresAt: wireInstant,
    proposal: z.nullable(WireProposal),
  }),
  z.custom<RecipientState>(),
  {
    decode: ({ outcome, askedAt, expiresAt, proposal }) => ({
      outcome,
      askedAt,
      expiresAt,
      proposal: proposal && {
        wish: {
          place: { address: proposal.add, position: { lat: proposal.lat, lon: proposal.lon }, cityName: proposal.cnam },
          building: proposal.addtl,
          landmark: proposal.lmark,
          name: proposal.name,
          phone: proposal.ph,
        },
        total: proposal.total,
        difference: differenceOf(proposal.difference),
      },
    }),
    encode: ({ outcome, askedAt, expiresAt, proposal }) => ({
      outcome,
      askedAt,
      expiresAt,
      proposal: proposal && {
        add: proposal.wish.place?.address ?? "",
        lat: proposal.wish.place?.position.lat ?? 0,
        lon: proposal.wish.place?.position.lon ?? 0,
        cnam: proposal.wish.place?.cityName ?? "",
        addtl: proposal.wish.building,
        lmark: proposal.wish.landmark,
        name: proposal.wish.name,
        ph: proposal.wish.phone,
        total: proposal.total,
        difference: signed(proposal.difference, proposal.total),
      },
    }),
  },
)

type Difference = ChangedBooking["difference"]

const differenceOf = ({ minor, currency }: Money): Difference => {
  if (minor === 0) return { kind: "none" }
  return minor > 0
    ? { kind: "pay", amount: money(minor, currency) }
    : { kind: "give-back", amount: money(-minor, currency) }
}

const signed = (difference: Difference, { currency }: Money): Money => {
  if (difference.kind === "none") return money(0, currency)
  return money(difference.kind === "pay" ? difference.amount.minor : -difference.amount.minor, currency)
}

/** GET /bookings/:reference/recipient-request: the state of the last question. */
export const recipientState = defineEndpoint<OwnBookingRequest, RecipientState | null>({
  method: "GET",
  path: "/v1.0/bookings/:reference/recipient-request",
  request: namedInPath,
  answer: inData<RecipientState | null>(
    z.nullable(wireRecipientState) as unknown as z.ZodMiniType<RecipientState | null>,
  ),
})

type Settling = OwnBookingRequest & { readonly isAccepted: boolean; readonly expectedTotal: Money | null }

/** POST /bookings/:reference/recipient-request/settle: the sender's decision on the recipient's proposal. */
export const settleProposal = defineEndpoint<Settling, ChangedBooking | null>({
  method: "POST",
  path: "/v1.0/bookings/:reference/recipient-request/settle",
  placeFields: { pickup: "reference", dropOff: "reference" },
  request: z.codec(
    z.object({
      params: z.strictObject({ reference: bookingReference }),
      query: nothing,
      headers: access,
      body: z.strictObject({ accept: z.boolean(), tamt: z.optional(z.nullable(wireAmount)) }),
    }),
    z.custom<Settling>(),
    {
      decode: ({ params, headers, body }) => {
        const parsed = parseReference(params.reference)
        return {
          reference: params.reference,
          accessToken: tokenOf(headers),
          isAccepted: body.accept,
          // With an invalid reference no total is compared, because there is no such booking.
          expectedTotal:
            typeof body.tamt !== "number" || !parsed ? null : decimalOf(body.tamt, marketOfReference(parsed)),
        }
      },
      encode: (request) => ({
        ...emptyRequest,
        params: { reference: request.reference },
        headers: withToken(request),
        body: {
          accept: request.isAccepted,
          tamt: request.expectedTotal && majorUnits(request.expectedTotal),
        },
      }),
    },
  ),
  answer: inData<ChangedBooking | null>(
    z.nullable(
      z.codec(
        z.object({ state: wireState, difference: wireMoney, parts: z.array(z.string()), bookingData: wireBooking }),
        z.custom<ChangedBooking>(),
        {
          decode: ({ bookingData, difference, parts }) => ({
            booking: bookingData,
            parts: parts as unknown as ChangedBooking["parts"],
            difference: differenceOf(difference),
          }),
          encode: ({ booking, difference, parts }) => ({
            state: booking.state,
            difference: signed(difference, booking.price.toPay),
            parts: [...parts],
            bookingData: booking,
          }),
        },
      ),
    ) as unknown as z.ZodMiniType<ChangedBooking | null>,
  ),
})

type TokenRequest = { readonly token: string }

/** POST /recipient/question: the question of a recipient's link. The token is a secret, so it is in the body. */
export const recipientQuestion = defineEndpoint<TokenRequest, RecipientQuestion>({
  method: "POST",
  path: "/v1.0/recipient/question",
  request: z.codec(bodyOnly(z.strictObject({ token: text(64) })), z.custom<TokenRequest>(), {
    decode: ({ body }) => body,
    encode: (body) => ({ ...emptyRequest, body }),
  }),
  answer: inData<RecipientQuestion>(
    z.codec(
      z.object({
        dom: wireMarket,
        sender: z.string(),
        cnam: z.string(),
        deliverySlot: wireBookedWindow,
        cash: z.nullable(wireMoney),
        expiresAt: wireInstant,
      }),
      z.custom<RecipientQuestion>(),
      {
        decode: (wire) => ({
          market: wire.dom,
          senderName: wire.sender,
          cityName: wire.cnam,
          deliveryWindow: wire.deliverySlot,
          cash: wire.cash,
          expiresAt: wire.expiresAt,
        }),
        encode: (question) => ({
          dom: question.market,
          sender: question.senderName,
          cnam: question.cityName,
          deliverySlot: question.deliveryWindow,
          cash: question.cash,
          expiresAt: question.expiresAt,
        }),
      },
    ),
  ),
})

type AnswerRequest = TokenRequest & { readonly wish: StopWish }

/** POST /recipient/answer: address and contact of the drop-off, once. */
export const recipientAnswer = defineEndpoint<AnswerRequest, RecipientAnswered>({
  method: "POST",
  path: "/v1.0/recipient/answer",
  placeFields: { pickup: "token", dropOff: "lat" },
  request: z.codec(bodyOnly(WireAnswer), z.custom<AnswerRequest>(), {
    decode: ({ body }) => ({
      token: body.token,
      wish: {
        place: { address: body.add, position: { lat: body.lat, lon: body.lon }, cityName: body.cnam ?? "" },
        building: body.addtl,
        landmark: body.lmark ?? "",
        name: body.name,
        phone: body.ph,
      },
    }),
    encode: ({ token, wish: { place, building, landmark, name, phone } }) => ({
      ...emptyRequest,
      body: {
        token,
        add: place?.address ?? "",
        lat: place?.position.lat ?? 0,
        lon: place?.position.lon ?? 0,
        cnam: place?.cityName ?? "",
        addtl: building ?? "",
        lmark: landmark ?? "",
        name: name ?? "",
        ph: phone ?? "",
      },
    }),
  }),
  answer: inData<RecipientAnswered>(
    z.codec(
      z.object({ outcome: z.enum(["applied", "proposed"]), bkref: wireReference }),
      z.custom<RecipientAnswered>(),
      {
        decode: ({ outcome, bkref }) => ({ outcome, reference: bkref }),
        encode: ({ outcome, reference }) => ({ outcome, bkref: reference }),
      },
    ),
  ),
})

/** POST /bookings/:reference/pay-link: a link by which anybody can pay for one booking. */
export const makePayLink = defineEndpoint<OwnBookingRequest, PayLink>({
  method: "POST",
  path: "/v1.0/bookings/:reference/pay-link",
  request: namedInPath,
  answer: inData<PayLink>(
    z.object({ link: z.string(), token: z.string(), expiresAt: wireInstant }) as unknown as z.ZodMiniType<PayLink>,
  ),
})

type PaymentQuery = OwnBookingRequest & { readonly payToken: string | null }

/** GET /payment/unique: the due amount of a booking, for a pay link or its owner. */
export const openPayment = defineEndpoint<PaymentQuery, PaymentDue>({
  method: "GET",
  path: "/v1.0/payment/unique",
  request: z.codec(
    z.extend(queryOnly(z.strictObject({ bookingId: bookingReference })), {
      headers: z.extend(access, { "mersal-pay": z.optional(text(128)) }),
    }),
    z.custom<PaymentQuery>(),
    {
      decode: ({ query, headers }) => ({
        reference: query.bookingId,
        accessToken: tokenOf(headers),
        payToken: headers["mersal-pay"] ?? null,
      }),
      encode: ({ reference, payToken, ...request }) => ({
        ...emptyRequest,
        query: { bookingId: reference },
        headers: { ...withToken(request), ...(payToken !== null && { "mersal-pay": payToken }) },
      }),
    },
  ),
  answer: inData<PaymentDue>(
    z.codec(
      z.object({
        bkref: wireReference,
        state: wireState,
        due: wireMoney,
        paid: wireMoney,
        paytyps: z.array(wirePaymentMethod),
        holdEndsAt: z.nullable(wireInstant),
        isBeingPaid: z.boolean(),
        isByLink: z.boolean(),
      }),
      z.custom<PaymentDue>(),
      {
        decode: ({ bkref, paytyps, ...due }) => ({ ...due, reference: bkref, methods: paytyps }),
        encode: ({ reference, methods, ...due }) => ({ ...due, bkref: reference, paytyps: [...methods] }),
      },
    ),
  ),
})
