import { setImmediate as nextTurn } from "node:timers/promises"
import { expect, it } from "vitest"
import { turnReadings } from "./turn-readings.ts"

it("reads a query once in a turn, and again in the next", async () => {
  let version = 0
  const turn = turnReadings((text) => {
    version += 1
    return [text, version]
  })
  expect([turn.rows("one"), turn.rows("one"), turn.rows("two"), turn.rows("one")]).toEqual([
    ["one", 1],
    ["one", 1],
    ["two", 2],
    ["one", 1],
  ])
  await nextTurn()
  expect([turn.rows("one"), turn.rows("two"), turn.rows("one")]).toEqual([
    ["one", 3],
    ["two", 4],
    ["one", 3],
  ])
})

it("knows what it has read in the turn, and reads nothing for being asked", async () => {
  let readings = 0
  const turn = turnReadings((text) => {
    readings += 1
    return [text]
  })
  expect([turn.alreadyRead("one"), readings]).toEqual([undefined, 0])
  turn.rows("one")
  expect([turn.alreadyRead("one"), turn.alreadyRead("two"), readings]).toEqual([["one"], undefined, 1])
  turn.forget()
  expect(turn.alreadyRead("one")).toBeUndefined()
})

it("reads again in the same turn once we wrote, and still in the next", async () => {
  let version = 0
  const turn = turnReadings(() => {
    version += 1
    return [version]
  })
  turn.rows("one")
  turn.forget()
  expect(turn.rows("one")).toEqual([2])
  await nextTurn()
  expect(turn.rows("one")).toEqual([3])
})
