import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { BookingChanges } from "../../ports/driven/booking-changes.ts"
import type { Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { referenceNumber, sampleBooking } from "../sample-booking.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual, expectTrue } from "./expectations.ts"
import { commit, insert, moved, now, place, reference } from "./stored-deliveries.ts"

export const bookingChangesContract: readonly DrivenCase<UnitOfWork | BookingChanges>[] = [
  drivenCase(
    "another event, another place of its driver and a rewritten booking are another version, and nothing else is",
    Effect.gen(function* () {
      const { versionOf } = yield* BookingChanges
      yield* commit(insert(), insert(referenceNumber(2)))
      const versions = [yield* versionOf(reference)]
      const after = Effect.fnUntraced(function* (...changes: readonly Change[]) {
        yield* commit(...changes)
        versions.push(yield* versionOf(reference))
      })
      yield* after(moved("pickupStarted", "driver-1", 1))
      yield* after({ kind: "notePosition", driver: "driver-1", position: place(now) })
      yield* after({ kind: "notePosition", driver: "driver-1", position: place(now + 1) })
      yield* after({
        kind: "rewriteBooking",
        booking: { ...sampleBooking, vehicle: "van" },
        revision: 0,
        slot: null,
        pricedWindow: null,
      })
      expectEqual(new Set(versions).size, versions.length)
      yield* after(moved("assigned", "driver-2", 1, referenceNumber(2)))
      yield* after({ kind: "notePosition", driver: "driver-2", position: place(now) })
      expectEqual(new Set(versions.slice(-3)).size, 1)
    }),
  ),
  drivenCase(
    "whoever waits is told of a change that came before he asked, and of one that comes after",
    Effect.gen(function* () {
      const { versionOf, versionAfter } = yield* BookingChanges
      yield* commit(insert())
      const first = yield* versionOf(reference)
      const waiting = yield* Effect.forkChild(versionAfter(reference, first), { startImmediately: true })
      yield* commit(moved("onHold", null, 1))
      const second = yield* Fiber.join(waiting)
      expectTrue(second !== first, "it is another version")
      expectEqual(yield* versionAfter(reference, first), second)
    }),
  ),
]
