import type { Booking } from "../booking/booking.ts"
import type { SlotPlace } from "../booking/windows/slot-place.ts"
import { areaOf, type ServiceArea } from "../places/service-area.ts"

/** The zone of a booking's pick-up: that of its place in the window, otherwise its present service area. */
export const zoneOf = (
  { booking, slot }: { readonly booking: Pick<Booking, "pickup">; readonly slot: SlotPlace | null },
  areas: readonly ServiceArea[],
): string | null => slot?.zone ?? areaOf(booking.pickup.position, areas)?.id ?? null
