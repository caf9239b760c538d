import { describe, expect, it } from "vitest"
import { pageThatAsked, pathAfterSignIn, pathAfterSignOut, roleInFlow, signInFlowAt } from "./sign-in-flow.ts"

describe("a sign-in", () => {
  it.each(["/go", "/go/", "/go/book", "/go/guest", "/go/account", "/go/payment-recipt/1"])(
    "at %s is of the go flow",
    (path) => {
      expect(signInFlowAt(path)).toBe("go")
    },
  )

  it.each(["/", "/google", "/goods/", "/my-account/", "/tracking", "/about/go/", ""])(
    "at %j is of the normal flow",
    (path) => {
      expect(signInFlowAt(path)).toBe("normal")
    },
  )

  it("makes a go customer who stays on the page in the go flow, and a customer who goes to /locationidentify elsewhere", () => {
    expect([roleInFlow("go"), pathAfterSignIn("go")]).toEqual(["goCustomer", null])
    expect([roleInFlow("normal"), pathAfterSignIn("normal")]).toEqual(["customer", "/locationidentify"])
  })
})

describe("a login that a page about the product asked for", () => {
  it("leads back to the registration of a company, and by no other word anywhere", () => {
    expect(pageThatAsked("company")).toBe("/corporate-register/")
    for (const word of [null, "", "true", "Company", "/corporate-register/", "https://elsewhere.example/", "__proto__"])
      expect(pageThatAsked(word)).toBeNull()
  })
})

describe("a logout", () => {
  it("leads from /go/account to /go/book and from anywhere else nowhere", () => {
    for (const path of ["/go/account", "/go/account/", "/go/account/data", "/go/account/bookings/AE1"])
      expect(pathAfterSignOut(path)).toBe("/go/book")
    for (const path of ["/go/accounts", "/go", "/go/guest", "/my-account/", "/x/go/account", "/"])
      expect(pathAfterSignOut(path)).toBeNull()
  })
})
