import { BookingNotFound } from "@mersal/domain/tracking/tracking-errors"
import { bareRefusal, type RefusalCodecs } from "./refusal-codec.ts"

export type TrackingRefusal = BookingNotFound

export const trackingRefusals: RefusalCodecs<TrackingRefusal> = {
  BookingNotFound: bareRefusal("booking-not-found", BookingNotFound, "bookingId"),
}
