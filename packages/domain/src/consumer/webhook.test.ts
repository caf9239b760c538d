import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { runs } from "../testing/runs.ts"
import {
  afterFailure,
  afterPause,
  afterSuccess,
  replayed,
  retryWaits,
  type WebhookDelivery,
  webhookAddressIssue,
} from "./webhook.ts"

const waiting: WebhookDelivery = {
  id: "message-1",
  webhookId: "webhook-1",
  event: "booking.confirmed",
  reference: null,
  isTest: false,
  happenedAt: 0,
  state: "waiting",
  attempts: 0,
  dueAt: 0,
  lastOutcome: null,
}

describe("a delivery", () => {
  it("is tried eight times, each later than the one before, and then given up", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(60_000), { minLength: 8, maxLength: 8 }), (delays) => {
        let delivery = waiting
        let now = 0
        for (const delay of delays) {
          expect(delivery.state).toBe("waiting")
          now = (delivery.dueAt ?? 0) + delay
          const after = afterFailure(delivery, "503", now)
          if (after.dueAt !== null) expect(after.dueAt).toBeGreaterThan(now)
          delivery = after
        }
        expect(delivery).toMatchObject({ state: "given-up", attempts: 8, dueAt: null, lastOutcome: "503" })
      }),
      { numRuns: runs(50) },
    )
  })

  it("is tried again after seconds, minutes, hours, and last after a day", () => {
    const [second, minute, hour] = [1_000, 60_000, 3_600_000]
    const waits = [5 * second, minute, 5 * minute, 30 * minute, 2 * hour, 8 * hour, 24 * hour]
    expect(retryWaits).toEqual(waits)
    for (const [attempts, wait] of waits.entries())
      expect(afterFailure({ ...waiting, attempts }, "503", 7).dueAt).toBe(7 + wait)
  })

  it("waits while its webhook is paused, looked at every hour, until it is a day and a half old", () => {
    const hour = 3_600_000
    fc.assert(
      fc.property(fc.nat(48 * hour), fc.nat(8), (age, attempts) => {
        const delivery = { ...waiting, attempts, happenedAt: 1_000 }
        const now = 1_000 + age
        const after = afterPause(delivery, now)
        expect(after).toMatchObject({ attempts, lastOutcome: "paused" })
        if (age >= 36 * hour) expect(after).toMatchObject({ state: "given-up", dueAt: null })
        else {
          expect(after).toMatchObject({ state: "waiting", dueAt: Math.min(now + hour, 1_000 + 36 * hour) })
          expect(after.dueAt).toBeGreaterThan(now)
        }
      }),
      {
        numRuns: runs(200),
        examples: [
          [36 * hour, 0],
          [36 * hour - 1, 0],
          [0, 0],
        ],
      },
    )
  })

  it("keeps its id and its words through every try", () => {
    const { id, event, happenedAt } = replayed(afterSuccess(afterFailure(waiting, "time-out", 5), "204"), 9)
    expect({ id, event, happenedAt }).toEqual({ id: "message-1", event: "booking.confirmed", happenedAt: 0 })
  })

  it("is not tried again once it was taken, unless its owner asks", () => {
    const taken = afterSuccess(waiting, "200")
    expect(taken).toMatchObject({ state: "delivered", dueAt: null, attempts: 1 })
    expect(replayed(taken, 77)).toMatchObject({ state: "waiting", dueAt: 77, attempts: 0, lastOutcome: null })
  })
})

describe("an address for messages", () => {
  it.each([
    ["https://hooks.example.com/mersal?a=1", null],
    ["https://[2001:db8::1]:8443/", null],
    ["HTTPS://EXAMPLE.COM", null],
    ["http://example.com/", "not-https"],
    ["https://user:secret@example.com/", "has-credentials"],
    ["https://", "malformed"],
    ["https:///path", "malformed"],
    ["ftp://example.com/", "malformed"],
    ["xhttps://example.com/", "malformed"],
    ["https://example.com?a=1", null],
    ["https://example.com#a", null],
    ["https://example.com:123456/", "malformed"],
    ["javascript:alert(1)", "malformed"],
    ["//example.com/", "malformed"],
    ["https://exa mple.com/", "malformed"],
    ["https://example.com\\@evil.example/", "malformed"],
    ["https://example.com/\r\nHost: evil", "malformed"],
    ["https://exämple.com/", "malformed"],
  ] as const)("%s: %s", (url, issue) => {
    expect(webhookAddressIssue(url, false)).toBe(issue)
  })

  it("may be plain where the receiver runs beside us", () => {
    expect(webhookAddressIssue("http://localhost:4000/hook", true)).toBeNull()
    expect(webhookAddressIssue("ftp://localhost/", true)).toBe("malformed")
  })
})
