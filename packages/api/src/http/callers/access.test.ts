import type { EndpointTable } from "@mersal/adapters-http/contract/endpoint-row"
import { endpointTable } from "@mersal/adapters-http/contract/endpoint-table"
import { guestCaller } from "@mersal/domain/use-cases/caller"
import { describe, expect, it } from "vitest"
import { accessFault } from "./access.ts"

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
})
