import { NetworkFailure } from "@mersal/domain/ports/driving/service-failure"
import { describe, expect, it } from "vitest"
import { keptOver, type OwnedBooking } from "./owned-booking.ts"

const retry = () => {}
const earlier = { own: {}, offer: {} } as OwnedBooking
const newer = { own: {}, offer: {} } as OwnedBooking
const waiting = { state: "waiting", retry } as const
const failed = { state: "failed", failure: new NetworkFailure(), retry } as const
const shownOf = (...[answer, kept]: Parameters<typeof keptOver>) => {
  const shown = keptOver(answer, kept)
  return shown.state === "answered" ? shown.value : shown.state
}

describe("one's own booking, once it is shown", () => {
  it("stays while it is asked for again, also where no answer comes", () => {
    expect(shownOf(waiting, earlier)).toBe(earlier)
    expect(shownOf(failed, earlier)).toBe(earlier)
    expect(shownOf({ state: "answered", value: newer, retry }, earlier)).toBe(newer)
  })

  it("is not there before its first answer", () => {
    expect(shownOf(waiting, null)).toBe("waiting")
    expect(shownOf(failed, null)).toBe("failed")
  })
})
