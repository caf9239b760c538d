import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { aRegistration } from "../../testing/arbitraries-account.ts"
import { parsePhone } from "../phone/phone.ts"
import { registrationOf } from "./registration.ts"

const form = {
  name: " Amna 🏡 ",
  email: " Amna@Example.com",
  phone: "050 123 4567",
  password: " Kestrel 7! ",
  repeatedPassword: " Kestrel 7! ",
}

describe("a registration", () => {
  it("carries name, e-mail, phone, password, role, way and country", () => {
    expect(registrationOf(form, "go", "AE", parsePhone)).toEqual({
      name: "Amna",
      email: "amna@example.com",
      phone: "+971501234567",
      password: " Kestrel 7! ",
      role: "goCustomer",
      registerType: "normal",
      country: "UAE",
    })
  })

  it("sends the country of its market and the role of its flow", () => {
    const sent = registrationOf({ ...form, phone: "5512 3456" }, "normal", "QA", parsePhone)
    expect(sent).toMatchObject({ phone: "+97455123456", role: "customer", country: "Qatar" })
  })

  it("leaves a phone as it was typed where this reader cannot tell", () => {
    const sent = registrationOf({ ...form, phone: "+49 30 901820" }, "go", "AE", parsePhone)
    expect(sent.phone).toBe("+49 30 901820")
  })

  it("never changes a password", () => {
    fc.assert(
      fc.property(aRegistration, (typed) => {
        expect(registrationOf(typed, "go", "AE", parsePhone).password).toBe(typed.password)
      }),
    )
  })
})
