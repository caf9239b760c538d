import { money } from "@mersal/domain/money/money"
import { describe, expect, it } from "vitest"
import { changePurpose } from "./change-purpose.ts"

const change = {
  wish: { pickup: { address: "12 Marina Walk" }, pickupDate: "2026-11-23" },
  expectedTotal: money(9_000, "AED"),
} as unknown as Parameters<typeof changePurpose>[0]

describe("what a payment for a change is for", () => {
  it("is the same for the same wish, and another for another wish and for another price", async () => {
    const { wish } = change
    const purposes = await Promise.all([
      changePurpose(change),
      changePurpose({ ...change, wish: { ...wish } }),
      changePurpose({ ...change, wish: { ...wish, pickupDate: "2026-11-24" as typeof wish.pickupDate } }),
      changePurpose({ ...change, expectedTotal: money(9_500, "AED") }),
    ])
    expect(purposes[1]).toBe(purposes[0])
    expect(new Set(purposes).size).toBe(3)
  })

  it("tells nothing of the wish, and is none that pays the booking itself", async () => {
    const purpose = await changePurpose(change)
    expect(purpose).not.toContain("Marina")
    expect(purpose).not.toBe("")
  })
})
