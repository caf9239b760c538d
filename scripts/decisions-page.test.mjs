import { expect, test } from "vitest"
import { decisions } from "./decisions-page.mjs"

test("every decision has the number of its file and a title, and no two have one number", () => {
  const found = decisions()
  for (const { file, number, title } of found) {
    expect(number, file).toBe(file.slice(0, 3))
    expect(title, file).not.toBe("")
  }
  expect(new Set(found.map(({ number }) => number)).size).toBe(found.length)
})
