import { basisOf, scheduleOf } from "../../../booking/windows/market-schedule.ts"
import { addDays, type LocalDate } from "../../../calendar/local-date.ts"
import { sampleDay, sampleOrder, servedWay } from "../../sample-order.ts"
import { expectEqual, expectTrue, refused, succeeded } from "../expectations.ts"
import { placeAt } from "../places-named.ts"
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
  {
    name: "a listing tells the full windows of every date where the parcel is picked up, and whoever asks its schedule is refused",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const limits = [
        { market: "AE", bookingType: "sameDay", window: null, capacity: 1 },
        { market: "AE", bookingType: "nextDay", window: "12-17", capacity: 0 },
      ] as const
      for (const value of limits) succeeded(await admin.create({ kind: "capacities", value }))
      const { booking, schedule } = stage.services("owner")
      const { pickup, dropOff } = servedWay.AE
      const listed = async (from: typeof pickup, to: typeof pickup) =>
        succeeded(
          await schedule.lookUpSlots({ market: "AE", pickup: placeAt(from), dropOff: placeAt(to), vehicle: "bike" }),
        )
      const nextDays = (await listed(pickup, dropOff)).full ?? []
      expectEqual(nextDays.length, 31)
      expectTrue(
        nextDays.every((key) => /^AE\/nextDay\/[\d-]+\/12-17$/.test(key)),
        nextDays.join(),
      )

      const on = (pickupDate: LocalDate, pickupWindow: string) =>
        sampleOrder({ bookingType: "sameDay", pickupDate, pickupWindow, deliveryDate: pickupDate })
      const later = addDays(sampleDay, 9)
      for (const order of [on(sampleDay, "11-14"), on(sampleDay, "13-18"), on(later, "13-18")])
        succeeded(await booking.placeBooking(order))
      const here = await listed(pickup, dropOff)
      const sameDays = (here.full ?? []).filter((key) => key.startsWith("AE/sameDay/"))
      const expected = [`${sampleDay}/11-14`, `${sampleDay}/13-18`, `${later}/13-18`]
      expectEqual(
        sameDays,
        expected.map((window) => `AE/sameDay/${window}`),
      )
      expectEqual(
        here.items.find(({ bookingType }) => bookingType === "sameDay")?.earliestPickup,
        addDays(sampleDay, 1),
      )
      expectEqual((await listed(dropOff, pickup)).full, nextDays)

      const engine = scheduleOf("AE", basisOf(here))
      const ask = { market: "AE", service: "sameDay", now: here.now } as const
      const verdictOn = (date: LocalDate, window?: string) => {
        const verdict = engine.check({ ...ask, date, ...(window && { window }) })
        return verdict.ok ? `${verdict.slot.date} ${verdict.slot.window}` : `${verdict.reason}: ${verdict.next?.key}`
      }
      const next = `AE/sameDay/${addDays(sampleDay, 1)}/11-14`
      expectEqual([verdictOn(sampleDay), verdictOn(sampleDay, "13-18")], [`full: ${next}`, `full: ${next}`])
      expectEqual(verdictOn(later), `${later} 11-14`)
      const refusal = refused(await booking.placeBooking(on(sampleDay, "13-18")), "SlotRefused")
      expectEqual([refusal.reason, refusal.next], ["full", { date: addDays(sampleDay, 1), window: "11-14" }])
    },
  },
]
