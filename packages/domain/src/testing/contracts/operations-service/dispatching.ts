import { localDate } from "../../../calendar/local-date.ts"
import { at } from "../../sample-booking.ts"
import { expectEqual, refused } from "../expectations.ts"
import type { StaffedCase } from "../staffed-stage.ts"
import { fileOf, give, obeyed, scene } from "./stage.ts"

/** What a dispatcher changes about a booking. */
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
]
