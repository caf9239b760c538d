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

/** A booking in motion: what the live link shows, once or as a stream (section 4, D33). */
export interface LiveService {
  moment(request: TrackRequest, options?: CallOptions): Answer<TrackingMoment, BookingNotFound>
  /** The present moment, then one for each change, until the booking has ended or the reader leaves. */
  follow(request: TrackRequest, options?: CallOptions): Answer<AsyncIterable<TrackingMoment>, BookingNotFound>
}

export interface TrackingMoment {
  readonly reference: Reference
  readonly state: BookingState
  readonly pickupWindow: BookedWindow
  readonly deliveryWindow: BookedWindow
  readonly events: readonly TrackingEvent[]
  /** The leg on which the driver can be followed; null if there is none. */
  readonly liveLeg: Leg | null
  /** His position, as exactly as the reader may see it; null if no recent one is known. */
  readonly driverPosition: { readonly position: Position; readonly at: Instant; readonly isExact: boolean } | null
  /** When he is expected at the leg's stop, less exact for anybody but the owner; null if unknown. */
  readonly eta: Eta | null
  /** Whether he is at the leg's stop. */
  readonly hasArrived: boolean
  /** The driver, for the owner only. */
  readonly driver: DriverCard | null
  /** The PIN that the recipient tells the driver, for the owner only (D34); null when it is no longer valid. */
  readonly pin: string | null
  /** Whether the booking has reached its final state. */
  readonly hasEnded: boolean
}
