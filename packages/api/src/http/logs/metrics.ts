import { createHash, timingSafeEqual } from "node:crypto"
import type { RequestHandler } from "express"
import { sendFault } from "../answer.ts"
import { inTime } from "./in-time.ts"

/** The server's figures for Prometheus. It counts, and never names a customer, a booking or an address. */
export interface Metrics {
  /** Counts each call when its answer is sent. */
  readonly observe: RequestHandler
  readonly page: RequestHandler
}

/** A figure that is read when Prometheus asks. */
export interface Reading {
  readonly name: string
  readonly help: string
  readonly read: () => Promise<number>
}

/** @param lag in milliseconds */
export const outboxReading = (lag: () => Promise<number>): Reading => ({
  name: "outbox_lag_seconds",
  help: "For how long the message that has waited longest has been due. All servers share it.",
  read: async () => (await lag()) / 1_000,
})

/** How long a reading may take, in milliseconds. Prometheus usually gives up the whole page after ten seconds. */
const usualPatience = 2_000

/**
 * @param readings figures that are kept elsewhere, such as the age of undelivered messages: one that cannot be read, or
 * not in time, is NaN
 * @param patience how long a reading may take, in milliseconds
 */
export async function serverMetrics(readings: readonly Reading[], patience: number = usualPatience): Promise<Metrics> {
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import("prom-client")
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labelNames = ["method", "route", "status"] as const
  const calls = new Counter({
    name: "http_requests_total",
    help: "Requests answered, by the route that answered them.",
    labelNames,
    registers: [registry],
  })
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "From the first byte of a request's head to the last of its answer.",
    labelNames: ["method", "route"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  for (const { name, help, read } of readings) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // The other figures matter most while the database does not answer.
        this.set(await inTime(read(), patience, Number.NaN).catch(() => Number.NaN))
      },
    })
  }
  return {
    observe: (request, response, next) => {
      const began = performance.now()
      response.on("finish", () => {
        const { method } = request
        // The pattern and not the address: addresses are unlimited in number, and name bookings.
        const route = String(request.route?.path ?? "none")
        duration.observe({ method, route }, (performance.now() - began) / 1_000)
        calls.inc({ method, route, status: String(response.statusCode) })
      })
      next()
    },
    page: async (_, response) => {
      response.setHeader("Cache-Control", "no-store")
      response.setHeader("Content-Type", registry.contentType)
      response.end(await registry.metrics())
    },
  }
}

/** Admits only callers who send the key as a bearer token; everybody else gets a 404. */
export function behindKey(key: string): RequestHandler {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest()
  const expected = digest(`Bearer ${key}`)
  return (request, response, next) => {
    if (timingSafeEqual(digest(request.headers.authorization ?? ""), expected)) return next()
    sendFault(request, response, "unknown-call")
  }
}
