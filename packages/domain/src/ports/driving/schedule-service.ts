import type { NotServed, UnknownPlace } from "../../booking/booking-errors.ts"
import type { Vehicle } from "../../booking/parcel/vehicle.ts"
import type { SlotLookup } from "../../booking/windows/slot-lookup.ts"
import type { MarketId } from "../../market/market.ts"
import type { PlaceReference } from "./place-reference.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** What can be booked between two places, and when (section 7, POST /slots/retrieve_all). */
export interface ScheduleService {
  lookUpSlots(request: SlotRequest, options?: CallOptions): Answer<SlotLookup, NotServed | UnknownPlace>
}

export interface SlotRequest {
  readonly market: MarketId
  readonly pickup: PlaceReference
  readonly dropOff: PlaceReference
  /** The vehicle for the parcel; without one, closures for certain vehicles do not apply. */
  readonly vehicle: Vehicle | null
}
