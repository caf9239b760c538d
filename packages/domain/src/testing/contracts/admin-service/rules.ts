import { type BookingWish, noWish } from "../../../booking/change/booking-change.ts"
import type { Order } from "../../../booking/order/order.ts"
import type { PublishedRules } from "../../../booking/windows/published-rules.ts"
import { localDate } from "../../../calendar/local-date.ts"
import type { Instant } from "../../../calendar/zone.ts"
import type { AdminService } from "../../../ports/driving/admin-service.ts"
import { at } from "../../sample-booking.ts"
import { sampleOrder } from "../../sample-order.ts"
import { expectEqual, expectTrue, first, refused, succeeded } from "../expectations.ts"
import { pricedWay } from "../priced-way.ts"
import type { StaffedCase } from "../staffed-stage.ts"
import { minute, now, sameDay, scene } from "./stage.ts"

/** The afternoon closes at 9:45 instead of 16:00, and twelve days can be booked instead of thirty. */
const shorter = (validFrom: Instant): PublishedRules => ({
  id: "shorter",
  market: "AE",
  validFrom,
  readings: [],
  patch: {
    horizonDays: 12,
    services: {
      sameDay: {
        pickup: [
          { id: "11-14", start: "11:00", end: "14:00", orderBy: "10:00" },
          { id: "13-18", start: "13:00", end: "18:00", orderBy: "09:45" },
        ],
      },
    },
  },
})

/**
 * Makes Sharjah one of the areas that were added later, so that the sample order's route leads from an old to a new
 * area.
 */
async function renew(admin: AdminService) {
  const entries = succeeded(await admin.list({ kind: "areas", market: "AE" }))
  const { value, version } = first(entries.filter((entry) => entry.value.id === "sharjah"))
  const named = { kind: "areas", market: "AE", id: "sharjah", version } as const
  succeeded(await admin.edit({ ...named, value: { ...value, generation: "new" } }))
}

/** Rules of the schedule, published from an instant on. */
export const rules: readonly StaffedCase[] = [
  {
    name: "rules count from their instant on, for the listing, the price and the booking alike, and are undone by ending them",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const four = at("2026-11-21T16:00:00.000+04:00")
      const order = sampleOrder({ bookingType: "sameDay", pickupWindow: "13-18" })
      const { booking, schedule, referenceData } = stage.services("owner")
      const reach = async () =>
        succeeded(await referenceData.config({ market: "AE" })).find(({ key }) => key === "horizonDays")?.value
      const afternoon = async () => {
        const lookup = succeeded(await schedule.lookUpSlots(pricedWay()))
        const slots = first(lookup.items.filter(({ bookingType }) => bookingType === "sameDay")).slots
        return { lookup, orderBy: slots.find(({ window }) => window === "13-18")?.orderBy ?? null }
      }
      const before = await afternoon()
      expectEqual([before.orderBy, before.lookup.rules, before.lookup.rulesUntil], [four, undefined, undefined])

      const made = succeeded(await admin.create({ kind: "rules", value: shorter(now + 60 * minute) }))
      const waiting = await afternoon()
      expectEqual([waiting.orderBy, waiting.lookup.rulesUntil], [four, now + 60 * minute])
      expectTrue((waiting.lookup.staleAt ?? Infinity) <= now + 60 * minute, "the answer is good until the rules begin")
      expectEqual((await sameDay(stage)).basis.book.readings, [])
      expectEqual(await reach(), 30)
      expectEqual(succeeded(await admin.rulesInForce({ market: "AE" })).row, null)
      // Until its instant the row can still be corrected.
      const later = { ...shorter(now + 30 * minute), readings: ["od-cap-2200"] }
      const named = { kind: "rules", market: "AE", id: "shorter" } as const
      const edited = succeeded(await admin.edit({ ...named, version: made.version, value: later }))

      await stage.setNow(now + 30 * minute)
      const shut = now + 45 * minute
      const ruled = await afternoon()
      const readings = ["od-cap-2200", "rules.shorter.2"]
      expectEqual([ruled.orderBy, ruled.lookup.book.readings], [shut, readings])
      expectEqual(await reach(), 12)
      expectEqual(ruled.lookup.rules, { name: "rules.shorter.2", patch: later.patch })
      expectEqual((await sameDay(stage)).basis.book.readings, readings)
      const booked = succeeded(await booking.placeBooking(order)).booking
      expectEqual([booked.basis.book.readings, booked.orderBy], [readings, shut])
      expectEqual(succeeded(await admin.rulesInForce({ market: "AE" })).row, "shorter")

      await stage.setNow(shut)
      expectEqual(refused(await booking.placeBooking(order), "SlotRefused").closedAt, shut)
      const late = await admin.edit({ ...named, version: edited.version, value: { ...later, readings: [] } })
      expectEqual(refused(late, "InvalidReference").issues, [{ field: "validFrom", problem: "has-begun", detail: "" }])

      succeeded(await admin.end({ ...named, version: edited.version }))
      expectEqual((await afternoon()).orderBy, four)
      succeeded(await booking.placeBooking(order))
      const log = succeeded(await admin.changes({ kind: "rules", market: "AE", after: null, limit: 9 }))
      expectEqual(log.changes.map(({ action }) => action).toSorted(), ["create", "edit", "end"])
    },
  },
  {
    name: "a rule of a class of ways counts on its ways for the listing, the booking, its change and its delivery date, and on no other",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const { booking, ownBookings, schedule } = stage.services("owner")
      const place = (patch: Partial<Order> = {}) => booking.placeBooking(sampleOrder(patch))
      const listed = async () => {
        const { items, route } = succeeded(await schedule.lookUpSlots(pricedWay()))
        const [sameDay, nextDay] = (["sameDay", "nextDay"] as const).map((type) =>
          first(items.filter(({ bookingType }) => bookingType === type)),
        )
        return [route, sameDay?.earliestPickup, nextDay?.earliestPickup, nextDay?.earliestDelivery]
      }
      const plain = [undefined, "2026-11-21", "2026-11-21", "2026-11-22"]
      const patch = { routes: { "old-to-new": { cutoff: "08:00", leadDays: 3, only: ["nextDay"] } } } as const
      succeeded(await admin.create({ kind: "rules", value: { ...shorter(now), patch } }))
      // Both ends are old areas, so the route has no class.
      expectEqual(await listed(), plain)
      const early = succeeded(await place()).booking
      expectEqual(early.deliveryWindow.date, "2026-11-22")

      await renew(admin)
      expectEqual(await listed(), ["old-to-new", "2026-11-21", "2026-11-22", "2026-11-25"])
      const { reason, closedAt, earliest } = refused(await place(), "SlotRefused")
      expectEqual([reason, closedAt, earliest], ["cutoff-passed", now - 60 * minute, "2026-11-22"])
      const late = succeeded(await place({ pickupDate: localDate("2026-11-22") })).booking
      expectEqual([late.deliveryWindow.date, late.orderBy], ["2026-11-25", now + 23 * 60 * minute])
      expectEqual(succeeded(await place({ bookingType: "sameDay" })).booking.deliveryWindow.date, "2026-11-21")

      const moved = async (pickupDate: string) =>
        ownBookings.changeBooking({
          reference: early.reference,
          accessToken: null,
          wish: { ...noWish, pickupDate: localDate(pickupDate) },
          expectedTotal: null,
          isPreview: false,
        })
      expectEqual(succeeded(await moved("2026-11-23")).booking.deliveryWindow.date, "2026-11-26")
    },
  },
  {
    name: "nobody goes a way whose class is taken out of the rules: it is not listed, priced or booked, and what is booked is named",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const { booking, ownBookings, pricing, schedule } = stage.services("owner")
      const { reference } = succeeded(await booking.placeBooking(sampleOrder())).booking
      await renew(admin)
      const value = { ...shorter(now), patch: { routes: { "old-to-new": null } } }
      const preview = succeeded(await admin.previewRules({ rules: value }))
      expectEqual(
        preview.refused.map((each) => [each.reference, each.reason]),
        [[reference, "not-served"]],
      )
      succeeded(await admin.create({ kind: "rules", value }))
      expectEqual(refused(await schedule.lookUpSlots(pricedWay()), "NotServed").part, "route")
      expectEqual(refused(await pricing.quotePrices(pricedWay()), "NotServed").part, "route")
      expectEqual(refused(await booking.placeBooking(sampleOrder()), "NotServed").part, "route")
      // Directions to a person do not affect the route.
      const change = (wish: Partial<BookingWish>) =>
        ownBookings.changeBooking({
          reference,
          accessToken: null,
          wish: { ...noWish, ...wish },
          expectedTotal: null,
          isPreview: false,
        })
      succeeded(await change({ pickup: { ...noWish.pickup, landmark: "Ring twice" } }))
      expectEqual(refused(await change({ pickupDate: localDate("2026-11-23") }), "NotServed").part, "route")
    },
  },
  {
    name: "rules begin now or later, once each, and are a rule book or are told where they are none",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const create = (value: PublishedRules) => admin.create({ kind: "rules", value })
      const issuesOf = async (value: PublishedRules) =>
        refused(await create(value), "InvalidReference").issues.map(({ field, problem }) => [field, problem])
      expectEqual(await issuesOf(shorter(now - 6 * minute)), [["validFrom", "in-the-past"]])
      // The instant is the time of writing, not the time when the button was pressed.
      expectEqual(succeeded(await create(shorter(now - minute))).value.validFrom, now)
      expectEqual(await issuesOf({ ...shorter(now), id: "again" }), [["validFrom", "instant-taken"]])
      expectEqual(await issuesOf({ ...shorter(now + minute), id: "x", readings: ["no-such"] }), [
        ["readings.0", "unknown-reading"],
      ])
      const wrong = { sameDay: { pickup: [{ id: "13-18", start: "13:00", end: "18:00", orderBy: "25:00" }] } }
      expectEqual(await issuesOf({ ...shorter(now + minute), id: "x", patch: { services: wrong as never } }), [
        ["patch.services.sameDay.pickup.0.orderBy", "not-a-rule"],
      ])
      // The other market has rules of its own.
      const { value } = succeeded(await create({ ...shorter(now), market: "QA" }))
      expectEqual(value.market, "QA")
    },
  },
  {
    name: "rules are tried on the bookings to come before they count: those they would refuse are named, and nothing changes",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const { booking } = stage.services("owner")
      const placed = async (window: string) =>
        succeeded(await booking.placeBooking(sampleOrder({ bookingType: "sameDay", pickupWindow: window }))).booking
      const noon = await placed("11-14")
      const late = await placed("13-18")
      const preview = async (rules: PublishedRules) => succeeded(await admin.previewRules({ rules }))

      const same = await preview({ ...shorter(now), patch: {} })
      expectEqual([same.checked, same.refused, same.changes], [2, [], []])
      const { refused: none, changes, before, after } = await preview(shorter(now + minute))
      expectEqual([none, before.readings, after.readings], [[], [], ["rules.shorter.1"]])
      expectTrue(changes.length > 0, "what changes is told")

      const gone = { sameDay: { pickup: [{ id: "13-18", start: "13:00", end: "18:00", orderBy: "08:00" }] } } as const
      const strict = await preview({ ...shorter(now + minute), patch: { services: gone } })
      expectEqual(
        strict.refused.map(({ reference, reason }) => [reference, reason]),
        [
          [noon.reference, "unknown-window"],
          [late.reference, "cutoff-passed"],
        ],
      )
      expectEqual(succeeded(await admin.list({ kind: "rules", market: "AE" })), [])
      refused(await admin.previewRules({ rules: { ...shorter(now), readings: ["no"] } }), "InvalidReference")
    },
  },
]
