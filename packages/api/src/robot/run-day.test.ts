import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import { describe, expect, it } from "vitest"
import { runDayOn } from "../testing/robot-day.ts"

/** `npm run test:deep` runs whole days, other runs a short one. A seed that once failed stays here. */
const isDeep = Number(process.env.MERSAL_RUNS ?? 1) > 1
const days: readonly { readonly seed: number; readonly bookings: number; readonly together: number }[] = isDeep
  ? [1, 2, 3, 7].map((seed) => ({ seed, bookings: 200, together: seed === 7 ? 1 : 8 }))
  : [{ seed: 7, bookings: 12, together: 1 }]

for (const database of isDeep ? testDatabases : testDatabases.slice(0, 1)) {
  describe(`a day of robots on ${database.name}`, () => {
    it.each(days)(
      "ends with every booking where it was to end, and all money where it belongs: seed $seed, $bookings bookings",
      async (day) => {
        const report = await runDayOn(await database.open(), day)
        expect(report.faults).toEqual([])
        expect(Object.values(report.states).reduce((sum, count) => sum + count, 0)).toBe(day.bookings)
        const sum = (amounts: Readonly<Record<string, number>>) =>
          Object.values(amounts).reduce((all, one) => all + one, 0)
        expect(sum(report.handedIn)).toBeGreaterThan(0)
        expect(report.cash).toEqual(
          Object.fromEntries(Object.entries(report.handedIn).filter(([, minor]) => minor > 0)),
        )
        expect(sum(report.leftWithDrivers)).toBe(0)
        expect(report.series.reduce((all, { first, last }) => all + last - first + 1, 0)).toBe(report.documents)
      },
    )
  })
}
