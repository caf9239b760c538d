import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Language } from "../../messages/language.ts"
import type { Money } from "../../money/money.ts"
import type { DeliveryReceipt, ReceiptVerdict } from "../../paper/delivery-receipt.ts"
import type { DocumentKind } from "../../payment/payment-document.ts"
import type { BookingNotFound } from "../../tracking/tracking-errors.ts"
import type { OwnBookingRequest } from "./own-booking-service.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** The documents of a booking, for its owner and for dispatchers. */
export interface DocumentService {
  /** The documents of a booking, in the order of issue. */
  documents(request: OwnBookingRequest, options?: CallOptions): Answer<readonly ListedDocument[], BookingNotFound>
  /** One document, printed. */
  printed(request: PrintRequest, options?: CallOptions): Answer<PrintedFile, BookingNotFound>
  /** The history of a booking, as a chain of sealed events. */
  deliveryReceipt(request: OwnBookingRequest, options?: CallOptions): Answer<DeliveryReceipt, BookingNotFound>
  /** The same history, printed. */
  receiptPaper(request: PrintedReceiptRequest, options?: CallOptions): Answer<PrintedFile, BookingNotFound>
  /** Whether a delivery receipt is ours and unchanged. Anybody may ask about any text. */
  verify(request: DeliveryReceipt, options?: CallOptions): Answer<ReceiptVerdict>
}

export interface ListedDocument {
  /** As printed: "INV-AE-2026-000017". */
  readonly number: string
  readonly kind: DocumentKind
  readonly booking: Reference
  readonly at: Instant
  readonly amount: Money
}

export interface PrintRequest extends OwnBookingRequest {
  readonly number: string
  /** Null for the language in which the customer is written to. */
  readonly language: Language | null
}

export interface PrintedReceiptRequest extends OwnBookingRequest {
  /** Null for the language of the request. */
  readonly language: Language | null
}

export interface PrintedFile {
  readonly type: "application/pdf"
  readonly bytes: Uint8Array
  readonly name: string
}
