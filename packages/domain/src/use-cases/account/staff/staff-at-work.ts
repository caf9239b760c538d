import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { changedAccount } from "../../../account/account.ts"
import { Accounts } from "../../../ports/driven/accounts.ts"
import { BookingBoard } from "../../../ports/driven/booking-board.ts"
import { UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import type { StaffHoldings } from "../../../ports/driving/account-service.ts"
import { cashHeldBy } from "../../books/cash-now.ts"
import { accountIdOf, type Caller } from "../../caller.ts"
import { onFreshState } from "../fresh-state.ts"
import { keepingAdmin, memberOf, requireAdmin, requireOtherAdmin, staffOf } from "./staff.ts"
import { notedStaffEvent } from "./staff-events.ts"

type Named = { readonly id: string }

/** Ends every session of a member of staff and blocks new ones. What he holds for others stays with him. */
export const disableStaff = Effect.fn("disableStaff")(function* ({ id }: Named, caller: Caller) {
  yield* requireAdmin(caller)
  return yield* onFreshState(
    Effect.gen(function* () {
      const before = yield* staffOf(id)
      yield* requireOtherAdmin(before)
      const isNew = before.disabledAt === null
      const account = changedAccount(before, { disabledAt: before.disabledAt ?? (yield* Clock.currentTimeMillis) })
      yield* (yield* UnitOfWork).commit([
        ...keepingAdmin(before),
        { kind: "replaceAccount", account },
        { kind: "endSessions", accountId: id, exceptId: null },
        ...(isNew ? [yield* notedStaffEvent("disable", id, accountIdOf(caller))] : []),
      ])
      return yield* memberOf(account)
    }),
  )
})

/** Lets a blocked member of staff sign in again, with his password. No effect if he was not blocked. */
export const enableStaff = Effect.fn("enableStaff")(function* ({ id }: Named, caller: Caller) {
  yield* requireAdmin(caller)
  return yield* onFreshState(
    Effect.gen(function* () {
      const before = yield* staffOf(id)
      if (before.disabledAt === null) return yield* memberOf(before)
      const account = changedAccount(before, { disabledAt: null })
      yield* (yield* UnitOfWork).commit([
        { kind: "replaceAccount", account },
        yield* notedStaffEvent("enable", id, accountIdOf(caller)),
      ])
      return yield* memberOf(account)
    }),
  )
})

/** What a member of staff still holds: bookings to drive, and cash that he has not handed in. */
export const staffHoldings = Effect.fn("staffHoldings")(function* ({ id }: Named, caller: Caller) {
  yield* requireAdmin(caller)
  yield* staffOf(id)
  const driven = yield* (yield* BookingBoard).openOf(id)
  const holdings: StaffHoldings = {
    underWay: driven.map(({ booking }) => booking.reference),
    cash: yield* cashHeldBy(id),
  }
  return holdings
})

const mostEvents = 100

/** Who was blocked and unblocked. */
export const listStaffEvents = Effect.fn("listStaffEvents")(function* (caller: Caller) {
  yield* requireAdmin(caller)
  return yield* (yield* Accounts).staffEvents(mostEvents)
})
