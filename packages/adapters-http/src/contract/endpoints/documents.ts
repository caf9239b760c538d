import type { DeliveryReceipt, ReceiptVerdict } from "@mersal/domain/paper/delivery-receipt"
import type {
  ListedDocument,
  PrintedFile,
  PrintedReceiptRequest,
  PrintRequest,
} from "@mersal/domain/ports/driving/document-service"
import type { OwnBookingRequest } from "@mersal/domain/ports/driving/own-booking-service"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData } from "../endpoint.ts"
import { access, bookingReference, namedInPath, tokenOf, withToken } from "../own-booking-request.ts"
import { text, wireInstant, wireMoney, wireReference } from "../wire-values.ts"
import { wireFile, wireLanguage } from "./printed-file.ts"

export const wireListedDocument = z.object({
  number: z.string(),
  kind: z.enum(["tax-invoice", "receipt", "credit-note"]),
  booking: wireReference,
  at: wireInstant,
  amount: wireMoney,
})

/** GET /bookings/:reference/documents: the documents issued for a booking (D17). */
export const listDocuments = defineEndpoint<OwnBookingRequest, readonly ListedDocument[]>({
  method: "GET",
  path: "/v1.0/bookings/:reference/documents",
  request: namedInPath,
  answer: inData<readonly ListedDocument[]>(
    z.array(wireListedDocument) as unknown as z.ZodMiniType<readonly ListedDocument[]>,
  ),
})

const printedName = /^[A-Z]{2,3}-[A-Z]{2}-\d{4}-\d{6,12}\.pdf$/

/** GET /bookings/:reference/documents/:file: one of them, printed. */
export const printDocument = defineEndpoint<PrintRequest, PrintedFile>({
  method: "GET",
  path: "/v1.0/bookings/:reference/documents/:file",
  request: z.codec(
    z.object({
      params: z.strictObject({ reference: bookingReference, file: z.string().check(z.regex(printedName)) }),
      query: z.strictObject({ language: wireLanguage }),
      headers: access,
      body: z.unknown(),
    }),
    z.custom<PrintRequest>(),
    {
      decode: ({ params, query, headers }) => ({
        reference: params.reference,
        number: params.file.slice(0, -".pdf".length),
        language: query.language ?? null,
        accessToken: tokenOf(headers),
      }),
      encode: (request) => ({
        ...emptyRequest,
        params: { reference: request.reference, file: `${request.number}.pdf` },
        query: request.language === null ? {} : { language: request.language },
        headers: withToken(request),
      }),
    },
  ),
  answer: wireFile,
})

const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** A delivery receipt on the wire and in a file. */
export const wireReceipt = z.strictObject({
  version: z.literal(1),
  reference: wireReference,
  links: z
    .array(
      z.strictObject({
        entry: z.strictObject({
          order: z.int(),
          what: text(40),
          at: wireInstant,
          role: text(40),
          details: z.record(text(40), z.union([text(200), z.number()])),
        }),
        hash: digest,
      }),
    )
    .check(z.maxLength(500)),
  seal: digest,
}) as unknown as z.ZodMiniType<DeliveryReceipt>

/** GET /bookings/:reference/delivery-receipt: everything that happened to a booking, as a chain of sealed events. */
export const deliveryReceipt = defineEndpoint<OwnBookingRequest, DeliveryReceipt>({
  method: "GET",
  path: "/v1.0/bookings/:reference/delivery-receipt",
  request: namedInPath,
  answer: inData<DeliveryReceipt>(wireReceipt),
})

/** GET /bookings/:reference/delivery-receipt/pdf: the same as a PDF. */
export const printDeliveryReceipt = defineEndpoint<PrintedReceiptRequest, PrintedFile>({
  method: "GET",
  path: "/v1.0/bookings/:reference/delivery-receipt/pdf",
  request: z.codec(
    z.object({
      params: z.strictObject({ reference: bookingReference }),
      query: z.strictObject({ language: wireLanguage }),
      headers: access,
      body: z.unknown(),
    }),
    z.custom<PrintedReceiptRequest>(),
    {
      decode: ({ params, query, headers }) => ({
        reference: params.reference,
        language: query.language ?? null,
        accessToken: tokenOf(headers),
      }),
      encode: (request) => ({
        ...emptyRequest,
        params: { reference: request.reference },
        query: request.language === null ? {} : { language: request.language },
        headers: withToken(request),
      }),
    },
  ),
  answer: wireFile,
})

/** POST /verify: whether such a receipt is ours and complete. */
export const verifyReceipt = defineEndpoint<DeliveryReceipt, ReceiptVerdict>({
  method: "POST",
  path: "/v1.0/verify",
  request: z.codec(bodyOnly(wireReceipt), z.custom<DeliveryReceipt>(), {
    decode: ({ body }) => body,
    encode: (body) => ({ ...emptyRequest, body }),
  }),
  answer: inData<ReceiptVerdict>(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("whole") }),
      z.object({ kind: z.literal("broken"), order: z.int() }),
      z.object({ kind: z.literal("not-ours") }),
    ]) as unknown as z.ZodMiniType<ReceiptVerdict>,
  ),
})
