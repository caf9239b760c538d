import { runs } from "@mersal/domain/testing/runs"
import type * as Effect from "effect/Effect"
import fc from "fast-check"
import { beforeEach, describe, expect, it } from "vitest"
import { Database, type DatabaseSettings, type OpenDatabase, type Write } from "./database/connection.ts"
import { insertMissing, insertNew, insertOf } from "./database/inserts.ts"
import { databaseConnection } from "./open-database.ts"
import { lentRuntime } from "./testing/lent-runtime.ts"
import { testDatabases } from "./testing/test-databases.ts"

const variants = testDatabases.flatMap((database) => {
  const plain = { name: database.name, database, layerOf: databaseConnection }
  if (database.kind !== "sqlite") return [plain]
  const layerOf = (settings: DatabaseSettings) =>
    databaseConnection(settings.kind === "sqlite" ? { ...settings, writesInThread: true } : settings)
  return [plain, { name: `${database.name} with a thread that writes`, database, layerOf }]
})

for (const { name, database, layerOf } of variants)
  describe(`a database of ${name}`, () => {
    const runtime = lentRuntime(database, layerOf)
    const use = <Value>(work: (open: OpenDatabase) => Effect.Effect<Value>) => runtime().runPromise(Database.use(work))
    const rows = (text: string, ...values: readonly (string | number | null)[]) =>
      use((open) => open.rows(text, values))
    const write = (...writes: readonly Write[]) => use((open) => open.write(writes))
    const tallies = () => rows("select name, number from tallies order by name")

    beforeEach(async () => {
      await rows("drop table if exists tallies")
      await rows("create table tallies (name text primary key, number bigint not null check (number >= 0), note text)")
    })

    const set = (name: string, number: number) => insertNew("tallies", { name, number })
    const add = (name: string, number: number, most = 1e9): Write => ({
      text: "update tallies set number = number + ? where name = ? and number + ? <= ?",
      values: [number, name, number, most],
      mustApply: true,
    })

    it("answers numbers, texts and nulls as they were written, whatever their size", async () => {
      const number = Number.MAX_SAFE_INTEGER
      await write(insertOf("tallies", { name: 'it\'s "?"', number, note: null }))
      const [row] = await rows("select *, 0.5 as half, number > 1 as is_large, count(*) over () as count from tallies")
      expect(row).toEqual({ name: 'it\'s "?"', number, note: null, half: 0.5, is_large: 1, count: 1 })
    })

    it("says which constraint was broken by a code, whoever writes", async () => {
      const { taken, below } =
        database.kind === "sqlite"
          ? { taken: "SQLITE_CONSTRAINT_PRIMARYKEY", below: "SQLITE_CONSTRAINT_CHECK" }
          : { taken: "23505", below: "23514" }
      const again = "insert into tallies (name, number) values ('one', 2)"
      await write(set("one", 1))
      const broken = await Promise.allSettled([
        write({ text: again, values: [] }),
        write(set("two", -1)),
        write(set("three", 3)),
      ])
      expect(broken).toMatchObject([{ reason: { code: taken } }, { reason: { code: below } }, { value: null }])
      await expect(rows(again)).rejects.toMatchObject({ code: taken })
      expect((await tallies()).length).toBe(2)
    })

    it("takes a question mark within quotes for what it says", async () => {
      await write(set("what?", 1))
      expect(await rows(`select name as "a?" from tallies where name = 'what?' and number = ?`, 1)).toEqual([
        { "a?": "what?" },
      ])
    })

    it("takes any text, and none with the character 0 breaks it", async () => {
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: "binary" }), async (note) => {
          await rows("delete from tallies")
          await write(insertOf("tallies", { name: "one", number: 1, note }))
          const [row] = (await rows("select note from tallies")) as readonly { note: string }[]
          const whole = note.toWellFormed()
          expect([whole, whole.replaceAll("\0", "\ufffd")]).toContain(row?.note)
        }),
        { numRuns: runs(50) },
      )
    })

    it("answers the rows that an update returns, and has written them", async () => {
      await write(set("a", 1), set("b", 2))
      expect(await rows("update tallies set number = number * 10 where number > ? returning name, number", 1)).toEqual([
        { name: "b", number: 20 },
      ])
      expect(await tallies()).toEqual([
        { name: "a", number: 1 },
        { name: "b", number: 20 },
      ])
    })

    it("writes a list whole, or answers which write did not apply and writes nothing of it", async () => {
      expect(await write(set("a", 1), add("a", 2))).toBe(null)
      expect(await write(set("b", 1), add("a", 5), add("a", 1, 7), set("c", 1))).toBe(2)
      expect(await write(set("a", 1))).toBe(0)
      expect(await tallies()).toEqual([{ name: "a", number: 3 }])
    })

    it("lets a write that need not apply change nothing", async () => {
      expect(
        await write(insertOf("tallies", { name: "a", number: 1 }), { ...add("b", 1), mustApply: undefined as never }),
      ).toBe(null)
      expect(await write(insertOf("tallies", { name: "a", number: 2 }))).toBe(null)
      expect(await tallies()).toEqual([{ name: "a", number: 1 }])
    })

    it("writes nothing of a list that breaks, and all of those beside it", async () => {
      const broken = write(set("b", 1), { text: "update tallies set number = -1", values: [] })
      const outcomes = await Promise.allSettled([write(set("a", 1)), broken, write(set("c", 1))])
      expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"])
      expect(await tallies()).toEqual([
        { name: "a", number: 1 },
        { name: "c", number: 1 },
      ])
    })

    it("applies lists that come together each whole or not at all, as if they came one by one", async () => {
      const aName = fc.constantFrom("a", "b", "c")
      const anAddition = fc.record({ name: aName, number: fc.integer({ min: -3, max: 5 }), most: fc.nat(20) })
      const aList = fc.array(anAddition, { minLength: 1, maxLength: 4 })
      await fc.assert(
        fc.asyncProperty(fc.array(aList, { minLength: 1, maxLength: 80 }), async (lists) => {
          await write({ text: "delete from tallies", values: [] }, set("a", 0), set("b", 0), set("c", 0))
          const expected = new Map([
            ["a", 0],
            ["b", 0],
            ["c", 0],
          ])
          const outcomes = lists.map((list) => {
            const after = new Map(expected)
            for (const [index, { name, number, most }] of list.entries()) {
              const sum = (after.get(name) ?? 0) + number
              if (sum > most) return index
              if (sum < 0) return "broken"
              after.set(name, sum)
            }
            for (const [name, number] of after) expected.set(name, number)
            return null
          })
          const answered = await Promise.all(
            lists.map((list) =>
              write(...list.map(({ name, number, most }) => add(name, number, most))).catch(() => "broken"),
            ),
          )
          expect(answered).toEqual(outcomes)
          expect(await tallies()).toEqual([...expected].map(([name, number]) => ({ name, number })))
        }),
        { numRuns: runs(20) },
      )
    })

    it("answers a list only when another connection can read it", async () => {
      await write(set("a", 0))
      const seen = await Promise.all(
        Array.from({ length: 100 }, async (_, index) => {
          await write(set(`tally ${index}`, index))
          return rows("select number from tallies where name = ?", `tally ${index}`)
        }),
      )
      expect(seen).toEqual(Array.from({ length: 100 }, (_, number) => [{ number }]))
    })

    it("inserts rows that are missing, however many", async () => {
      const list = Array.from({ length: 1_001 }, (_, number) => ({ name: `tally ${number}`, number }))
      await write(set("tally 7", 70))
      expect(await write(...insertMissing("tallies", list))).toBe(null)
      expect(await rows("select count(*) as count, sum(number) as sum from tallies")).toEqual([
        { count: 1_001, sum: 500_500 + 63 },
      ])
      expect(insertMissing("tallies", [])).toEqual([])
    })

    it("has nothing to do for no writes", async () => {
      expect(await write()).toBe(null)
    })
  })
