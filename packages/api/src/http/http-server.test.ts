import { once } from "node:events"
import { type AddressInfo, connect, type Socket } from "node:net"
import { text } from "node:stream/consumers"
import { setFlagsFromString } from "node:v8"
import { runInThisContext } from "node:vm"
import express from "express"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { jsonBody } from "./bodies/json-body.ts"
import { httpServer } from "./http-server.ts"

/** What a server with very short time-outs answers to a caller who sends this, and more once it has answered something. */
async function answerTo(beginning: string, more?: string): Promise<string> {
  const app = express().post("/v1.0/anything", jsonBody, (_, response) => void response.status(200).end("taken"))
  app.get("/whole", (_, response) => void response.end("whole"))
  app.get("/half", (_, response) => void response.write("half"))
  app.get("/later", (_, response) => void setImmediate(() => response.end("later")))
  const server = httpServer(app, { headers: 40, request: 80, check: 20, idle: 40, stalled: 300 }).listen(0)
  onTestFinished(() => void server.close())
  await once(server, "listening")
  const socket = connect((server.address() as AddressInfo).port, "localhost")
  socket.write(beginning)
  let said = ""
  for await (const piece of socket.setEncoding("utf8")) {
    if (said === "" && more !== undefined) socket.write(more)
    said += piece
  }
  return said
}

const head = "POST /v1.0/anything HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"

/** An answer's status, and its refusal's code, sentence and advice. */
function refusalOf(answer: string) {
  const [lines = "", body = ""] = answer.split("\r\n\r\n")
  expect(lines).toContain(`\r\nContent-Length: ${Buffer.byteLength(body)}`)
  const { success, errors } = JSON.parse(body)
  expect([success, errors.length]).toEqual([false, 1])
  const { code, errorMessage, errorDetails } = errors[0]
  return [lines.slice(0, 12), code, errorMessage, errorDetails]
}

const tooSlow = [
  "HTTP/1.1 408",
  "sent-too-slowly",
  "The request did not come to its end in time.",
  "Send it again: its headers within 15 seconds, and all of it within 30.",
]

it("cuts who sends his headers too slowly", async () => {
  expect(refusalOf(await answerTo(head))).toEqual(tooSlow)
})

it("cuts who sends his body too slowly, and takes no half of it", async () => {
  expect(refusalOf(await answerTo(`${head}Content-Length: 20\r\n\r\n{"dom":`))).toEqual(tooSlow)
})

it("refuses headers beyond 16 KB, and what is no HTTP, in the envelope of every refusal", async () => {
  expect(refusalOf(await answerTo(`${head}X-Long: ${"x".repeat(20_000)}\r\n\r\n`))).toEqual([
    "HTTP/1.1 431",
    "headers-too-large",
    "The headers of the request are too large.",
    "All of them together have at most 16 KB.",
  ])
  expect(refusalOf(await answerTo("hello\r\n\r\n"))).toEqual([
    "HTTP/1.1 400",
    "malformed-request",
    "This is not a request of HTTP/1.1.",
    "Send it through an HTTP library, which gives its length once.",
  ])
})

describe("headers that go on behind the answer that they are too large", () => {
  /** A server, and a connection to it that stays open for as long as the server lets it. */
  async function line() {
    const server = httpServer(express()).listen(0)
    onTestFinished(() => void server.close())
    await once(server, "listening")
    const socket = connect({ port: (server.address() as AddressInfo).port, allowHalfOpen: true }).setEncoding("utf8")
    onTestFinished(() => void socket.destroy())
    const [served] = (await once(server, "connection")) as [Socket]
    return { socket, served }
  }

  it("keep no caller from reading it", async () => {
    const { socket } = await line()
    vi.useFakeTimers({ toFake: ["setTimeout"] })
    onTestFinished(() => void vi.useRealTimers())
    socket.end(`${head}X-Long: ${"x".repeat(20_000_000)}\r\n\r\n`)
    expect(refusalOf(await text(socket))[0]).toBe("HTTP/1.1 431")
  })

  it("are cut after two seconds", async () => {
    const { socket, served } = await line()
    vi.useFakeTimers({ toFake: ["setTimeout"] })
    onTestFinished(() => void vi.useRealTimers())
    socket.write(`${head}X-Long: ${"x".repeat(20_000)}`)
    await text(socket)
    vi.advanceTimersByTime(1_999)
    expect(served.destroyed).toBe(false)
    vi.advanceTimersByTime(1)
    expect(served.destroyed).toBe(true)
  })
})

it("refuses what cannot be read after an answer, and a body that cannot", async () => {
  const afterAnswer = await answerTo("GET /whole HTTP/1.1\r\nHost: localhost\r\n\r\n", "hello\r\n\r\n")
  expect(afterAnswer).toMatch(/\r\n\r\nwholeHTTP\/1\.1 400 /)
  const body = await answerTo(`${head}Transfer-Encoding: chunked\r\n\r\nhello\r\n\r\n`)
  expect(refusalOf(body).slice(0, 2)).toEqual(["HTTP/1.1 400", "malformed-request"])
})

/** The status lines of an answer that holds several. */
const statusesIn = (answer: string) => answer.match(/HTTP\/1\.1 \d+/g)

describe("what cannot be read behind a call", () => {
  const later = "GET /later HTTP/1.1\r\nHost: localhost\r\n\r\n"
  const unfinished = "POST /v1.0/anything HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"

  it.each([
    ["no request", "hello\r\n\r\n"],
    ["a request whose body is faulty", `${unfinished}Transfer-Encoding: chunked\r\n\r\nhello\r\n\r\n`],
    ["a byte too many", "x"],
  ])("is refused after the call's own answer: %s", async (_, junk) => {
    const answer = await answerTo(`${later}${junk}`)
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\nlaterHTTP\/1\.1 400 /)
    expect(statusesIn(answer)).toHaveLength(2)
    expect(refusalOf(answer.slice(answer.indexOf("later") + 5)).slice(0, 2)).toEqual([
      "HTTP/1.1 400",
      "malformed-request",
    ])
  })

  it("is answered neither into the middle of an answer nor behind one that does not end", async () => {
    const start = "GET /half HTTP/1.1\r\nHost: localhost\r\n\r\n"
    for (const junk of ["hello\r\n\r\n", `${unfinished}Transfer-Encoding: chunked\r\n\r\nhello\r\n\r\n`])
      expect(await answerTo(start, `${junk}more`)).toMatch(/\r\n\r\n4\r\nhalf\r\n$/)
    // It is cut when it stops halfway: its rest could have its effect after a refusal.
    expect(await answerTo(start, `${unfinished}Content-Length: 20\r\n\r\n{`)).toMatch(/\r\n\r\n4\r\nhalf\r\n$/)
  })
})

it("refuses to be anybody's tunnel, and keeps no such connection for an answer that is not out", async () => {
  const tunnel = "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n"
  const answer = await answerTo(tunnel)
  expect(refusalOf(answer)).toEqual([
    "HTTP/1.1 405",
    "method-not-allowed",
    "This call is made with another method.",
    "It takes GET, HEAD, POST, PUT, DELETE.",
  ])
  expect(answer).toContain("\r\nAllow: GET, HEAD, POST, PUT, DELETE\r\n")
  const afterAnswer = await answerTo("GET /whole HTTP/1.1\r\nHost: localhost\r\n\r\n", tunnel)
  expect(afterAnswer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\nwholeHTTP\/1\.1 405 /)
  expect(await answerTo(`GET /later HTTP/1.1\r\nHost: localhost\r\n\r\n${tunnel}`)).toBe("")
})

it("survives a caller who wants a tunnel and breaks the line before he is answered", async () => {
  const app = express().get("/never", () => {})
  const server = httpServer(app).listen(0)
  onTestFinished(() => void server.close())
  await once(server, "listening")
  const socket = connect((server.address() as AddressInfo).port, "localhost")
  socket.write("GET /never HTTP/1.1\r\nHost: localhost\r\n\r\nCONNECT x:1 HTTP/1.1\r\nHost: x:1\r\n\r\n")
  const [, line] = (await once(server, "connect")) as [unknown, Socket]
  const closed = new Promise((resolve) => line.once("close", resolve))
  socket.resetAndDestroy()
  await closed
})

it("refuses a request that names no host, and serves one that expects something", async () => {
  expect(refusalOf(await answerTo("GET /whole HTTP/1.1\r\n\r\n")).slice(0, 2)).toEqual([
    "HTTP/1.1 400",
    "malformed-address",
  ])
  expect(await answerTo("GET /whole HTTP/1.0\r\n\r\n")).toMatch(/\r\n\r\nwhole$/)
  const expecting = "GET /whole HTTP/1.1\r\nHost: localhost\r\nExpect: x\r\nConnection: close\r\n\r\n"
  expect(await answerTo(expecting)).toMatch(/^HTTP\/1\.1 200 [\s\S]*whole$/)
})

it("waits fifteen seconds for headers, thirty for a body and two minutes for a reader, unless it is told otherwise", () => {
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = httpServer(express())
  expect([headersTimeout, requestTimeout, timeout, keepAliveTimeout]).toEqual([15_000, 30_000, 120_000, 75_000])
})

it("makes requests and answers as Express wants them, so that none is made over, and keeps lines longer than proxies do", async () => {
  const app = express()
  const given: boolean[] = []
  const server = httpServer(app).listen(0)
  onTestFinished(() => void server.close())
  server.prependListener("request", (request, response) => {
    given.push(Object.getPrototypeOf(request) === app.request, Object.getPrototypeOf(response) === app.response)
  })
  app.get("/", (request, response) => void response.json({ path: request.path, host: request.hostname }))
  await once(server, "listening")
  const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/`)
  expect(answer.headers.get("keep-alive")).toBe("timeout=75")
  expect(await answer.json()).toEqual({ path: "/", host: "localhost" })
  expect(given).toEqual([true, true])
})

it("makes them with room for all their fields: V8 does not look each up by its name", async () => {
  setFlagsFromString("--allow-natives-syntax")
  const isQuick: (object: object) => boolean = runInThisContext("(object) => %HasFastProperties(object)")
  const app = express()
  const server = httpServer(app).listen(0)
  onTestFinished(() => void server.close())
  app.get("/", (request, response) => {
    response.setHeader("Request-Id", "1")
    response.json([isQuick(request), isQuick(response)])
  })
  await once(server, "listening")
  const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/`)
  expect(await answer.json()).toEqual([true, true])
})

it("hands over a request that says it has no body as read to its end, and one with a body unread", async () => {
  const app = express()
  const server = httpServer(app).listen(0)
  onTestFinished(() => void server.close())
  app.use((request, response) => void response.json(request.readableEnded))
  await once(server, "listening")
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`
  const [without, withBody] = [await fetch(url), await fetch(url, { method: "POST", body: "{}" })]
  expect([await without.json(), await withBody.json()]).toEqual([true, false])
})

it("cuts a line on which nobody reads the answer", async () => {
  const app = express().get("/", (_, response) => void response.end(Buffer.alloc(50_000_000)))
  const server = httpServer(app, { headers: 1_000, request: 1_000, check: 1_000, idle: 1_000, stalled: 40 }).listen(0)
  onTestFinished(() => void server.close())
  await once(server, "listening")
  const socket = connect((server.address() as AddressInfo).port, "localhost").pause()
  socket.on("error", () => {})
  onTestFinished(() => void socket.destroy())
  const [line] = (await once(server, "connection")) as [Socket]
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
  await once(line, "close")
})
