import type { Reference } from "@mersal/domain/booking/order/reference"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { browserStorage } from "../../testing/browser-storage.ts"
import { keepLastBooking, lastBooking, rememberCard } from "./last-booking.ts"

const [first, second] = ["AE4K7M2XQ9TB3HV", "AE7H2D9XM4KC8NR"] as unknown as readonly [Reference, Reference]

describe("what a browser knows of its last booking", () => {
  const kept = new Map<string, string>()

  beforeEach(() => void vi.stubGlobal("localStorage", browserStorage(kept)))
  afterEach(() => {
    kept.clear()
    vi.unstubAllGlobals()
  })

  it("keeps the digits of its card when the booking is written down again, as a late answer of the server does", () => {
    keepLastBooking({ reference: first, accessToken: "key" })
    rememberCard(first, "8902")
    keepLastBooking({ reference: first, accessToken: "key" })
    expect(lastBooking()).toEqual({ reference: first, accessToken: "key", lastFour: "8902" })
  })

  it("has none of another booking's, and none of a booking that is not the last", () => {
    keepLastBooking({ reference: first, accessToken: "key" })
    rememberCard(first, "8902")
    keepLastBooking({ reference: second, accessToken: "another" })
    rememberCard(first, "8902")
    expect(lastBooking()).toEqual({ reference: second, accessToken: "another" })
  })

  it("is nothing where nothing was kept, or what cannot be read", () => {
    expect(lastBooking()).toBeNull()
    kept.set("mersal.lastBooking", "soon")
    expect(lastBooking()).toBeNull()
  })
})
