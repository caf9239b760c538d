import { describe, expect, test } from "vitest"
import { keysOf, piecesOf, readWishes, runDeepSuite } from "./deep-suite.mjs"

const properties = [
  { key: "28", name: "a route's cut-off only removes windows" },
  { key: "28b", name: "a route is never sooner" },
  { key: "45", name: "no limit is passed" },
]
const places = (...given) => piecesOf(properties, readWishes(given)).map(({ key, seed }) => `${key}:${seed}`)

describe("the pieces of a deep run", () => {
  test("are a million runs of each property, ten thousand at a time, each with a seed of its own", () => {
    const pieces = piecesOf(properties, readWishes([]))
    expect(pieces.length).toBe(300)
    for (const { key } of properties) {
      const own = pieces.filter((piece) => piece.key === key)
      expect(own.reduce((sum, { runs }) => sum + runs, 0)).toBe(1_000_000)
      expect(own.map(({ seed }) => seed)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1))
    }
  })

  test("end with what is left over", () => {
    expect(piecesOf(properties, readWishes(["45", "--runs=25", "--piece=10"])).map(({ runs }) => runs)).toEqual([
      10, 10, 5,
    ])
  })

  test("are those of the words and numbers that are given", () => {
    const two = ["--runs=20", "--piece=10"]
    expect(places("28", ...two)).toEqual(["28:1", "28:2", "28b:1", "28b:2"])
    expect(places("28b", ...two)).toEqual(["28b:1", "28b:2"])
    expect(places("limit", "sooner", ...two)).toEqual(["28b:1", "28b:2", "45:1", "45:2"])
    expect(() => places("2")).toThrow("No property has 2 in its name")
  })

  test("go on from one of them", () => {
    const two = ["--runs=20", "--piece=10"]
    expect(places("--from=28b:2", ...two)).toEqual(["28b:2", "45:1", "45:2"])
    expect(places("--from=45", ...two)).toEqual(["45:1", "45:2"])
    expect(() => places("--from=45:3", ...two)).toThrow("There is no piece 45:3")
  })

  test("cannot be asked for otherwise", () => {
    for (const option of ["--run=10", "--runs=none", "--runs=0", "--from"])
      expect(() => readWishes([option])).toThrow(option)
  })
})

test("properties of one number are told apart by letters", () => {
  expect(keysOf([13, 17, 17, 17, 18].map((number) => ({ number })))).toEqual(["13", "17", "17b", "17c", "18"])
})

test("a run on two processes says of each property how often it held", async () => {
  const lines = []
  expect(await runDeepSuite(["5", "44", "--runs=30", "--piece=10"], (line) => lines.push(line))).toBe(true)
  expect(lines.filter((line) => line.includes(": 30 runs, ")).length).toBe(2)
  expect(lines.at(-1)).toMatch(/^60 runs of 2 of \d\d properties in 0\.\d minutes, 0 failed$/)
})
