import type { Reference } from "../../../booking/order/reference.ts"
import { addDays, localDate } from "../../../calendar/local-date.ts"
import { everyBooking } from "../../../ports/driving/every-booking.ts"
import type { BoardPage, BoardQuery } from "../../../ports/driving/operations-service.ts"
import { sampleOrder } from "../../sample-order.ts"
import { expectEqual, expectTrue, first, succeeded } from "../expectations.ts"
import type { StaffedCase } from "../staffed-stage.ts"
import { arrive, collect, fileOf, now, obeyed, scene, start } from "./stage.ts"

/** What staff look at: the board, a driver's day, notes and drivers. */
export const lists: readonly StaffedCase[] = [
  {
    name: "the board lists bookings by date, state and driver, page by page",
    run: async (stage) => {
      await stage.setNow(now)
      const ops = await stage.staff("ops", "Olga")
      const driver = await stage.staff("porter", "Dawud")
      const day = (date: string) => sampleOrder({ pickupDate: localDate(date) })
      const references: Reference[] = []
      for (const date of ["2026-11-23", "2026-11-22", "2026-11-24", "2026-11-22"])
        references.push(succeeded(await stage.services().booking.placeBooking(day(date))).booking.reference)
      const [a, b, c, d] = references as [Reference, Reference, Reference, Reference]
      await obeyed(ops, a, { type: "assign", driver: driver.id })
      const { operations } = ops.services
      const all: BoardQuery = { ...everyBooking, limit: 100 }
      const list = async (query: Partial<BoardQuery> = {}) =>
        succeeded(await operations.bookings({ ...all, ...query })).bookings.map(({ booking }) => booking.reference)
      const [b1, b2] = [b, d].toSorted() as [Reference, Reference]
      const inOrder = [b1, b2, a, c]
      expectEqual(await list(), inOrder)
      expectEqual(await list({ states: ["assigned"] }), [a])
      expectEqual(await list({ driver: driver.id }), [a])
      expectEqual(await list({ driver: "nobody" }), [])
      expectEqual(await list({ driver: "none" }), [b1, b2, c])
      expectEqual(await list({ states: ["assigned", "confirmed"] }), inOrder)
      expectEqual([await list({ market: "QA" }), await list({ market: "AE" })], [[], inOrder])
      expectEqual([await list({ vehicle: "van" }), await list({ bookingType: "onDemand" })], [[], []])
      expectEqual([await list({ zone: "dubai" }), await list({ zone: "sharjah" })], [inOrder, []])
      expectEqual([await list({ search: a.toLowerCase() }), await list({ search: 'zz"%_' })], [[a], []])
      const on = (date: string) => list({ date: localDate(date) })
      // Next Day: picked up on one day, delivered on the next.
      expectEqual(await on("2026-11-23"), [b1, b2, a])
      expectEqual(await on("2026-11-30"), [])
      const paged = async (query: Partial<BoardQuery>, limit: number) => {
        const seen: Reference[] = []
        for (let cursor: string | null = null; ; ) {
          const page: BoardPage = succeeded(await operations.bookings({ ...all, ...query, cursor, limit }))
          seen.push(...page.bookings.map(({ booking }) => booking.reference))
          cursor = page.next
          if (cursor === null) return seen
        }
      }
      expectEqual(await paged({}, 3), inOrder)
      // On a date, what is due first comes first, and what is over comes last.
      await obeyed(ops, b1, { type: "cancel", reason: "other" })
      for (const limit of [1, 2, 3]) expectEqual(await paged({ date: localDate("2026-11-23") }, limit), [b2, a, b1])
    },
  },
  {
    name: "a driver's day holds his own bookings, each with its leg and what is to be paid",
    run: async (stage) => {
      const { reference, booking, ops, driver } = await scene(stage)
      const other = succeeded(await stage.services("other").booking.placeBooking(sampleOrder())).booking.reference
      const { operations } = driver.services
      const today = { date: booking.pickupWindow.date }
      expectEqual(succeeded(await operations.run(today)), [])
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      await obeyed(ops, other, { type: "assign", driver: (await stage.staff("porter", "Dina")).id })
      const stop = first(succeeded(await operations.run(today)))
      expectEqual(
        [stop.booking.reference, stop.leg, stop.now.state, stop.till.due, stop.booking.customer.email],
        [reference, "pickup", "assigned", booking.price.toPay, ""],
      )
      await obeyed(driver, reference, start, arrive, collect)
      expectEqual(first(succeeded(await operations.run({ date: booking.deliveryWindow.date }))).leg, "delivery")
      expectEqual(succeeded(await operations.run({ date: addDays(booking.pickupWindow.date, -1) })), [])
      // What he carries stays on his run until he has handed it over.
      expectEqual(first(succeeded(await operations.run({ date: localDate("2027-01-01") }))).leg, "delivery")
    },
  },
  {
    name: "notes are read by staff, in the order in which they were written",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      const note = succeeded(await ops.services.operations.writeNote({ reference, text: "Gate code <b>12</b> 🚪" }))
      await stage.setNow(now + 1)
      succeeded(await driver.services.operations.writeNote({ reference, text: "Thanks" }))
      const { notes } = await fileOf(driver, reference)
      expectEqual(
        notes.map(({ by }) => by.role),
        ["ops", "porter"],
      )
      expectEqual(first(notes), note)
      expectTrue(!note.text.includes("🚪"), "the text is sanitised as any other (D24)")
    },
  },
  {
    name: "drivers are listed by name",
    run: async (stage) => {
      const ops = await stage.staff("ops", "Olga")
      for (const name of ["Zaid", "Ali"]) await stage.staff("porter", name)
      const drivers = succeeded(await ops.services.operations.drivers({}))
      expectEqual(
        drivers.map(({ name }) => name),
        ["Ali", "Zaid"],
      )
    },
  },
]
