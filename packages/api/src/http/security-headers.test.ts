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

const cashOnly = { forms: [], calls: [] }

describe("the policy of a page", () => {
  it("lets a card go to each gateway by the way that this one takes, and by no other", () => {
    const policy = policyOf(true, false, { forms: ["https://checkout.example"], calls: ["https://bank.example"] })
    expect(policy["form-action"]).toBe("'self' https://checkout.example")
    expect(policy["connect-src"]).toBe("'self' https://bank.example")
  })

  it("allows pictures of the map's one origin where the operator shows streets, and of nobody else", () => {
    expect(policyOf(true, false, cashOnly)["img-src"]).toBe("'self' data:")
    expect(policyOf(true, false, cashOnly, ["https://tiles.example"])["img-src"]).toBe(
      "'self' data: https://tiles.example",
    )
    expect(policyOf(true, false, cashOnly, ["https://tiles.example"])["connect-src"]).toBe("'self'")
  })
})
