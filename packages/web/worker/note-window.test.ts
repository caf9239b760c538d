import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { windowForNote } from "./note-window.ts"

const home = "https://courier.example"
const address = new URL(`${home}/tracking/status?bookingId=AE4K7M2XQ9TB3HV`)
const typing = [
  "/go/book",
  "/go/payment",
  "/go/account/bookings/AE4K7M2XQ9TB3HV/change",
  "/driver",
  "/contact",
  "/tracking",
  "/tracking/status?bookingId=QA4K7M2XQ9TB3HV",
]
const windowsAt = (paths: readonly string[]) => paths.map((path) => ({ url: home + path }))

describe("a press on a note", () => {
  it("leads to the window that shows its page, with or without a key, whatever else is open", () => {
    const shown = [address.pathname + address.search, `${address.pathname}${address.search}#access=1`]
    fc.assert(
      fc.property(fc.subarray(typing), fc.constantFrom(...shown), (others, path) => {
        const windows = windowsAt([...others, path])
        expect(windowForNote(address, windows)).toBe(windows.at(-1))
      }),
    )
  })

  it("leads none away in which somebody books or types", () => {
    expect(windowForNote(address, windowsAt(typing))).toBeNull()
    expect(windowForNote(address, [])).toBeNull()
  })
})
