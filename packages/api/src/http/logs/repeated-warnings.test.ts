import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { repeatedWarnings } from "./repeated-warnings.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A log, and the lines written to it since the last look. */
function watched() {
  const lines: unknown[] = []
  const { warn, flush } = repeatedWarnings({
    warn: (fields: object, message: string) => void lines.push([message, fields]),
  } as never)
  return { warn, flush, written: () => lines.splice(0) }
}

describe("a warning that anybody can cause", () => {
  it("is written at once, and those of the minute after it as one line with their number", () => {
    const { warn, written } = watched()
    for (let time = 0; time < 500; time += 1) warn({ gateway: "aps" }, "forged")
    expect(written()).toEqual([["forged", { gateway: "aps" }]])
    vi.advanceTimersByTime(59_999)
    expect(written()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(written()).toEqual([["forged", { gateway: "aps", times: 499 }]])
  })

  it("is written once a minute while it goes on, and at once again after a minute without", () => {
    const { warn, written } = watched()
    for (let second = 0; second < 180; second += 1) {
      warn({}, "forged")
      vi.advanceTimersByTime(1_000)
    }
    expect(written()).toEqual([
      ["forged", {}],
      ["forged", { times: 59 }],
      ["forged", { times: 60 }],
      ["forged", { times: 60 }],
    ])
    vi.advanceTimersByTime(60_000)
    expect(written()).toEqual([])
    warn({}, "forged")
    expect(written()).toEqual([["forged", {}]])
  })

  it("is lost with no process that ends: what was counted is written once", () => {
    const { warn, flush, written } = watched()
    for (let time = 0; time < 3; time += 1) warn({ gateway: "aps" }, "forged")
    warn({}, "another")
    written()
    flush()
    flush()
    expect(written()).toEqual([["forged", { gateway: "aps", times: 2 }]])
    vi.advanceTimersByTime(60_000)
    expect(written()).toEqual([])
  })

  it("hides no other", () => {
    const { warn, written } = watched()
    warn({ gateway: "aps" }, "forged")
    warn({ gateway: "pipe" }, "forged")
    warn({}, "another")
    expect(written()).toHaveLength(3)
  })
})
