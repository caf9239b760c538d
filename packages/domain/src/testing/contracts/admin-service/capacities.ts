import { sampleOrder } from "../../sample-order.ts"
import { expectEqual, refused, succeeded } from "../expectations.ts"
import type { StaffedCase } from "../staffed-stage.ts"
import { scene } from "./stage.ts"

/** How many bookings a window takes. */
export const capacities: readonly StaffedCase[] = [
  {
    name: "the capacity of a window counts at once, is known by its window, and is lifted by ending it",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const value = { market: "AE", bookingType: "sameDay", window: "13-18", capacity: 1 } as const
      const made = succeeded(await admin.create({ kind: "capacities", value }))
      expectEqual([made.value, made.version], [value, 1])
      refused(await admin.create({ kind: "capacities", value: { ...value, capacity: 9 } }), "ReferenceTaken")
      const unknown = { ...value, window: "lunch" }
      refused(await admin.create({ kind: "capacities", value: unknown }), "InvalidReference")

      const { booking } = stage.services("owner")
      const order = sampleOrder({ bookingType: "sameDay", pickupWindow: "13-18" })
      succeeded(await booking.placeBooking(order))
      refused(await booking.placeBooking(order), "SlotRefused")
      const named = { kind: "capacities", market: "AE", id: "sameDay.13-18" } as const
      const more = succeeded(await admin.edit({ ...named, version: 1, value: { ...value, capacity: 2 } }))
      succeeded(await booking.placeBooking(order))
      refused(await booking.placeBooking(order), "SlotRefused")
      succeeded(await admin.end({ ...named, version: more.version }))
      succeeded(await booking.placeBooking(order))
      const log = succeeded(await admin.changes({ kind: "capacities", market: "AE", after: null, limit: 9 }))
      expectEqual(log.changes.map(({ action }) => action).toSorted(), ["create", "edit", "end"])
    },
  },
]
