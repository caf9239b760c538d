import { once } from "node:events"
import { type AddressInfo, connect, type Socket } from "node:net"
import { setFlagsFromString } from "node:v8"
import { runInThisContext } from "node:vm"
import express from "express"
import { expect, it, onTestFinished } from "vitest"
import { jsonBody } from "./bodies/json-body.ts"
import { httpServer } from "./http-server.ts"

/** A server with very short time-outs, and its answer to a caller who never finishes his request. */
async function answerTo(beginning: string): Promise<string> {
  const app = express().post("/v1.0/anything", jsonBody, (_, response) => void response.status(200).end("taken"))
  const server = httpServer(app, { headers: 40, request: 80, check: 20, idle: 40, stalled: 1_000 }).listen(0)
  onTestFinished(() => void server.close())
  await once(server, "listening")
  const socket = connect((server.address() as AddressInfo).port, "localhost")
  socket.write(beginning)
  let said = ""
  for await (const piece of socket.setEncoding("utf8")) said += piece
  return said
}

const head = "POST /v1.0/anything HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"

it("cuts who sends his headers too slowly", async () => {
  expect(await answerTo(head)).toMatch(/^HTTP\/1\.1 408 /)
})

it("cuts who sends his body too slowly, and takes no half of it", async () => {
  expect(await answerTo(`${head}Content-Length: 20\r\n\r\n{"dom":`)).toMatch(/^HTTP\/1\.1 408 /)
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
