import { money } from "../../../money/money.ts"
import type { ServiceCase } from "../contract-case.ts"
import { expectEqual, refused, succeeded } from "../expectations.ts"
import { booked, cancel, change, morning, named, nextDay, ownOf, sameDay } from "./stage.ts"

/** Cancelling, and what it costs (D36). */
export const cancelling: readonly ServiceCase[] = [
  {
    name: "cancelling is free until the last order time exactly, and is shown before it is done",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = await booked(stage, "owner", sameDay)
      for (const [now, phase] of [
        [booking.orderBy - 1, "free"],
        [booking.orderBy, "late"],
      ] as const) {
        await stage.setNow(now)
        const { isCancellable, cancellation } = succeeded(
          await ownOf(stage, "owner").cancellation(named(booking.reference)),
        )
        expectEqual([isCancellable, cancellation.phase, cancellation.freeUntil], [true, phase, booking.orderBy])
        expectEqual([cancellation.fee.minor, cancellation.refund.minor], [0, 0])
      }
    },
  },
  {
    name: "a cancelled booking says so everywhere, and cannot be cancelled again",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = await booked(stage, "owner")
      const { reference } = booking
      const cancelled = succeeded(await ownOf(stage, "owner").cancelBooking(cancel(reference)))
      expectEqual(cancelled.booking, { ...booking, state: "cancelled" })
      const own = succeeded(await ownOf(stage, "owner").booking(named(reference)))
      expectEqual([own.booking.state, own.pin], ["cancelled", null])
      const tracking = succeeded(await stage.services().tracking.track(named(reference)))
      expectEqual(tracking.state, "cancelled")
      expectEqual(
        tracking.events.map(({ leg, kind, reason }) => [leg, kind, reason]),
        [["pickup", "cancelled", "asked-by-customer"]],
      )
      expectEqual(
        refused(await ownOf(stage, "owner").cancelBooking(cancel(reference)), "NotCancellable").state,
        "cancelled",
      )
      expectEqual(succeeded(await ownOf(stage, "owner").cancellation(named(reference))).isCancellable, false)
      refused(await ownOf(stage, "owner").changeBooking(change(reference, { pickupDate: nextDay })), "ChangeRefused")
    },
  },
  {
    name: "cancelling at another fee than was seen is refused with what it costs now",
    run: async (stage) => {
      await stage.setNow(morning)
      const { reference } = (await booked(stage, "owner")).booking
      const own = ownOf(stage, "owner")
      const dear = { ...named(reference), expectedFee: money(500, "AED") }
      expectEqual(refused(await own.cancelBooking(dear), "CancellationCostsOtherwise").cancellation.fee.minor, 0)
      succeeded(await own.cancelBooking({ ...named(reference), expectedFee: money(0, "AED") }))
    },
  },
  {
    name: "whoever sends a key again is told that the answer is the first one's",
    run: async (stage) => {
      await stage.setNow(morning)
      const { reference } = (await booked(stage, "owner")).booking
      let replays = 0
      const options = {
        idempotencyKey: "cancel-1",
        onReplayed: () => {
          replays += 1
        },
      }
      const answer = succeeded(await ownOf(stage, "owner").cancelBooking(cancel(reference), options))
      expectEqual(replays, 0)
      expectEqual(succeeded(await ownOf(stage, "owner").cancelBooking(cancel(reference), options)), answer)
      expectEqual(replays, 1)
    },
  },
  {
    name: "a key that cancelled at one fee, or only what is held, answers nothing that asks for more or other",
    run: async (stage) => {
      await stage.setNow(morning)
      const { reference } = (await booked(stage, "owner")).booking
      const own = ownOf(stage, "owner")
      const key = { idempotencyKey: "cancel-1" }
      const free = { ...named(reference), expectedFee: money(0, "AED") }
      const answer = succeeded(await own.cancelBooking(free, key))
      expectEqual(succeeded(await own.cancelBooking({ ...free, onlyHeld: false }, key)), answer)
      for (const other of [
        { ...free, expectedFee: money(500, "AED") },
        { ...free, expectedFee: null },
        { ...free, onlyHeld: true },
      ])
        refused(await own.cancelBooking(other, key), "IdempotencyMismatch")
    },
  },
  {
    name: "of many who cancel at once under one key all are answered alike, and of many without one cancels",
    run: async (stage) => {
      await stage.setNow(morning)
      const one = (await booked(stage, "owner")).booking.reference
      const own = ownOf(stage, "owner")
      const keyed = await Promise.all(
        Array.from({ length: 8 }, () => own.cancelBooking(cancel(one), { idempotencyKey: "cancel-1" })),
      )
      const answers = keyed.map((answer) => succeeded(answer))
      for (const answer of answers) expectEqual(answer, answers[0])
      const two = (await booked(stage, "owner")).booking.reference
      const free = await Promise.all(Array.from({ length: 8 }, () => own.cancelBooking(cancel(two))))
      expectEqual(free.filter(({ _tag }) => _tag === "Success").length, 1)
    },
  },
]
