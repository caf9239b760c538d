import * as Data from "effect/Data"

/** No booking has this reference: 'Invalid reference number' (section 8). */
export class BookingNotFound extends Data.TaggedError("BookingNotFound") {}
