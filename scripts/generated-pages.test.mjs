import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { generatedPages } from "./generated-pages.mjs"

test("the pages drawn from the code are fresh (npm run docs writes them)", async () => {
  for (const { path, text } of await generatedPages()) {
    expect(readFileSync(new URL(`../${path}`, import.meta.url), "utf8")).toBe(text)
  }
})
