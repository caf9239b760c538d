import type { BookedWindow, BookingState } from "../../booking/booking.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Position } from "../../places/position.ts"
import type { DriverCard } from "../../tracking/driver-card.ts"
import type { Eta } from "../../tracking/eta.ts"
import type { BookingNotFound } from "../../tracking/tracking-errors.ts"
import type { Leg, TrackingEvent } from "../../tracking/tracking-event.ts"
import type { Answer, CallOptions } from "./service-failure.ts"
import type { TrackRequest } from "./tracking-service.ts"

/** A booking as it moves: what the live link shows, once or for as long as somebody looks on (section 4, D33). */
export interface LiveService {
  moment(request: TrackRequest, options?: CallOptions): Answer<TrackingMoment, BookingNotFound>
  /** The present moment, then one for each change, until the booking has come to its end or the reader goes. */
  follow(request: TrackRequest, options?: CallOptions): Answer<AsyncIterable<TrackingMoment>, BookingNotFound>
}

export interface TrackingMoment {
  readonly reference: Reference
  readonly state: BookingState
  readonly pickupWindow: BookedWindow
  readonly deliveryWindow: BookedWindow
  readonly events: readonly TrackingEvent[]
  /** The leg of which the driver can be followed; null while there is none. */
  readonly liveLeg: Leg | null
  /** Where he is, as exactly as the reader may see it; null where nothing fresh is known. */
  readonly driverPosition: { readonly position: Position; readonly at: Instant; readonly isExact: boolean } | null
  /** When he is expected at the stop of the leg, less exactly for those who are not the owner; null while nobody can tell. */
  readonly eta: Eta | null
  /** Whether he stands at the stop of the leg. */
  readonly hasArrived: boolean
  /** Who drives, for the owner alone. */
  readonly driver: DriverCard | null
  /** What the recipient tells the driver, for the owner alone (D34); null once it proves nothing any more. */
  readonly pin: string | null
  /** Whether nothing moves it any more. */
  readonly hasEnded: boolean
}
