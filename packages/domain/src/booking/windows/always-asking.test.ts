import { expect, it } from "vitest"
import { gulfBook } from "../../schedule/books/gulf.ts"
import { compile } from "../../schedule/rule-book.ts"
import { at } from "../../testing/sample-booking.ts"
import { alwaysAsking } from "./always-asking.ts"

it("says with every question, and with nothing else, what is always said, however many parameters a part has", () => {
  const engine = compile(gulfBook)
  const heard = new Map<string, readonly unknown[]>()
  const listening = Object.fromEntries(
    Object.entries(engine).map(([name, part]: [string, unknown]) => [
      name,
      typeof part === "function" ? (...asked: readonly unknown[]) => void heard.set(name, asked) : part,
    ]),
  ) as unknown as typeof engine
  const occupancy = () => 0
  const asking = alwaysAsking<typeof gulfBook, typeof engine>(listening, { occupancy })
  const now = at("2026-11-21T09:00:00.000+04:00")
  const ask = { market: "AE", service: "sameDay", now } as const
  const { date } = engine.earliest(ask) ?? { date: null }
  if (date === null) throw new Error("Nothing can be booked")
  asking.quote(ask)
  asking.earliest(ask)
  asking.check({ ...ask, date })
  asking.staleAt(ask)
  asking.explain({ ...ask, date })
  for (const name of ["quote", "earliest", "check", "staleAt", "explain"])
    expect([name, heard.get(name)]).toEqual([name, [expect.objectContaining({ ...ask, occupancy })]])
  asking.clock("AE", now)
  asking.decisionTable("sameDay", "AE")
  expect([heard.get("clock"), heard.get("decisionTable")]).toEqual([
    ["AE", now],
    ["sameDay", "AE"],
  ])
})
