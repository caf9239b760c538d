import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { UpkeepRefused } from "../backup/upkeep-refused.ts"
import { makeOwnerFolder } from "./owner-folder.ts"

const folder = mkdtempSync(join(tmpdir(), "mersal-folders-"))
afterAll(() => rmSync(folder, { recursive: true }))

describe("the folder of a database", () => {
  it("is made with those above it, for its owner only, and may be there already", () => {
    const deep = join(folder, "a", "b")
    makeOwnerFolder(deep)
    makeOwnerFolder(deep)
    for (const made of [join(folder, "a"), deep]) expect(statSync(made).mode & 0o777).toBe(0o700)
  })

  it("is refused in a sentence where a file is in its way", () => {
    const file = join(folder, "f")
    writeFileSync(file, "")
    for (const below of [file, join(file, "x"), join(file, "x", "y")]) {
      expect(() => makeOwnerFolder(below)).toThrow(UpkeepRefused)
      expect(() => makeOwnerFolder(below)).toThrow(`${file} is a file, not a folder.`)
    }
  })

  it.runIf(existsSync("/proc/self"))("is refused in a sentence where the system makes none", () => {
    expect(() => makeOwnerFolder("/proc/nope/deep")).toThrow("The folder /proc/nope cannot be made (ENOENT).")
  })
})
