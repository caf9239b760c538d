import * as Data from "effect/Data"
import type { SearchField } from "./global-search.ts"

/** No booking has this reference: 'Invalid reference number' (section 8). */
export class BookingNotFound extends Data.TaggedError("BookingNotFound") {}

/** 'Invalid {field}, please enter the correct {field}' (section 8): no booking that may be shown has this value. */
export class SearchFailed extends Data.TaggedError("SearchFailed")<{ readonly field: SearchField }> {}
