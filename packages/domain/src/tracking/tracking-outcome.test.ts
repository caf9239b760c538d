import { describe, expect, it } from "vitest"
import { NetworkFailure, ServerFailure } from "../ports/driving/service-failure.ts"
import { BookingNotFound } from "./tracking-errors.ts"
import { isReferenceMissing, trackingTrouble } from "./tracking-outcome.ts"

describe("the outcome of a tracking look-up", () => {
  it("is an invalid reference without a result, and the support's when no usable data remains", () => {
    expect(trackingTrouble(new BookingNotFound())).toBe("invalid")
    expect(trackingTrouble(new ServerFailure({ requestId: null, isUnreadable: true }))).toBe("contactSupport")
  })

  it("is the server's where it broke, and the network's where no answer came: neither says anything of the booking", () => {
    expect(trackingTrouble(new ServerFailure({ requestId: "req_7" }))).toBe("somethingWrong")
    expect(trackingTrouble(new NetworkFailure())).toBe("networkError")
  })

  it("is not asked for with an empty reference", () => {
    for (const typed of ["", " ", "\t\n"]) expect(isReferenceMissing(typed)).toBe(true)
    expect(isReferenceMissing(" x ")).toBe(false)
  })
})
