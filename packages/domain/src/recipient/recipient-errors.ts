import * as Data from "effect/Data"

/** The link is unknown, expired, replaced by a newer one, or already answered; the answer does not tell which. */
export class RecipientLinkInvalid extends Data.TaggedError("RecipientLinkInvalid") {}

/** The recipient of this booking was asked too often. */
export class RecipientAskedOften extends Data.TaggedError("RecipientAskedOften")<{ readonly most: number }> {}

/** No proposal of the recipient waits for the sender. */
export class NothingProposed extends Data.TaggedError("NothingProposed") {}

/** Nothing is due for this booking, so nobody can be asked to pay. */
export class NothingToPay extends Data.TaggedError("NothingToPay") {}
