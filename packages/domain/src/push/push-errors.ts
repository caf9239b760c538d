import * as Data from "effect/Data"

/** Push messages are not available: the operator has set no keys for them. */
export class PushNotOffered extends Data.TaggedError("PushNotOffered") {}

/** The endpoint is of no known push service, or its keys are invalid. */
export class PushAddressRefused extends Data.TaggedError("PushAddressRefused") {}

/** The booking already has the most browsers allowed. */
export class TooManySubscriptions extends Data.TaggedError("TooManySubscriptions")<{ readonly most: number }> {}
