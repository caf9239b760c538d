import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { namesIn, repeatedName } from "./json-names.ts"

const counted = (json: string): number => namesIn(new TextEncoder().encode(json))

/** Texts of what JSON is written with, so that they look like it. */
const text = fc.string({ unit: fc.constantFrom('"', "\\", ":", "{", "}", "[", "]", ",", "a", "ع", "\n") })
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(text, tie("value"), { maxKeys: 4 }),
  ),
}))

const keysOf = (json: unknown): number => {
  if (typeof json !== "object" || json === null) return 0
  const own = Array.isArray(json) ? 0 : Object.keys(json).length
  return Object.values(json).reduce<number>((sum, each) => sum + keysOf(each), own)
}

describe("the names of a JSON text", () => {
  it("are as many as its value has, and none comes twice, however it is written", () => {
    fc.assert(
      fc.property(value, fc.constantFrom(undefined, 2), (json, indent) => {
        const written = JSON.stringify(json, null, indent)
        expect([counted(written), repeatedName(written)]).toEqual([keysOf(JSON.parse(written)), null])
      }),
    )
  })

  it("are more than its value has where one comes twice, which is found with its path", () => {
    fc.assert(
      fc.property(text, value, value, fc.nat(3), (name, one, other, place) => {
        const [written, first, second] = [name, one, other].map((each) => JSON.stringify(each))
        const list = [
          ...Array(place)
            .fill(one)
            .map((each) => JSON.stringify(each)),
          `{${written}:${first},${written}:${second}}`,
        ]
        const json = `{"a":[${list.join()}]}`
        expect(counted(json)).toBeGreaterThan(keysOf(JSON.parse(json)))
        expect(repeatedName(json)).toBe(`a.${place}.${name}`)
      }),
    )
  })

  it("are the same where one is escaped", () => {
    expect(repeatedName('{"dest":1,"de\\u0073t":2}')).toBe("dest")
  })
})
