import { describe, expect, it } from "vitest"
import { merged } from "./merge-patch.ts"

/** The test cases of RFC 7386, appendix A: original, patch, result. */
const appendix: readonly (readonly [unknown, unknown, unknown])[] = [
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
]

describe("a merge patch", () => {
  it.each(appendix)("of %j by %j gives %j", (value, patch, result) => {
    expect(merged(value, patch)).toEqual(result)
  })

  it("changes neither the value nor the patch", () => {
    const value = Object.freeze({ a: Object.freeze({ b: 1, c: 2 }) })
    const patch = Object.freeze({ a: Object.freeze({ b: null }), d: 3 })
    expect(merged(value, patch)).toEqual({ a: { c: 2 }, d: 3 })
  })

  it("takes __proto__ for a key like any other", () => {
    const result = merged({}, JSON.parse('{"__proto__": {"polluted": true}}'))
    expect(Object.keys(result as object)).toEqual(["__proto__"])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})
