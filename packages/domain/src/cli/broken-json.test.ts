import fc from "fast-check"
import { expect, it } from "vitest"
import { runs } from "../testing/runs.ts"
import { whereBroken } from "./broken-json.ts"

function where(text: string): string {
  try {
    JSON.parse(text)
  } catch (error) {
    return whereBroken(text, (error as Error).message)
  }
  throw new Error(`${text} is JSON`)
}

it.each([
  ["", "1:1: Unexpected end of JSON input"],
  ['{ "id": ', "1:9: Unexpected end of JSON input"],
  ['{\n  "id": "a",\n}', "3:1: Expected double-quoted property name"],
  ['{\n  "pickup": [\n    1,\n  ]\n}', "4:3: Unexpected token ']'"],
  ['{ "at": tru\n}', "1:12: Unexpected token '\\n'"],
  ['{ "id": "a\n" }', "1:11: Bad control character in string literal"],
  ['{ "id": "a', "1:11: Unterminated string"],
  ["{} {}", "1:4: Unexpected non-whitespace character after JSON"],
  ["hello", "1:1: Unexpected token 'h'"],
  ["[😀]", "1:2: Unexpected token '😀'"],
])("finds what is wrong in %j", (text, expected) => {
  expect(where(text)).toBe(expected)
})

/** Lists of lists, because a stray character within a text would not be one. */
const { list } = fc.letrec<{ list: unknown }>((tie) => ({
  list: fc.array(fc.oneof({ maxDepth: 3 }, fc.constantFrom(null, true, false), fc.integer(), tie("list"))),
}))

it("finds a stray character wherever it is", () => {
  fc.assert(
    fc.property(list, fc.nat(), (value, pick) => {
      const json = JSON.stringify(value, null, 1)
      const at = pick % json.length
      const lines = json.slice(0, at).split("\n")
      const place = `${lines.length}:${(lines.at(-1) ?? "").length + 1}`
      expect(where(`${json.slice(0, at)}@${json.slice(at)}`)).toMatch(new RegExp(`^${place}: \\w`))
    }),
    { numRuns: runs(300) },
  )
})
