import type { ServerResponse } from "node:http"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { breaker } from "../payment-line/breaker.ts"
import { mapLine } from "./map-line.ts"
import { type MapServer, startMapServer } from "./map-server.ts"
import { remembered } from "./remembered.ts"

let server: MapServer
beforeAll(async () => {
  server = await startMapServer(({ pathname }) => ({ status: pathname === "/none" ? 400 : 200, body: { pathname } }))
})
afterAll(() => server.stop())
beforeEach(() => server.breakDown(null))

const at = (path: string) => new URL(path, server.url)
const heard = (line = mapLine(), path = "/") => Effect.runPromise(line.ask(at(path)))

describe("the line to a server of maps", () => {
  it("hears JSON, also of a question that has no answer, and says nobody's name, language or cookie", async () => {
    expect(await heard(mapLine(), "/search?q=دبي")).toEqual({ pathname: "/search" })
    expect(await heard(mapLine(), "/none")).toEqual({ pathname: "/none" })
    const { url, headers } = server.asked[0] ?? {}
    expect(url?.searchParams.get("q")).toBe("دبي")
    expect(headers?.["user-agent"]).toBe("mersal")
    expect([headers?.cookie, headers?.referer, headers?.["x-forwarded-for"], headers?.["accept-language"]]).toEqual([
      undefined,
      undefined,
      undefined,
      "*",
    ])
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ["a page", (response) => response.writeHead(200, { "content-type": "text/html" }).end("<h1>Maps</h1>")],
    ["a 500 with JSON", (response) => response.writeHead(500).end("{}")],
    ["a 429 with JSON", (response) => response.writeHead(429).end("{}")],
    ["a 404 with JSON", (response) => response.writeHead(404).end("{}")],
    ["a redirect", (response) => response.writeHead(302, { location: "/elsewhere" }).end("{}")],
    ["nothing", (response) => response.end()],
    ["a cut line", (response) => response.destroy()],
    ["half an answer", (response) => response.writeHead(200, { "content-length": "99" }).write('{"a":')],
    ["an endless answer", (response) => response.end(JSON.stringify({ a: "x".repeat(300_000) }))],
    ["silence", () => undefined],
  ])("hears nothing in %s", async (_, answer) => {
    server.breakDown(answer)
    expect(await heard(mapLine({ patience: 100 }))).toBeNull()
  })

  it("hears nothing where nobody is", async () => {
    expect(await Effect.runPromise(mapLine().ask(new URL("http://127.0.0.1:1/")))).toBeNull()
  })

  it("leaves a server alone that came to nothing five times, and asks again after half a minute", async () => {
    let elapsed = 0
    const line = mapLine({ breaker: breaker(() => elapsed) })
    server.breakDown((response) => response.writeHead(500).end("{}"))
    for (let call = 0; call < 5; call += 1) await heard(line)
    const before = server.asked.length
    server.breakDown(null)
    expect([await heard(line), server.asked.length]).toEqual([null, before])
    elapsed = 30_000
    expect(await heard(line)).toEqual({ pathname: "/" })
  })

  it("asks no more at once than it may, and counts a question that was given up for nothing", async () => {
    const waiting: ServerResponse[] = []
    let came: (() => void) | undefined
    const arrived = () =>
      new Promise<void>((resolve) => {
        came = resolve
      })
    server.breakDown((response) => {
      waiting.push(response)
      came?.()
    })
    const line = mapLine({ atOnce: 1, patience: 60_000 })
    for (let call = 0; call < 6; call += 1) {
      const isThere = arrived()
      const first = Effect.runFork(line.ask(at("/")))
      await isThere
      expect(await heard(line)).toBeNull()
      await Effect.runPromise(Fiber.interrupt(first))
    }
    expect(waiting).toHaveLength(6)
    server.breakDown(null)
    expect(await heard(line)).toEqual({ pathname: "/" })
  })
})

describe("what is remembered", () => {
  it("is there for its time, and makes room for what comes later", () => {
    let elapsed = 0
    const known = remembered<number>(2, () => elapsed)
    known.keep("a", 1, 100)
    known.keep("b", 2, 200)
    elapsed = 99
    expect([known.get("a"), known.get("b"), known.get("c")]).toEqual([1, 2, undefined])
    elapsed = 100
    expect([known.get("a"), known.get("b")]).toEqual([undefined, 2])
    known.keep("b", 3, 200)
    known.keep("c", 4, 200)
    known.keep("d", 5, 200)
    expect([known.get("b"), known.get("c"), known.get("d")]).toEqual([undefined, 4, 5])
  })
})
