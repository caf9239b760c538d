import { describe, expect, it } from "vitest"
import { driverMarkets, worksIn } from "./driver-markets.ts"

describe("where a driver is at work", () => {
  it("is told by what he has to drive, then by his phone, and by nothing else", () => {
    expect(driverMarkets(["QA", "QA"], "+971501234567")).toEqual(["QA"])
    expect(driverMarkets(["QA", "AE"], null)).toEqual(["AE", "QA"])
    expect(driverMarkets([], "+97433123456")).toEqual(["QA"])
    expect(driverMarkets([], "+442071234567")).toEqual([])
    expect(driverMarkets([], null)).toEqual([])
  })

  it("shows him there, and everywhere as long as nobody knows", () => {
    expect([worksIn("AE", ["AE"]), worksIn("QA", ["AE"]), worksIn("QA", [])]).toEqual([true, false, true])
  })
})
