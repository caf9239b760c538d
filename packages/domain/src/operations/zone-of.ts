import type { Booking } from "../booking/booking.ts"
import type { SlotPlace } from "../booking/windows/slot-place.ts"
import { areaOf, type ServiceArea } from "../places/service-area.ts"

/** The zone that a booking is picked up in: that of its place in the window, else the service area it lies in today. */
export const zoneOf = (
  { booking, slot }: { readonly booking: Pick<Booking, "pickup">; readonly slot: SlotPlace | null },
  areas: readonly ServiceArea[],
): string | null => slot?.zone ?? areaOf(booking.pickup.position, areas)?.id ?? null
