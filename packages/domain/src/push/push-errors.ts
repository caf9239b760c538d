import * as Data from "effect/Data"

/** No browser can be told anything here: the operator has set no keys for it. */
export class PushNotOffered extends Data.TaggedError("PushNotOffered") {}

/** The address is at no push service that we know, or its keys are none. */
export class PushAddressRefused extends Data.TaggedError("PushAddressRefused") {}

/** As many browsers are told of this booking as may be. */
export class TooManySubscriptions extends Data.TaggedError("TooManySubscriptions")<{ readonly most: number }> {}
