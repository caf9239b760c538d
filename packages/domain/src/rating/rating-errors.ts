import * as Data from "effect/Data"
import type { Stars } from "./rating.ts"

/** The delivery has already been rated; that is possible once. */
export class AlreadyRated extends Data.TaggedError("AlreadyRated")<{ readonly stars: Stars }> {}

/** A booking can be rated only after its delivery. */
export class NotDelivered extends Data.TaggedError("NotDelivered") {}
