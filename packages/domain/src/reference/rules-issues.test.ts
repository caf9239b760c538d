import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { PublishedRules } from "../booking/windows/published-rules.ts"
import { fromNowOn, rulesDateIssues, rulesIssues } from "./rules-issues.ts"

const now = Date.parse("2026-11-21T12:00:00+04:00")
const rules: PublishedRules = { id: "own", market: "AE", validFrom: now, readings: [], patch: {} }
const delivery = (id: string) => ({
  windows: [{ id, start: "17:00", end: "22:00" }],
})
const wrongIn = (patch: object, over: Partial<PublishedRules> = {}) =>
  rulesIssues({ ...rules, ...over, patch: patch as PublishedRules["patch"] })

describe("rules that an admin publishes", () => {
  it("are known by an id, and say each reading that the book has, once", () => {
    expect(wrongIn({}, { id: "a b", readings: ["sd-cutoff-1500", "no-such", "sd-cutoff-1500"] })).toEqual([
      { field: "id", problem: "not-an-id", detail: "" },
      { field: "readings.1", problem: "unknown-reading", detail: "no-such" },
      { field: "readings.2", problem: "twice", detail: "sd-cutoff-1500" },
    ])
    expect(wrongIn({}, { readings: ["sd-cutoff-1500", "od-cap-2200"] })).toEqual([])
  })

  it("change what may be changed, and are told the path of what may not", () => {
    expect(wrongIn({ horizonDays: 7, minOpenMinutes: 5 })).toEqual([])
    expect(wrongIn({ id: "other", version: "2" })).toMatchObject([
      { field: "patch.id", problem: "not-a-rule" },
      { field: "patch.version", problem: "not-a-rule" },
    ])
    const [late] = wrongIn({
      services: { sameDay: { pickup: [{ id: "11-14", start: "11:00", end: "14:00", orderBy: "noon" }] } },
    })
    expect(late).toMatchObject({ field: "patch.services.sameDay.pickup.0.orderBy", problem: "not-a-rule" })
    expect(wrongIn({ horizonDays: -1 }, { readings: ["od-cap-2200"] })).toEqual([
      { field: "patch.horizonDays", problem: "not-a-rule", detail: expect.stringMatching(/\S/) },
    ])
  })

  it("name windows of both sides by their hours", () => {
    const window = (id: string) => ({ id, start: "11:00", end: "14:00", orderBy: "10:00" })
    const fields = (services: object) =>
      wrongIn({ services }).map(({ field, problem, detail }) => [field, problem, detail])
    for (const id of ["11-14", "9:30-12", "11-14:30"])
      expect(fields({ sameDay: { pickup: [window(id)], delivery: delivery("17-22") } })).toEqual([])
    for (const id of ["lunch", "x11-14", "11-14x", "11", "111-14", "11-145", "1:3-14"]) {
      const pickup = [window("12-13"), window(id)].map((one, at) => ({ ...one, start: at === 0 ? "08:00" : "11:00" }))
      expect(fields({ sameDay: { pickup } })).toContainEqual(["patch.services.sameDay.pickup.1.id", "not-hours", id])
    }
    expect(fields({ sameDay: { delivery: delivery("late") } })).toEqual([
      ["patch.services.sameDay.delivery.windows.0.id", "not-hours", "late"],
    ])
  })

  it("that are to count from now on count from when they are written, within five minutes and never earlier", () => {
    fc.assert(
      fc.property(fc.integer({ min: -400_000, max: 400_000 }), (apart) => {
        const value = { ...rules, validFrom: now + apart }
        const isNow = apart < 0 && apart > -300_000
        expect(fromNowOn(value, now)).toEqual(isNow ? { ...value, validFrom: now } : value)
      }),
    )
    expect(fromNowOn({ ...rules, validFrom: now - 300_000 }, now).validFrom).toBe(now - 300_000)
    expect(fromNowOn({ ...rules, validFrom: now - 299_999 }, now).validFrom).toBe(now)
  })

  it("begin now or later, each at an instant of its own, and are not written anew once they have begun", () => {
    const from = (validFrom: number, id = "own") => ({ ...rules, id, validFrom })
    const wrong = (...facts: Parameters<typeof rulesDateIssues>) =>
      rulesDateIssues(...facts).map(({ problem, detail }) => `${problem} ${detail}`.trim())
    expect(wrong(from(now), null, [], now)).toEqual([])
    expect(wrong(from(now - 1), null, [], now)).toEqual(["in-the-past"])
    expect(wrong(from(now + 1), from(now + 2), [from(now + 2, "other")], now)).toEqual([])
    expect(wrong(from(now + 1), null, [from(now + 2, "other"), from(now + 1, "rival")], now)).toEqual([
      "instant-taken rival",
    ])
    expect(wrong(from(now + 1), from(now), [], now)).toEqual(["has-begun"])
  })
})
