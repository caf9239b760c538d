import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { msPerDay } from "../../calendar/zone.ts"
import { referenceNumber } from "../../testing/sample-booking.ts"
import { beginAttempt } from "./attempt-record.ts"
import { attemptMoves, isLive } from "./attempt-state.ts"
import { hasOpenEnd } from "./open-end.ts"

const made = beginAttempt({
  id: "attempt-1",
  reference: "merchant-1",
  booking: referenceNumber(1),
  method: "card",
  amount: { minor: 2_625, currency: "AED" },
  gateway: "aps",
  email: "amna@example.com",
  language: "en",
  origin: null,
  isByLink: false,
  createdAt: 0,
  expiresAt: 1_000,
  change: null,
})
const states = Object.keys(attemptMoves) as readonly (keyof typeof attemptMoves)[]

describe("an attempt to pay", () => {
  it("is open for as long as it lives or a person has to look at it, and one that was left or is being closed until its gateway was asked for the last time", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...states),
        fc.option(fc.nat(1_000)),
        fc.boolean(),
        fc.nat(2 * msPerDay),
        (state, sentAt, isClosing, now) => {
          const at = sentAt ?? 0
          const closing = { how: "capture", amount: made.amount, maintenance: "m", at } as const
          const isOpen = hasOpenEnd({ ...made, state, sentAt, closing: isClosing ? closing : null }, now)
          if (isLive(state) || state === "review") expect(isOpen).toBe(true)
          else if (state !== "abandoned" && !isClosing) expect(isOpen).toBe(false)
          else expect(isOpen).toBe(now < at + 1.1 * msPerDay)
        },
      ),
    )
  })
})
