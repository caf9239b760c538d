import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Language } from "../../messages/language.ts"
import type { Money } from "../../money/money.ts"
import type { DeliveryReceipt, ReceiptVerdict } from "../../paper/delivery-receipt.ts"
import type { DocumentKind } from "../../payment/payment-document.ts"
import type { BookingNotFound } from "../../tracking/tracking-errors.ts"
import type { OwnBookingRequest } from "./own-booking-service.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** The papers of a booking, for its owner and for dispatchers. */
export interface DocumentService {
  /** What was issued for a booking, in that order. */
  documents(request: OwnBookingRequest, options?: CallOptions): Answer<readonly ListedDocument[], BookingNotFound>
  /** One of them, printed. */
  printed(request: PrintRequest, options?: CallOptions): Answer<PrintedFile, BookingNotFound>
  /** All that happened to a booking, as a chain of sealed events. */
  deliveryReceipt(request: OwnBookingRequest, options?: CallOptions): Answer<DeliveryReceipt, BookingNotFound>
  /** The same on paper, for whoever reads no files. */
  receiptPaper(request: PrintedReceiptRequest, options?: CallOptions): Answer<PrintedFile, BookingNotFound>
  /** Whether a receipt is ours and whole; of anybody, about any text. */
  verify(request: DeliveryReceipt, options?: CallOptions): Answer<ReceiptVerdict>
}

export interface ListedDocument {
  /** As it is printed: "INV-AE-2026-000017". */
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
  /** Null for the language in which is asked. */
  readonly language: Language | null
}

export interface PrintedFile {
  readonly type: "application/pdf"
  readonly bytes: Uint8Array
  readonly name: string
}
