import * as Data from "effect/Data"

/** The pick-up window was chosen by the key of a listing of another market, booking type or date. */
export class WindowOfAnotherDay extends Data.TaggedError("WindowOfAnotherDay") {}
