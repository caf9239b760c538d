import { localDate } from "../../../calendar/local-date.ts"
import { everyBooking } from "../../../ports/driving/every-booking.ts"
import { at } from "../../sample-booking.ts"
import { sampleOrder } from "../../sample-order.ts"
import { expectEqual, refused, succeeded } from "../expectations.ts"
import type { StaffedCase } from "../staffed-stage.ts"
import { arrive, collect, fileOf, give, now, obeyed, scene, start } from "./stage.ts"

const none = { underWay: [], cash: [] }

/** Dispatchers' changes of a booking. */
export const dispatching: readonly StaffedCase[] = [
  {
    name: "a dispatcher takes a driver away, holds a booking and releases it",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      expectEqual(await obeyed(ops, reference, { type: "unassign" }), { state: "confirmed", driver: null, order: 2 })
      expectEqual((await obeyed(ops, reference, { type: "hold", reason: "address-unclear" })).state, "onHold")
      expectEqual((await obeyed(ops, reference, { type: "release" })).state, "confirmed")
    },
  },
  {
    name: "on a leg a booking is given to another driver, who begins it anew, and the first has no more to do with it",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      const other = await stage.staff("porter", "Salem")
      const given = { type: "assign", driver: other.id } as const
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      await obeyed(driver, reference, start, arrive)
      expectEqual(await obeyed(ops, reference, given), { state: "assigned", driver: other.id, order: 4 })
      refused(await give(driver, reference, collect), "BookingNotFound")
      await obeyed(other, reference, start, collect, start)
      const back = await obeyed(ops, reference, { type: "assign", driver: driver.id })
      expectEqual(back, { state: "pickedUp", driver: driver.id, order: 8 })
      expectEqual((await obeyed(driver, reference, start)).state, "deliveryStarted")
    },
  },
  {
    name: "of a driver who is disabled each open booking is named, until it is given to another",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      const admin = await stage.staff("admin", "Amal")
      const other = await stage.staff("porter", "Salem")
      const named = async () => (await fileOf(ops, reference)).exceptions.map(({ kind }) => kind)
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      await obeyed(driver, reference, start)
      expectEqual((await named()).includes("driver-gone"), false)
      succeeded(await admin.services.account.disableStaff({ id: driver.id }))
      expectEqual((await named()).includes("driver-gone"), true)
      await obeyed(ops, reference, { type: "assign", driver: other.id })
      expectEqual((await named()).includes("driver-gone"), false)
    },
  },
  {
    name: "a driver who is disabled is named beside each booking that he was given, to the desk and to no driver",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      const admin = await stage.staff("admin", "Amal")
      const other = await stage.staff("porter", "Salem")
      const named = async () => {
        const whole = await fileOf(ops, reference)
        const query = { ...everyBooking, search: reference }
        const [listed] = succeeded(await ops.services.operations.bookings(query)).bookings
        expectEqual(listed?.disabledDrivers, whole.disabledDrivers)
        return whole.disabledDrivers.map(({ id, name }) => [id, name])
      }
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      expectEqual(await named(), [])
      succeeded(await admin.services.account.disableStaff({ id: driver.id }))
      expectEqual(await named(), [[driver.id, "Dawud"]])
      // The earlier events still name him.
      await obeyed(ops, reference, { type: "assign", driver: other.id })
      expectEqual(await named(), [[driver.id, "Dawud"]])
      expectEqual((await fileOf(other, reference)).disabledDrivers, [])
      succeeded(await admin.services.account.enableStaff({ id: driver.id }))
      expectEqual(await named(), [])
    },
  },
  {
    name: "of a driver an admin is told what he still has: bookings to drive, and cash that he has not handed in",
    run: async (stage) => {
      const { reference, booking, ops, driver } = await scene(stage)
      const { account } = (await stage.staff("admin", "Amal")).services
      const has = async (id = driver.id) => succeeded(await account.staffHoldings({ id }))
      expectEqual([await has(), await has(ops.id)], [none, none])
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      const { toPay } = booking.price
      await obeyed(driver, reference, start, { type: "takeCash", minor: toPay.minor })
      expectEqual(await has(), { underWay: [reference], cash: [toPay] })
      expectEqual(succeeded(await account.disableStaff({ id: driver.id })).id, driver.id)
      expectEqual(await has(), { underWay: [reference], cash: [toPay] })
      await obeyed(ops, reference, { type: "cancel", reason: "other" })
      succeeded(await ops.services.books.handOver({ id: "handover-1", driver: driver.id, amount: toPay, reason: "" }))
      expectEqual(await has(), none)
      refused(await account.staffHoldings({ id: "nobody" }), "AccountPartNotFound")
    },
  },
  {
    name: "other windows are set by their hours, and a delivery does not end before its pick-up",
    run: async (stage) => {
      const { reference, ops } = await scene(stage)
      const pickup = { date: localDate("2026-11-24"), window: "9-13" }
      const delivery = { date: localDate("2026-11-25"), window: "17-22" }
      await obeyed(ops, reference, { type: "reschedule", pickup, delivery })
      const { booking } = await fileOf(ops, reference)
      expectEqual(
        [
          booking.pickupWindow.date,
          booking.pickupWindow.start,
          booking.deliveryWindow.window,
          booking.deliveryWindow.end,
        ],
        [pickup.date, at("2026-11-24T09:00:00.000+04:00"), "17-22", at("2026-11-25T22:00:00.000+04:00")],
      )
      for (const wrong of [
        { pickup, delivery: { ...pickup, window: "9-12" } },
        { pickup: null, delivery: { date: localDate("2026-11-23"), window: "9-12" } },
        { pickup: { ...pickup, window: "soon" }, delivery },
        { pickup: { ...pickup, date: localDate("2020-01-01") }, delivery },
        { pickup: null, delivery: { ...delivery, date: localDate("2199-12-31") } },
        {
          pickup: { ...pickup, date: localDate("2020-01-01") },
          delivery: { ...delivery, date: localDate("2020-01-01") },
        },
      ]) {
        const { reason } = refused(await give(ops, reference, { type: "reschedule", ...wrong }), "CommandUnfit")
        expectEqual(reason, "unfit-window")
      }
    },
  },
  {
    name: "a window that begins within an hour is set as one, and a delivery that is known by its end alone stays so",
    run: async (stage) => {
      const { reference, ops } = await scene(stage)
      const pickup = { date: localDate("2026-11-24"), window: "9:30-13" }
      await obeyed(ops, reference, { type: "reschedule", pickup, delivery: { ...pickup, window: "before-22:30" } })
      const { pickupWindow, deliveryWindow } = (await fileOf(ops, reference)).booking
      expectEqual(
        [pickupWindow.window, pickupWindow.start, deliveryWindow.window, deliveryWindow.end],
        ["9:30-13", at("2026-11-24T09:30:00.000+04:00"), "before-22:30", at("2026-11-24T22:30:00.000+04:00")],
      )
    },
  },
  {
    name: "what a dispatcher moves before a driver sets off is cancelled and changed freely until its new last order time",
    run: async (stage) => {
      const { reference, ops } = await scene(stage)
      const pickup = { date: localDate("2026-11-24"), window: "9-12" }
      await obeyed(ops, reference, { type: "reschedule", pickup, delivery: { ...pickup, window: "17-22" } })
      await stage.setNow(at("2026-11-24T09:00:00.000+04:00") - 1)
      const { cancellation } = succeeded(
        await stage.services("owner").ownBookings.cancellation({ reference, accessToken: null }),
      )
      expectEqual([cancellation.phase, cancellation.freeUntil], ["free", at("2026-11-24T09:00:00.000+04:00")])
    },
  },
  {
    name: "an hour of On Demand to which a dispatcher moves a booking has the name under which it is booked",
    run: async (stage) => {
      await stage.setNow(now)
      const order = sampleOrder({ bookingType: "onDemand", pickupWindow: "14" })
      const { reference } = succeeded(await stage.services("owner").booking.placeBooking(order)).booking
      const ops = await stage.staff("ops", "Olga")
      const date = localDate("2026-11-24")
      const to = { pickup: { date, window: "16-17" }, delivery: { date, window: "16-18" } }
      await obeyed(ops, reference, { type: "reschedule", ...to })
      const { booking } = await fileOf(ops, reference)
      expectEqual([booking.pickupWindow.window, booking.pickupWindow.date], ["16", date])
    },
  },
]
