import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { createServer } from "node:net"
import express from "express"
import { afterEach, describe, expect, it, onTestFinished } from "vitest"
import { PortRefused } from "../../port-refused.ts"
import { startServer } from "../../server.ts"
import { type RunningProduct, settingsForTests, startProduct } from "../../testing/running-product.ts"
import { outboxReading, serverMetrics } from "./metrics.ts"

const products: RunningProduct[] = []
const start = async (...overrides: Parameters<typeof startProduct>): Promise<RunningProduct> => {
  const product = await startProduct(...overrides)
  products.push(product)
  return product
}
afterEach(() => Promise.all(products.splice(0).map((product) => product.stop())))

const key = "a-key-of-at-least-sixteen"

describe("/metrics", () => {
  it("is not there unless it is asked for", async () => {
    const product = await start()
    expect((await product.call("GET", "/metrics")).text).not.toContain("http_requests_total")
  })

  it("opens to its key alone, and looks like nothing to others", async () => {
    const product = await start({ metrics: { key, port: null } })
    for (const authorization of ["", "Bearer ", `Bearer ${key}x`, key]) {
      const answer = await product.call("GET", "/metrics", { headers: { authorization } })
      expect([authorization, answer.status, answer.body.errors[0].code]).toEqual([authorization, 404, "unknown-call"])
    }
    const allowed = [await product.call("OPTIONS", "/metrics"), await product.call("OPTIONS", "/healthz")]
    expect(allowed.map(({ status, headers }) => [status, headers.get("allow")])).toEqual([
      [404, null],
      [404, null],
    ])
    const { status, headers } = await product.call("GET", "/metrics", { headers: { authorization: `Bearer ${key}` } })
    expect([status, headers.get("content-type")]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"])
  })

  it("counts calls by the route that answered, never by what was asked", async () => {
    const product = await start({ metrics: { key, port: null } })
    await product.call("GET", "/v1.0/places/search?domain=AE&text=Secret")
    await product.call("DELETE", "/v1.0/keys/my-secret-id")
    await product.call("GET", "/v1.0/nothing-of-this-name")
    const { text } = await product.call("GET", "/metrics", { headers: { authorization: `Bearer ${key}` } })
    expect(text).toContain('http_requests_total{method="GET",route="/v1.0/places/search",status="200"} 1')
    expect(text).toContain('http_requests_total{method="DELETE",route="/v1.0/keys/:id",status="401"} 1')
    expect(text).toContain('http_requests_total{method="GET",route="none",status="404"} 1')
    expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/v1\.0\/places\/search"\} 1/)
    expect(text).toContain("process_resident_memory_bytes")
    expect(text).not.toMatch(/Secret|secret/)
  })

  it("has a port of its own when it is given one, on which nothing else answers", async () => {
    const server = await startServer({ settings: { ...settingsForTests, metrics: { key: null, port: 0 } } })
    try {
      const url = server.metricsUrl ?? ""
      expect(await (await fetch(url)).text()).toContain("http_requests_total")
      expect((await fetch(url.replace("/metrics", "/healthz"))).status).toBe(404)
      expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain("http_requests_total")
    } finally {
      await server.stop()
    }
  })

  it.each<[string, () => Promise<number>, string]>([
    ["is read", async () => 1_500, "1.5"],
    ["cannot be read", () => Promise.reject(new Error("No database.")), "Nan"],
    ["is never answered", () => new Promise(() => {}), "Nan"],
  ])("shows a figure of the database that %s, and does not keep the others waiting", async (_, lag, shown) => {
    const { page } = await serverMetrics([outboxReading(lag)], 20)
    const server = express().get("/metrics", page).listen(0)
    onTestFinished(() => void server.close())
    const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/metrics`)
    const text = await answer.text()
    expect(text).toContain(`\noutbox_lag_seconds ${shown}\n`)
    expect(text).toContain("process_resident_memory_bytes")
  })

  it("says which port is taken", async () => {
    const other = createServer().listen(0)
    await once(other, "listening")
    const { port } = other.address() as AddressInfo
    const starting = startServer({ settings: { ...settingsForTests, metrics: { key: null, port } } })
    await expect(starting).rejects.toThrow(PortRefused)
    await expect(starting).rejects.toThrow(
      `Port ${port} of the metrics is taken. Stop what uses it, or choose another one: METRICS_PORT=${port + 1} npm start`,
    )
    other.close()
  })
})
