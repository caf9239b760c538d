import type { StaffCommand } from "../../../ports/driving/operations-service.ts"
import { expectEqual, refused, succeeded } from "../expectations.ts"
import type { StaffedCase } from "../staffed-stage.ts"
import { arrive, collect, give, minute, now, obeyed, scene, start } from "./stage.ts"

/** A driver's commands on the way, including those sent later from an offline phone. */
export const onTheRoad: readonly StaffedCase[] = [
  {
    name: "nobody is missing where the driver has not waited for ten minutes",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      await obeyed(driver, reference, start)
      const missing = { type: "fail", reason: "nobody-there" } as const
      expectEqual(refused(await give(driver, reference, missing), "CommandConflict").reason, "not-arrived")
      await obeyed(driver, reference, arrive)
      await stage.setNow(now + 10 * minute - 1)
      const { reason, until } = refused(await give(driver, reference, missing), "CommandConflict")
      expectEqual([reason, until], ["still-waiting", now + 10 * minute])
      await stage.setNow(now + 10 * minute)
      expectEqual((await obeyed(driver, reference, missing)).state, "pickupFailed")
      expectEqual(
        refused(await give(driver, reference, { type: "fail", reason: "refused" }), "CommandConflict").reason,
        "wrong-state",
      )
    },
  },
  {
    name: "a phone without a line says later when it was, and is believed within reason",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      // Half an hour, because staff are signed out after an hour without a call.
      await stage.setNow(now + 30 * minute)
      const given = async (command: StaffCommand, when: number) =>
        succeeded(await give(driver, reference, command, { at: when })).at
      expectEqual(await given(start, now + 20 * minute), now + 20 * minute)
      expectEqual(await given(arrive, now + 10 * minute), now + 20 * minute)
      expectEqual(await given(collect, now + 90 * minute), now + 30 * minute)
      const desk = succeeded(await give(ops, reference, { type: "hold", reason: "other" }, { at: now }))
      expectEqual(desk.at, now + 30 * minute)
    },
  },
  {
    name: "a driver's place is taken only while he is on a leg",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      const report = () => driver.services.operations.reportPosition({ position: { lat: 25.08049, lon: 55.14031 } })
      refused(await report(), "NotOnTheWay")
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      refused(await report(), "NotOnTheWay")
      await obeyed(driver, reference, start)
      succeeded(await report())
      await obeyed(driver, reference, collect)
      refused(await report(), "NotOnTheWay")
    },
  },
]
