import { describe, expect, it } from "vitest"
import { localDate } from "../calendar/local-date.ts"
import { mayShowNotice } from "./banner-of-the-day.ts"

const today = localDate("2026-11-21")

describe("the notice of the day", () => {
  it("is shown once a day", () => {
    expect(mayShowNotice("/go/book", today, null)).toBe(true)
    expect(mayShowNotice("/go/book", today, "2026-11-20")).toBe(true)
    expect(mayShowNotice("/go/book", today, "2026-11-21")).toBe(false)
  })

  it.each(["/go/details", "/go/guest", "/go/payment", "/go/payment/", "/payment-verifying", "/payment-failed"])(
    "never comes between a customer and %s",
    (path) => {
      expect(mayShowNotice(path, today, null)).toBe(false)
    },
  )

  it.each(["/", "/go", "/tracking", "/tracking/status", "/about/payment"])("may be shown on %s", (path) => {
    expect(mayShowNotice(path, today, null)).toBe(true)
  })
})
