import { beforeEach, expect, it, vi } from "vitest"
import { dateOfDay } from "../../calendar/local-date.ts"

beforeEach(() => {
  vi.resetModules()
})

it("writes the first day of all, 1970-01-01, before it has kept any", async () => {
  const { dateTextOf } = await import("./date-text.ts")
  expect(dateTextOf(0)).toBe("1970-01-01")
  expect(dateTextOf(0)).toBe("1970-01-01")
})

it("writes each day as its date, also days that are kept in one place", async () => {
  const { dateTextOf } = await import("./date-text.ts")
  const kept = 1024
  for (let again = 0; again < 2; again++)
    for (const day of [0, kept, -kept, 1, 20_000, 20_000 + kept, 20_000, 20_000 - 7 * kept])
      expect(dateTextOf(day)).toBe(dateOfDay(day))
})
