import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { inShort } from "./public-scripts.ts"

const folder = join(import.meta.dirname, "../public")
const scripts = readdirSync(folder).filter((file) => file.endsWith(".js"))

describe("a script that every page loads first", () => {
  it("is served without its comments", () => {
    expect(scripts).toEqual(["first-paint.js", "first-screen.js"])
    for (const file of scripts) {
      const source = readFileSync(join(folder, file), "utf8")
      const comments = [...source.matchAll(/^\s*\/\/ (.+)$/gm)].map(([, words = ""]) => words)
      expect(comments.length).toBeGreaterThan(2)
      const served = inShort(file, source)
      expect(comments.filter((words) => served.includes(words))).toEqual([])
      expect(served.length).toBeLessThan(source.length * 0.7)
    }
  })

  it("fails the build if it cannot be read", () => {
    expect(() => inShort("first-paint.js", "const = 1")).toThrow("first-paint.js")
  })
})
