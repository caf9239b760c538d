import { expect, it } from "vitest"
import { listed } from "./decision-words.ts"

it("calls windows by their ids where no other names are given", () => {
  expect(listed(["a", "b"], ["a", "b", "c"])).toBe("a, b")
  expect(listed(["b", "c", "d", "e", "f"], ["a", "b", "c", "d", "e", "f"])).toBe("b … f (5)")
  expect(listed(["a", "b", "c", "d"], ["a", "b", "c", "d"])).toBe("a, b, c, d")
  expect(listed([], ["a"])).toBe("none")
})
