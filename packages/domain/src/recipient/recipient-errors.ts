import * as Data from "effect/Data"

/** The link was never given, is over, was replaced by a newer one, or has been answered: all alike. */
export class RecipientLinkInvalid extends Data.TaggedError("RecipientLinkInvalid") {}

/** The recipient of this booking was asked often enough. */
export class RecipientAskedOften extends Data.TaggedError("RecipientAskedOften")<{ readonly most: number }> {}

/** The recipient proposes nothing that waits for the sender's word. */
export class NothingProposed extends Data.TaggedError("NothingProposed") {}

/** Nothing is due of this booking, so nobody can be asked to pay. */
export class NothingToPay extends Data.TaggedError("NothingToPay") {}
