import type { Request, Response } from "express"
import { describe, expect, it } from "vitest"
import { pageHeaders } from "./security-headers.ts"

/** The content security policy of a page, by directive. */
function policyOf(...parts: Parameters<typeof pageHeaders>): Readonly<Record<string, string>> {
  const headers = new Map<string, string>()
  const response = {
    setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
    removeHeader: () => {},
  }
  for (const handler of pageHeaders(...parts)) void handler({} as Request, response as unknown as Response, () => {})
  const directives = (headers.get("content-security-policy") ?? "").split(";").map((text) => text.trim().split(" "))
  return Object.fromEntries(directives.map(([name = "", ...values]) => [name, values.join(" ")]))
}

describe("the policy of a page", () => {
  it("allows pictures of the map's one origin where the operator shows streets, and of nobody else", () => {
    expect(policyOf(true, false, [])["img-src"]).toBe("'self' data:")
    expect(policyOf(true, false, [], ["https://tiles.example"])["img-src"]).toBe("'self' data: https://tiles.example")
    expect(policyOf(true, false, [], ["https://tiles.example"])["connect-src"]).toBe("'self'")
  })
})
