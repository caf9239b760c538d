import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import express from "express"
import { describe, expect, it } from "vitest"
import { requestLog, serverLog } from "./request-log.ts"

/** A server that logs into a list, with one route that works and one that fails. */
async function logged(path: string, init: RequestInit = {}): Promise<readonly Record<string, unknown>[]> {
  const lines: string[] = []
  const log = serverLog("debug", { write: (line: string) => void lines.push(line) })
  const app = express()
  app.use(requestLog(log))
  app.get("/v1.0/breaks", (request) => {
    const error = new Error("insert into bookings values ('Aisha Rahman', '+971501234567', 971501234567)")
    request.log.error({ err: error, accessToken: "s3cret", guest: { phone: "+971501234567" } }, "the request failed")
    throw Object.assign(error, { status: 404 })
  })
  app.get("/v1.0/links/:secret", (_, response) => void response.end())
  // Mounted like the API: inside the mount the address is shorter.
  app.use("/v1.0", (_, response) => response.status(200).end())
  app.use((_: unknown, __: unknown, response: express.Response, ___: unknown) => void response.status(500).end())
  const server = createServer(app).listen(0)
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  await fetch(`http://localhost:${port}${path}`, init).then((response) => response.text())
  server.closeAllConnections()
  server.close()
  await once(server, "close")
  return lines.map((line) => JSON.parse(line))
}

describe("the log", () => {
  it("has one line for a call, with its id, method, path and status", async () => {
    const [line, ...others] = await logged("/v1.0/order/tracking?bookingId=AE4K7M2XQ9TB3HV")
    expect(others).toEqual([])
    expect(line).toMatchObject({
      level: 30,
      requestId: expect.stringMatching(/^req_/),
      req: { method: "GET", path: "/v1.0/order/tracking" },
      res: { status: 200 },
    })
    expect(Date.parse(String(line?.time))).toBeGreaterThan(0)
  })

  it("says of a call that was cut off that it was, with no status that nobody was sent", async () => {
    const lines: string[] = []
    const app = express()
    app.use(requestLog(serverLog("debug", { write: (line: string) => void lines.push(line) })))
    // One that has no answer yet, and one that is within its answer.
    app.get("/v1.0/waits", (request) => void request.socket.destroy())
    app.get("/v1.0/streams", (request, response) => {
      response.write("some", () => request.socket.destroy())
    })
    const server = createServer(app).listen(0)
    await once(server, "listening")
    const { port } = server.address() as AddressInfo
    const cut = ["waits", "streams"].map(async (path) => (await fetch(`http://localhost:${port}/v1.0/${path}`)).text())
    for (const { status } of await Promise.allSettled(cut)) expect(status).toBe("rejected")
    server.close()
    await once(server, "close")
    const told = lines.map((line) => JSON.parse(line)).map(({ req, res, msg }) => [req.path, res, msg])
    expect(told.sort()).toEqual([
      ["/v1.0/streams", { aborted: true }, "request aborted"],
      ["/v1.0/waits", { aborted: true }, "request aborted"],
    ])
  })

  it("never holds what a request says of a customer: query, headers, cookies, body", async () => {
    const lines = await logged("/v1.0/places/search?text=Aisha%27s+villa", {
      method: "POST",
      headers: { cookie: "mersal_guest=w4nderer", "mersal-access": "t0ken", "content-type": "application/json" },
      body: JSON.stringify({ name: "Aisha Rahman", phone: "+971501234567" }),
    })
    expect(JSON.stringify(lines)).not.toMatch(/Aisha|971501234|w4nderer|t0ken|cookie/)
  })

  it("names a call by its pattern, for what stands in an address may be the secret of a link", async () => {
    const [line] = await logged("/v1.0/links/s3cret")
    expect(line).toMatchObject({ req: { path: "/v1.0/links/:secret" } })
  })

  it("tells a failure with its place in the code, and nothing that its message quotes", async () => {
    const lines = await logged("/v1.0/breaks")
    const text = JSON.stringify(lines)
    expect(text).not.toMatch(/Aisha|971501234|s3cret/)
    expect(lines[0]).toMatchObject({
      level: 50,
      requestId: lines[1]?.requestId,
      err: { type: "Error", message: expect.stringContaining("insert into") },
    })
    expect(lines[0]).toMatchObject({
      err: { stack: expect.arrayContaining([expect.stringContaining("request-log.test.ts")]) },
    })
  })
})
