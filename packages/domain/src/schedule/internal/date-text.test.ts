import { expect, it } from "vitest"
import { dateOfDay } from "../../calendar/local-date.ts"
import { dateTextOf } from "./date-text.ts"

it("writes each day as its date, also days that were kept in one place", () => {
  const kept = 1024
  for (let again = 0; again < 2; again++)
    for (const day of [0, kept, -kept, 1, 20_000, 20_000 + kept, 20_000, 20_000 - 7 * kept])
      expect(dateTextOf(day)).toBe(dateOfDay(day))
})
