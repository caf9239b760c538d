import type { Reference } from "../../../booking/order/reference.ts"
import { expectEqual, refused, succeeded } from "../expectations.ts"
import type { StaffedCase, StaffedStage } from "../staffed-stage.ts"
import { atTheDoor, fileOf, give, minute, now, obeyed, scene } from "./stage.ts"

/** What its owner is told of a booking's money, in minor units. */
async function toldOf(stage: StaffedStage, reference: Reference) {
  const asked = { reference, accessToken: null }
  const { paid, kept, goingBack, due } = succeeded(await stage.services("owner").ownBookings.booking(asked))
  return [paid, kept, goingBack, due].map(({ minor }) => minor)
}

const turnedBack = { type: "cancel", reason: "other" } as const

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
  {
    name: "cash that was taken before its parcel turned back is kept as the policy says",
    run: async (stage) => {
      const { reference, booking, ops, driver } = await atTheDoor(stage)
      const { minor } = booking.price.toPay
      await obeyed(driver, reference, { type: "takeCash", minor })
      expectEqual((await obeyed(ops, reference, turnedBack)).state, "returning")
      expectEqual(await toldOf(stage, reference), [minor, minor, 0, 0])
    },
  },
  {
    name: "cash of which is heard when its parcel is on its way back is on the books, and goes back in full",
    run: async (stage) => {
      const { reference, booking, ops, driver } = await atTheDoor(stage)
      const { minor } = booking.price.toPay
      await stage.setNow(now + 10 * minute)
      await obeyed(ops, reference, turnedBack)
      expectEqual(await toldOf(stage, reference), [0, 0, 0, 0])
      await stage.setNow(now + 20 * minute)
      const taken = await give(driver, reference, { type: "takeCash", minor }, { at: now + 5 * minute })
      expectEqual([succeeded(taken).now.state, succeeded(taken).at], ["returning", now + 10 * minute])
      expectEqual(await toldOf(stage, reference), [minor, 0, minor, 0])
      expectEqual((await fileOf(driver, reference)).till.paid.minor, minor)
      await obeyed(ops, reference, { type: "refund", minor })
      expectEqual(await toldOf(stage, reference), [minor, 0, 0, 0])
    },
  },
]
