import { describe, expect, it } from "vitest"
import { commandIds, type SightedCommand } from "./command-ids.ts"

describe("the ids of a page's commands", () => {
  it("are the same for the same command on the same sight, and others for another choice, sight, booking or page", () => {
    let count = 0
    const newId = () => `id-${++count}`
    const idOf = commandIds(newId)
    const dawud: SightedCommand = { reference: "AE1", after: 2, command: { type: "assign", driver: "dawud" } }
    const first = idOf(dawud)
    expect(idOf({ ...dawud, command: { type: "assign", driver: "yusuf" } })).not.toBe(first)
    expect(idOf({ ...dawud, after: 3 })).not.toBe(first)
    expect(idOf({ ...dawud, reference: "AE2" })).not.toBe(first)
    expect(idOf({ ...dawud })).toBe(first)
    expect(commandIds(newId)(dawud)).not.toBe(first)
  })
})
