import { searchFields } from "@mersal/domain/tracking/global-search"
import { BookingNotFound, SearchFailed } from "@mersal/domain/tracking/tracking-errors"
import * as z from "zod/mini"
import { bareRefusal, type RefusalCodecs, refusalWithData } from "./refusal-codec.ts"

export type TrackingRefusal = BookingNotFound | SearchFailed

export const trackingRefusals: RefusalCodecs<TrackingRefusal> = {
  BookingNotFound: bareRefusal("booking-not-found", BookingNotFound, "bookingId"),
  SearchFailed: refusalWithData("search-failed", z.object({ field: z.enum(searchFields) }), SearchFailed, "value"),
}
