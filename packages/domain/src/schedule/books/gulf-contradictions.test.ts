import { expect, it } from "vitest"
import { gulfBook } from "./gulf.ts"
import { gulfContradictions } from "./gulf-contradictions.ts"

it("numbers the contradictions from C1 to C23", () => {
  expect(gulfContradictions.map(({ id }) => id)).toEqual(Array.from({ length: 23 }, (_, index) => `C${index + 1}`))
})

it("names each reading of the book in the contradiction that it settles, and no other", () => {
  const named = new Set(gulfContradictions.flatMap(({ reading }) => reading ?? []))
  expect([...named].sort()).toEqual(Object.keys(gulfBook.readings).sort())
})
