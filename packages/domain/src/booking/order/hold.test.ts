import { expect, it } from "vitest"
import { holdLifetimeMinutes, isHoldAlive } from "./hold.ts"

it("a hold is alive for thirty minutes and over at the last of them", () => {
  const heldAt = Date.parse("2026-11-21T15:50:00.000+04:00")
  const hold = { endsAt: heldAt + holdLifetimeMinutes * 60_000 }
  expect(holdLifetimeMinutes).toBe(30)
  expect(isHoldAlive(hold, heldAt)).toBe(true)
  expect(isHoldAlive(hold, Date.parse("2026-11-21T16:19:59.999+04:00"))).toBe(true)
  expect(isHoldAlive(hold, Date.parse("2026-11-21T16:20:00.000+04:00"))).toBe(false)
})
