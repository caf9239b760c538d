import * as Data from "effect/Data"
import type { Stars } from "./rating.ts"

/** The delivery was rated before: once is once. */
export class AlreadyRated extends Data.TaggedError("AlreadyRated")<{ readonly stars: Stars }> {}

/** There is nothing to rate before the parcel is delivered. */
export class NotDelivered extends Data.TaggedError("NotDelivered") {}
