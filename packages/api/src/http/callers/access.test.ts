import type { EndpointTable } from "@mersal/adapters-http/contract/endpoint-row"
import { endpointTable } from "@mersal/adapters-http/contract/endpoint-table"
import { guestCaller } from "@mersal/domain/use-cases/caller"
import { describe, expect, it } from "vitest"
import { accessFault, scopeDetails } from "./access.ts"
import { textsIn } from "./language.ts"

const rows = Object.entries(endpointTable as EndpointTable)

describe("the access of an API key", () => {
  it("keeps a sandbox key from the real account behind it, and lets a live one do what its scope says", () => {
    const keeping = rows.filter(([, { scope }]) => scope === "account")
    expect(keeping.map(([name]) => name)).toContain("saveProfile")
    const actor = { type: "customer", id: "a", company: null } as const
    for (const [name, row] of keeping) {
      const key = { ...guestCaller(null), actor, keyId: "key", scopes: ["account"] } as const
      expect([name, accessFault(row, { ...key, isSandbox: true })]).toEqual([name, "scope-missing"])
      expect([name, accessFault(row, { ...key, isSandbox: false })]).toEqual([name, null])
    }
  })

  it("is what its scopes say, also where anyone may call and its account sees or does more", () => {
    const actor = { type: "customer", id: "a", company: null } as const
    const key = { ...guestCaller(null), actor, keyId: "key", isSandbox: false } as const
    const opening = rows.filter(([, { access, scope }]) => access === "anyone" && scope !== undefined)
    expect(opening.map(([name]) => name)).toEqual(
      expect.arrayContaining(["openPayment", "openPaymentSession", "purchasePayment", "listConsents"]),
    )
    for (const [name, row] of opening) {
      expect([name, accessFault(row, { ...key, scopes: ["quotes"] })]).toEqual([name, "scope-missing"])
      expect([name, accessFault(row, { ...key, scopes: row.scope ? [row.scope] : [] })]).toEqual([name, null])
      expect([name, accessFault(row, guestCaller(null))]).toEqual([name, null])
    }
  })

  it("names the scope that is missing, and the other way in where no key may", () => {
    const told = (
      scope: "bookings:write" | "account" | undefined,
      isSandbox: boolean,
      access: "book" | "make-staff" | "save-lead" = "book",
    ) => scopeDetails(scope === undefined ? { access } : { access, scope }, { isSandbox })(textsIn("en"))
    expect(told("bookings:write", true)).toContain("the scope bookings:write")
    expect(told("account", false)).toContain("the scope account")
    expect(told("account", true)).toContain("A sandbox key opens nothing of the account")
    expect(told(undefined, false, "make-staff")).toContain("No key may make this call. Log in")
    expect(told(undefined, false, "save-lead")).toContain("Make it without one")
  })
})
