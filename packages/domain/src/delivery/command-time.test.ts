import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { money } from "../money/money.ts"
import { anInstant } from "../testing/arbitraries.ts"
import { commandTime, lastBefore, longestDelay } from "./command-time.ts"
import type { DeliveryCommand } from "./delivery-command.ts"
import type { RecordedEvent } from "./delivery-event.ts"
import { aboutMoney } from "./till.ts"

const hour = 3_600_000

describe("when a command counts as given", () => {
  it("is never in the future, never before the event before it, and never longer ago than a shift", () => {
    fc.assert(
      fc.property(anInstant, fc.option(anInstant), fc.option(fc.nat(48 * hour)), (now, given, ago) => {
        const last = ago === null ? null : now - ago
        const at = commandTime(given, last, now)
        expect(at).toBeLessThanOrEqual(now)
        expect(at).toBeGreaterThanOrEqual(now - longestDelay)
        if (last !== null) expect(at).toBeGreaterThanOrEqual(last)
      }),
    )
  })

  it("is what the phone says in between, and now without a word", () => {
    const now = Date.UTC(2026, 10, 21, 12)
    expect(commandTime(now - hour, now - 2 * hour, now)).toBe(now - hour)
    expect(commandTime(now - hour, null, now)).toBe(now - hour)
    expect(commandTime(null, now - 2 * hour, now)).toBe(now)
    expect(commandTime(now + 1, null, now)).toBe(now)
    expect(commandTime(now - 2 * hour, now - hour, now)).toBe(now - hour)
  })
})

const commands: readonly DeliveryCommand[] = [
  { type: "start" },
  { type: "arrive" },
  { type: "collect" },
  { type: "takeCash", amount: money(100, "AED") },
  { type: "settle", amount: money(100, "AED"), honours: true },
]

/** Commands of one booking as they reach the server, minutes apart, each with how long ago it was given. */
const sentLate = fc.array(
  fc.record({ command: fc.constantFrom(...commands), minutes: fc.nat(20), ago: fc.option(fc.nat(60)) }),
  { maxLength: 12 },
)

describe("what a command comes after", () => {
  it("is the step before it, whatever money has overtaken it, and for money all that is on record", () => {
    let believed = 0
    fc.assert(
      fc.property(sentLate, (sent) => {
        let now = Date.UTC(2026, 10, 21, 12)
        const log: RecordedEvent[] = []
        for (const { command, minutes, ago } of sent) {
          now += minutes * 60_000
          const given = ago === null ? null : now - ago * 60_000
          const at = commandTime(given, lastBefore(log, command), now)
          const steps = log.filter(({ type }) => !aboutMoney.has(type))
          const before = aboutMoney.has(command.type) ? log : steps
          for (const event of before) expect(at).toBeGreaterThanOrEqual(event.at)
          // Between what it comes after and now a phone's word is what counts.
          if (given !== null && before.every((event) => event.at <= given)) expect(at).toBe(given)
          if (log.some((event) => event.at > at)) believed += 1
          log.push({
            ...command,
            at,
            by: { role: "porter", id: "his" },
            place: null,
            order: log.length + 1,
            commandId: null,
          })
        }
      }),
    )
    expect(believed).toBeGreaterThan(10)
  })
})
