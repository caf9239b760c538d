import { describe, expect, it } from "vitest"
import { commandIds } from "./command-ids.ts"

describe("the ids of a form's commands", () => {
  it("are the same for the same command, and others for another choice or another form", () => {
    let count = 0
    const newId = () => `id-${++count}`
    const idOf = commandIds(newId)
    const first = idOf({ type: "assign", driver: "dawud" })
    expect(idOf({ type: "assign", driver: "dawud" })).toBe(first)
    expect(idOf({ type: "assign", driver: "yusuf" })).not.toBe(first)
    expect(idOf({ type: "assign", driver: "dawud" })).toBe(first)
    expect(commandIds(newId)({ type: "assign", driver: "dawud" })).not.toBe(first)
  })
})
