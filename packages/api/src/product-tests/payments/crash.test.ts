import { describe, expect, it } from "vitest"
import { killNine } from "../../../crash/kill-nine.ts"

describe("a server that is killed", () => {
  it("has every booking that it answered, after each of twenty kills", { timeout: 300_000 }, async () => {
    const { answered, lost } = await killNine(20)
    expect(lost).toEqual([])
    expect(answered).toBeGreaterThanOrEqual(20)
  })
})
