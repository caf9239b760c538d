import type { PlaceFields } from "../endpoint.ts"
import { type AccountRefusal, accountRefusals } from "./account.ts"
import { type AdminRefusal, adminRefusals } from "./admin.ts"
import { type BookingRefusal, bookingRefusals } from "./booking.ts"
import { type BooksRefusal, booksRefusals } from "./books.ts"
import { type CodeCapRefusal, codeCapRefusals } from "./code-caps.ts"
import { type ConsumerRefusal, consumerRefusals } from "./consumers.ts"
import { type CorporateRefusal, corporateRefusals } from "./corporate.ts"
import { type LeadRefusal, leadRefusals } from "./leads.ts"
import { type OperationsRefusal, operationsRefusals } from "./operations.ts"
import { type OwnBookingRefusal, ownBookingRefusals } from "./own-bookings.ts"
import { type PaymentRefusal, paymentRefusals } from "./payment.ts"
import { type PromoRefusal, promoRefusals } from "./promo.ts"
import { type PushRefusal, pushRefusals } from "./push.ts"
import { type RatingRefusal, ratingRefusals } from "./ratings.ts"
import { type RecipientRefusal, recipientRefusals } from "./recipient.ts"
import type { BareWireError, RefusalCodec, RefusalCodecs } from "./refusal-codec.ts"
import { type SecondFactorRefusal, secondFactorRefusals } from "./second-factor.ts"
import { type TrackingRefusal, trackingRefusals } from "./tracking.ts"

/** Every refusal of a use case. The server knows all of them, each of the browser's clients only its own. */
export type Refusal =
  | AccountRefusal
  | AdminRefusal
  | BookingRefusal
  | BooksRefusal
  | CodeCapRefusal
  | ConsumerRefusal
  | CorporateRefusal
  | LeadRefusal
  | OperationsRefusal
  | OwnBookingRefusal
  | PaymentRefusal
  | PromoRefusal
  | PushRefusal
  | RatingRefusal
  | RecipientRefusal
  | SecondFactorRefusal
  | TrackingRefusal

export const refusals: RefusalCodecs<Refusal> = {
  ...accountRefusals,
  ...codeCapRefusals,
  ...secondFactorRefusals,
  ...bookingRefusals,
  ...booksRefusals,
  ...ownBookingRefusals,
  ...paymentRefusals,
  ...promoRefusals,
  ...operationsRefusals,
  ...ratingRefusals,
  ...recipientRefusals,
  ...pushRefusals,
  ...consumerRefusals,
  ...corporateRefusals,
  ...adminRefusals,
  ...leadRefusals,
  ...trackingRefusals,
}

/** @param places the fields in which the refused request names its places */
export const encodeRefusal = (
  refusal: Refusal,
  places: PlaceFields = { pickup: "src", dropOff: "dest" },
): readonly BareWireError[] => (refusals[refusal._tag] as RefusalCodec<Refusal>).encode(refusal, places)
