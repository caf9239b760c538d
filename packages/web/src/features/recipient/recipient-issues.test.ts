import { parsePhone } from "@mersal/domain/account/phone/phone"
import { changeFormOf } from "@mersal/domain/booking/change/change-form"
import { sampleBooking } from "@mersal/domain/testing/sample-booking"
import { describe, expect, it } from "vitest"
import { recipientIssues } from "./recipient-issues.ts"

const whole = changeFormOf(sampleBooking).dropOff

describe("a recipient's answer", () => {
  it("is right with address, building, name and phone", () => {
    expect(recipientIssues({ ...whole, landmark: "" }, "AE", parsePhone)).toEqual([])
  })

  it("names each thing that is missing once, in the order of the page", () => {
    const empty = { place: null, building: " ", landmark: "", name: "", phone: "" }
    expect(recipientIssues(empty, "AE", parsePhone).map(({ control, kind }) => [control, kind])).toEqual([
      ["recipient-place", "chooseAddress"],
      ["recipient-building", "enterAddressDetails"],
      ["recipient-name", "enterName"],
      ["recipient-phone", "enterPhone"],
    ])
  })

  it("refuses a phone that is none, and a text that is too long", () => {
    const issues = recipientIssues({ ...whole, phone: "12", building: "x".repeat(96) }, "AE", parsePhone)
    expect(issues).toEqual([
      { control: "recipient-building", kind: "tooLong", limit: 95 },
      { control: "recipient-phone", kind: "phoneInvalid", limit: 0 },
    ])
  })
})
