import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { registerTypes, roleOfList, roleOfRegistration, signInTypes } from "./role.ts"

describe("roles", () => {
  it("are the eight sign-in types, and accounts come in three ways", () => {
    expect([...signInTypes].sort()).toEqual(
      [
        "customer",
        "porter",
        "ops",
        "admin",
        "partnerCheckInStaff",
        "partnerCheckInAdmin",
        "guest",
        "goCustomer",
      ].sort(),
    )
    expect([...registerTypes].sort()).toEqual(["facebook", "google", "normal"])
  })

  it("are the first entry of a user's list, and a guest's where there is none that we know", () => {
    fc.assert(
      fc.property(fc.constantFrom(...signInTypes), fc.array(fc.string()), (first, rest) => {
        expect(roleOfList([first, ...rest])).toBe(first)
      }),
    )
    expect(roleOfList(["customer", "admin"])).toBe("customer")
    expect(roleOfList([])).toBe("guest")
    expect(roleOfList(["superuser", "admin"])).toBe("guest")
  })

  it("are a customer's or a go customer's for whoever signs up, whatever role he asks for", () => {
    const asked = fc.oneof(fc.constantFrom<unknown>(...signInTypes), fc.string(), fc.anything())
    fc.assert(
      fc.property(asked, (roleName) => {
        expect(roleOfRegistration(roleName)).toBe(roleName === "goCustomer" ? "goCustomer" : "customer")
      }),
      { examples: [["goCustomer"], ["customer"], ["admin"], ["ops"], [["goCustomer"]], [undefined], [null]] },
    )
  })
})
