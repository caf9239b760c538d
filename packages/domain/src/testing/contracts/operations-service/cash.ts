import { expectEqual, refused } from "../expectations.ts"
import type { StaffedCase } from "../staffed-stage.ts"
import { fileOf, give, obeyed, scene } from "./stage.ts"

/** Money that a driver takes at the door. */
export const cash: readonly StaffedCase[] = [
  {
    name: "cash is taken once, in full, and given back no more than was taken",
    run: async (stage) => {
      const { reference, booking, ops, driver } = await scene(stage)
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      const { minor } = booking.price.toPay
      const short = refused(await give(driver, reference, { type: "takeCash", minor: minor - 1 }), "CommandUnfit")
      expectEqual([short.reason, short.amount], ["another-amount", booking.price.toPay])
      await obeyed(driver, reference, { type: "takeCash", minor })
      expectEqual(
        refused(await give(driver, reference, { type: "takeCash", minor }), "CommandConflict").reason,
        "already-paid",
      )
      const much = refused(await give(ops, reference, { type: "refund", minor: minor + 1 }), "CommandUnfit")
      expectEqual(much.reason, "refund-exceeds-payment")
      await obeyed(ops, reference, { type: "refund", minor: 100 })
      const { till } = await fileOf(ops, reference)
      expectEqual([till.due.minor, till.paid.minor, till.refunded.minor], [minor, minor, 100])
    },
  },
]
