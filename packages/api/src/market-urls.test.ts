import { describe, expect, it } from "vitest"
import { marketUrls } from "./market-urls.ts"

describe("the address of a market", () => {
  it("is the base address for its own market, and a host of the other's for that one", () => {
    expect(marketUrls({ baseUrl: "http://localhost:3000", environment: "development", hosts: {} })).toEqual({
      AE: "http://localhost:3000",
      QA: "http://qatar.localhost:3000",
    })
    const hosts = { "mersal.qa": "qatar", "mersal.ae": "production" } as const
    expect(marketUrls({ baseUrl: "https://mersal.qa", environment: "production", hosts })).toEqual({
      AE: "https://mersal.ae",
      QA: "https://mersal.qa",
    })
  })

  it("is not named where a market has no host", () => {
    const hosts = { "mersal.ae": "production" } as const
    expect(marketUrls({ baseUrl: "https://mersal.ae", environment: "production", hosts })).toEqual({
      AE: "https://mersal.ae",
    })
  })
})
