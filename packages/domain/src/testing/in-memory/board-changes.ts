import * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import type { Delivery } from "../../delivery/delivery.ts"
import { BoardChanges, type ChangedBooking, type DeskVersions } from "../../ports/driven/board-changes.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"

/** Listeners for commits. */
export type CommitListeners = Set<() => void>

type Unmarked = Omit<ChangedBooking, "mark">

export const changedBooking = (
  { booking, revision, log }: StoredBooking,
  stands: ReadonlyMap<Reference, Delivery>,
): Unmarked => {
  const stand = stands.get(booking.reference)
  const driver = stand?.facts.driver ?? null
  return { reference: booking.reference, state: stand?.state ?? booking.state, driver, order: log.length, revision }
}

/** Numbers the changes whenever they are read: between two reads nobody can tell their order. */
export function boardChanges(
  bookings: () => readonly Unmarked[],
  desks: () => DeskVersions,
  listeners: CommitListeners,
) {
  const known = new Map<Reference, ChangedBooking>()
  let [last, pulse] = [0, 0]
  const look = (): readonly ChangedBooking[] => {
    for (const booking of bookings()) {
      const before = known.get(booking.reference)
      const isKnown = before && JSON.stringify({ ...before, mark: 0 }) === JSON.stringify({ ...booking, mark: 0 })
      if (isKnown) continue
      last += 1
      known.set(booking.reference, { ...booking, mark: last })
    }
    return [...known.values()].toSorted((a, b) => a.mark - b.mark)
  }
  listeners.add(() => {
    pulse += 1
  })
  return BoardChanges.of({
    mark: Effect.sync(() => look().at(-1)?.mark ?? 0),
    since: (mark, limit) =>
      Effect.sync(() =>
        look()
          .filter((one) => one.mark > mark)
          .slice(0, limit),
      ),
    desks: Effect.sync(desks),
    pulseAfter: (after) =>
      Effect.callback<number>((resume) => {
        const tell = () => {
          if (pulse > after) resume(Effect.succeed(pulse))
        }
        listeners.add(tell)
        tell()
        return Effect.sync(() => listeners.delete(tell))
      }),
  })
}
