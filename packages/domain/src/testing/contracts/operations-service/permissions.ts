import type { Reference } from "../../../booking/order/reference.ts"
import { referenceNumber } from "../../sample-booking.ts"
import { expectEqual, expectTrue, refused } from "../expectations.ts"
import type { StaffedCase } from "../staffed-stage.ts"
import { fileOf, give, obeyed, png, scene, start } from "./stage.ts"

/** Who reaches a booking, and whom it is given to. */
export const permissions: readonly StaffedCase[] = [
  {
    name: "a driver reaches what was given to him alone, and then only his own commands",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      const other = await stage.staff("porter", "Daoud")
      const { operations } = driver.services
      refused(await operations.booking({ reference }), "BookingNotFound")
      refused(await give(driver, reference, start), "BookingNotFound")
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      refused(await give(driver, reference, { type: "unassign" }), "CommandNotAllowed")
      refused(await give(ops, reference, start), "CommandNotAllowed")
      refused(await give(other, reference, start), "BookingNotFound")
      refused(await other.services.operations.writeNote({ reference, text: "Mine?" }), "BookingNotFound")
      refused(await other.services.operations.storeProof({ reference, bytes: png }), "BookingNotFound")
      const file = await fileOf(driver, reference)
      expectEqual([file.now.state, file.booking.customer.email], ["assigned", ""])
      expectTrue((await fileOf(ops, reference)).booking.customer.email !== "", "a dispatcher sees the e-mail")
    },
  },
  {
    name: "a reference that no booking has, and a text that is none, are not there",
    run: async (stage) => {
      const { ops } = await scene(stage)
      for (const reference of [referenceNumber(77), "hello"]) {
        refused(await ops.services.operations.booking({ reference }), "BookingNotFound")
        refused(await give(ops, reference as Reference, { type: "release" }), "BookingNotFound")
      }
    },
  },
  {
    name: "nobody but a driver who may drive is given a booking",
    run: async (stage) => {
      const { reference, ops } = await scene(stage)
      for (const driver of ["nobody", ops.id]) {
        const { reason } = refused(await give(ops, reference, { type: "assign", driver }), "CommandUnfit")
        expectEqual(reason, "unknown-driver")
      }
    },
  },
]
