import * as Result from "effect/Result"
import type { Reference } from "../../../booking/order/reference.ts"
import type { StaffCommand } from "../../../ports/driving/operations-service.ts"
import { referenceNumber } from "../../sample-booking.ts"
import { expectEqual, expectTrue, refused, succeeded } from "../expectations.ts"
import type { StaffedCase } from "../staffed-stage.ts"
import { fileOf, give, minute, now, obeyed, png, scene, start } from "./stage.ts"

/** Who can reach a booking, and who can be assigned to it. */
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
    name: "nobody is told who drives a booking, but the desk and whoever drives it",
    run: async (stage) => {
      const { reference, booking, ops, driver } = await scene(stage)
      const other = await stage.staff("porter", "Daoud")
      const onlooker = await stage.staff("porter", "Zaid")
      const admin = await stage.staff("admin", "Amina")
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      await stage.setNow(now + 10 * minute)
      await obeyed(ops, reference, { type: "assign", driver: other.id })
      const took = { type: "takeCash", minor: booking.price.toPay.minor } as const
      const meanwhile = { at: now + 5 * minute }
      const first = succeeded(await give(driver, reference, took, meanwhile))
      expectEqual(first.now, { state: "assigned", driver: null, order: first.now.order })
      const owner = { id: "owner", services: stage.services("owner") }
      const commands: readonly StaffCommand[] = [took, start, { type: "unassign" }, { type: "refund", minor: 1 }]
      for (const by of [driver, onlooker, admin, owner])
        for (const command of commands)
          for (const over of [meanwhile, { at: null, after: 1 }]) {
            const answer = await give(by, reference, command, over)
            expectTrue(Result.isFailure(answer), `${by.id} is refused ${command.type}`)
            expectEqual(JSON.stringify(answer).includes(other.id), false)
          }
      expectEqual(refused(await give(driver, reference, took, meanwhile), "CommandConflict").now.driver, null)
      for (const by of [ops, other])
        expectEqual(refused(await give(by, reference, took), "CommandConflict").now.driver, other.id)
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
