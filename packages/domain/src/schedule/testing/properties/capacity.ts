import fc from "fast-check"
import { claim, claimSame } from "../claim.ts"
import { property, type ScheduleProperty, type Stage } from "../property.ts"
import { factsOf, windowsOf } from "../reference.ts"
import { engineOf, ids, listed, withAsk, withDate } from "./asking.ts"

/** 45: capacity. */
export function capacityProperties({ scenes }: Stage): readonly ScheduleProperty[] {
  const taken = fc.tuple(withDate(scenes), fc.integer({ min: 0, max: 40 }))
  return [
    property(
      45,
      "what remains is the capacity without the bookings, and at least one",
      taken,
      ([[scene, date], taken]) => {
        const asked = withAsk(scene, { occupancy: () => taken })
        const windows = windowsOf(factsOf(asked))
        for (const slot of listed(asked, date)) {
          const capacity = windows.find(({ id }) => id === slot.window)?.capacity
          claimSame(
            slot.remaining,
            capacity === undefined ? undefined : capacity - taken,
            `what remains of ${slot.key}`,
          )
          claim(slot.remaining === undefined || slot.remaining >= 1, `${slot.remaining} remain of ${slot.key}`)
        }
      },
    ),
    property(45, "a full window is refused, though it is open", taken, ([[scene, date], taken]) => {
      const free = withAsk(scene, { occupancy: () => 0 })
      const full = withAsk(scene, { occupancy: () => taken })
      for (const { window, remaining = Number.POSITIVE_INFINITY } of listed(free, date)) {
        const verdict = engineOf(full).check({ ...full.ask, date, window })
        claimSame(verdict.ok ? "ok" : verdict.reason, taken < remaining ? "ok" : "full", `the verdict on ${window}`)
      }
    }),
    property(45, "without limits the answers are the plain ones", withDate(scenes), ([scene, date]) => {
      const { occupancy: _occupancy, ...ask } = scene.ask
      const plain = listed({ ...scene, ask }, date)
      const limitless = listed(withAsk(scene, { occupancy: () => 0 }), date)
      claimSame(limitless, plain, "the list with no bookings")
      const shown = listed(scene, date)
      claimSame(
        ids(shown),
        ids(plain).filter((id) => ids(shown).includes(id)),
        "the windows with bookings",
      )
      for (const { remaining, ...slot } of shown) {
        const { remaining: all, ...same } = plain.find(({ key }) => key === slot.key) ?? {}
        claimSame(slot, same, "a slot but for what remains of it")
        claim((remaining === undefined) === (all === undefined), `${slot.key} has a limit once only`)
      }
    }),
  ]
}
