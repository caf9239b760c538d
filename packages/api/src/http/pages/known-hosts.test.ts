import type { Request } from "express"
import { describe, expect, it } from "vitest"
import { calledOrigin } from "./known-hosts.ts"

const called = (host: string): Request => ({ protocol: "http", headers: { host } }) as Request

describe("the address of ours by which we were called", () => {
  it("has in production the scheme and the port of the base address, whatever a proxy calls us by", () => {
    const originOf = calledOrigin({ baseUrl: "https://mersal.example:8443", environment: "production" })
    expect(["QA.mersal.example", "staging.mersal.example:3000"].map((host) => originOf(called(host)))).toEqual([
      "https://qa.mersal.example:8443",
      "https://staging.mersal.example:8443",
    ])
  })

  it("is in development what stands in the browser's address", () => {
    const originOf = calledOrigin({ baseUrl: "http://localhost:3000", environment: "development" })
    expect(["staging.localhost:4100", "192.168.1.7:3000"].map((host) => originOf(called(host)))).toEqual([
      "http://staging.localhost:4100",
      "http://192.168.1.7:3000",
    ])
    expect(originOf(called("no host at all"))).toMatch(/^http:\/\/localhost:3000$/)
  })
})
