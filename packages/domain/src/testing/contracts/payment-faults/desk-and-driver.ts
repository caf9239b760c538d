import * as Effect from "effect/Effect"
import type { Instant } from "../../../calendar/zone.ts"
import { money } from "../../../money/money.ts"
import { UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import type { StaffCommand } from "../../../ports/driving/operations-service.ts"
import type { Caller } from "../../../use-cases/caller.ts"
import { obeyCommand } from "../../../use-cases/operations/obey-command.ts"
import { askRefund } from "../../../use-cases/payment/ask-refund.ts"
import { staffAccount } from "../../staff-account.ts"
import { desk } from "./stage.ts"

/* What the desk and a driver do with a booking that was paid or is to be paid. */

export const driver: Caller = { ...desk, actor: { type: "porter", id: "driver-1", company: null } }

/** A command of the desk unless another caller is given, and of now unless it is told later of when it was. */
export const commanded = (
  reference: string,
  id: string,
  command: StaffCommand,
  caller = desk,
  at: Instant | null = null,
) => obeyCommand({ reference, id, after: null, at, place: null, command }, caller)

/** The driver, who is new, is to fetch the parcel. */
export const assigned = Effect.fnUntraced(function* (reference: string) {
  yield* (yield* UnitOfWork).commit([{ kind: "insertAccount", account: staffAccount("driver-1", "porter", "Dawud") }])
  yield* commanded(reference, "given", { type: "assign", driver: "driver-1" })
})

/** The driver has the parcel. */
export const collected = Effect.fnUntraced(function* (reference: string) {
  yield* assigned(reference)
  for (const type of ["start", "arrive", "collect"] as const)
    yield* commanded(reference, `driver-${type}`, { type }, driver)
})

/** Cancelled by the desk. */
export const cancelledAtDesk = (reference: string, id: string) =>
  commanded(reference, id, { type: "cancel", reason: "not-serviceable" })

/** A refund by the desk unless another caller is given: an amount, or everything that is left. */
export const refund = (reference: string, minor: number | null, key?: string, caller = desk) =>
  askRefund(
    { reference, amount: minor === null ? null : money(minor, "AED") },
    caller,
    key === undefined ? {} : { idempotencyKey: key },
  )
