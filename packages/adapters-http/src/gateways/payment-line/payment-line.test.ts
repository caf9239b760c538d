import { once } from "node:events"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, describe, expect, it } from "vitest"
import { breaker } from "./breaker.ts"
import { paymentLine } from "./payment-line.ts"

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

async function far(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

describe("the line to a gateway", () => {
  it("posts JSON and hears JSON", async () => {
    const heard: unknown[] = []
    const url = await far(async (request, response) => {
      let body = ""
      for await (const piece of request) body += piece
      heard.push(request.method, request.headers["content-type"], JSON.parse(body))
      response.end('{"response_code":"14000"}')
    })
    expect(await paymentLine().post(url, { name: "عملية" })).toEqual({ response_code: "14000" })
    expect(heard).toEqual(["POST", "application/json", { name: "عملية" }])
  })

  it.each<[string, (request: IncomingMessage, response: ServerResponse) => void]>([
    ["a page", (_, response) => response.writeHead(200, { "content-type": "text/html" }).end("<h1>14000</h1>")],
    ["a 500 with JSON", (_, response) => response.writeHead(500).end('{"response_code":"14000"}')],
    ["a 404", (_, response) => response.writeHead(404).end("{}")],
    ["a redirect", (_, response) => response.writeHead(302, { location: "/elsewhere" }).end("{}")],
    ["nothing", (_, response) => response.end()],
    ["a cut line", (request) => request.socket.destroy()],
    [
      "half an answer",
      (_, response) =>
        response
          .writeHead(200, { "content-length": "99" })
          .write('{"response_code":"14000"}', () => response.destroy()),
    ],
    ["an endless answer", (_, response) => response.end(JSON.stringify({ a: "x".repeat(70_000) }))],
    ["an answer with an endless margin", (_, response) => response.end(`{"a":1}${" ".repeat(200_000)}`)],
    ["silence", () => undefined],
    ["an answer that stops in its middle", (_, response) => void response.writeHead(200).write('{"a":')],
  ])("hears nothing in %s", async (_, answer) => {
    expect(await paymentLine({ patience: 100 }).post(await far(answer), {})).toBeNull()
  })

  it("hears nothing where nobody is", async () => {
    expect(await paymentLine().post("http://127.0.0.1:1/", {})).toBeNull()
  })

  it("is left alone after five calls that came to nothing, for half a minute", async () => {
    let calls = 0
    let isWell = false
    const url = await far((_, response) => {
      calls += 1
      response.writeHead(isWell ? 200 : 500).end("{}")
    })
    let elapsed = 0
    const line = paymentLine({ breaker: breaker(() => elapsed) })
    for (let call = 0; call < 5; call += 1) {
      expect(line.isUp()).toBe(true)
      await line.post(url, {})
    }
    expect(line.isUp()).toBe(false)
    expect(await line.post(url, {})).toBeNull()
    elapsed = 29_999
    expect(await line.post(url, {})).toBeNull()
    expect(calls).toBe(5)

    elapsed = 30_000
    expect(line.isUp()).toBe(true)
    await line.post(url, {})
    expect(line.isUp()).toBe(false)
    expect(calls).toBe(6)

    isWell = true
    elapsed = 60_000
    expect(await line.post(url, {})).toEqual({})
    expect(line.isUp()).toBe(true)
  })
})
