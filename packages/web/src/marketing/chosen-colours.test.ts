import { runInNewContext } from "node:vm"
import { afterEach, expect, it, vi } from "vitest"
import { rememberTheme } from "../app/choices/remembered.ts"
import { browserStorage } from "../testing/browser-storage.ts"
import { chosenColours } from "./chosen-colours.ts"

afterEach(() => void vi.unstubAllGlobals())

const stored = new Map<string, string>()

/** The colours that a page sets before its first paint; undefined for the system's. */
function coloursWith(storage: object): string | undefined {
  const dataset: { theme?: string } = {}
  runInNewContext(chosenColours, { document: { documentElement: { dataset } }, localStorage: storage })
  return dataset.theme
}

it("a page about the product stands in the colours that were chosen in the application", () => {
  vi.stubGlobal("localStorage", browserStorage(stored))
  for (const theme of ["light", "dark", null] as const) {
    rememberTheme(theme)
    expect(coloursWith(Object.fromEntries(stored))).toBe(theme ?? undefined)
  }
})

it("what else stands under the key, and a browser that refuses, leave it to the system", () => {
  stored.set("mersal.theme", "lightish")
  expect(coloursWith(Object.fromEntries(stored))).toBeUndefined()
  const refusing = {
    ownKeys: () => {
      throw new Error("refused")
    },
  }
  expect(coloursWith(new Proxy({}, refusing))).toBeUndefined()
})
