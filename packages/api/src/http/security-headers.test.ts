import { once } from "node:events"
import type { AddressInfo } from "node:net"
import express, { type Request, type Response } from "express"
import { describe, expect, it, onTestFinished } from "vitest"
import { ServerClock } from "../clock.ts"
import { apiHeaders, pageHeaders } from "./security-headers.ts"

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

/** The headers of an answer with a request id and a clock, as it is sent. */
async function headersOf(send: (response: Response) => unknown): Promise<Headers> {
  const app = express().use(apiHeaders(true))
  app.get("/", (_, response) => {
    response.locals.requestId = "req_1"
    response.locals.clock = new ServerClock({ at: 0, speed: 0 })
    send(response)
  })
  const server = app.listen(0)
  onTestFinished(() => void server.close())
  await once(server, "listening")
  return (await fetch(`http://localhost:${(server.address() as AddressInfo).port}/`)).headers
}

describe("what answers of the API carry", () => {
  const ways: Readonly<Record<string, (response: Response) => unknown>> = {
    "that says nothing of its head": (response) => response.end(),
    "that Express sends": (response) => response.json({}),
    "whose head is one list": (response) => response.writeHead(200, ["Cache-Control", "no-store"]).end(),
    "whose head is a list beside what was set": (response) =>
      response.setHeader("Retry-After", "1").writeHead(200, ["Cache-Control", "no-store"]).end(),
    "whose head is an object": (response) => response.writeHead(200, { "Cache-Control": "no-store" }).end(),
    "whose head is begun before it is known": (response) => {
      response.flushHeaders()
      response.end()
    },
  }
  it.each(Object.keys(ways))("is on an answer %s, each once", async (way) => {
    const headers = await headersOf(ways[way] as (typeof ways)[string])
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-security-policy": "default-src 'none';frame-ancestors 'none'",
      "mersal-now": "1970-01-01T00:00:00.000Z",
      "referrer-policy": "no-referrer",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "request-id": "req_1",
    })
    if (way.includes("list") || way.includes("object")) expect(headers.get("cache-control")).toBe("no-store")
    if (way.includes("was set")) expect(headers.get("retry-after")).toBe("1")
  })

  it("gives way to what an answer sets itself", async () => {
    const headers = await headersOf((response) => response.setHeader("Referrer-Policy", "origin").end())
    expect(headers.get("referrer-policy")).toBe("origin")
    expect(headers.get("x-frame-options")).toBe("DENY")
  })
})
