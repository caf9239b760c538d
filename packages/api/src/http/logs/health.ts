import type { RequestHandler } from "express"
import { inTime } from "./in-time.ts"

/** Whether the server can work now: its database answers, is migrated and writable, and the server is not stopping. */
export type Readiness = () => Promise<boolean>

/** GET /healthz: the process is alive. Depends on nothing else. */
export const healthz: RequestHandler = (_, response) => {
  response.setHeader("Cache-Control", "no-store")
  response.json({ status: "ok" })
}

/** How long a database may take to answer, in milliseconds. A frozen one, or a broken network, never does. */
const usualPatience = 10_000

/** GET /readyz: 200 if calls may be sent here, otherwise 503. It never says why; the reason is in the log. */
export const readyz =
  (isReady: Readiness, patience: number = usualPatience): RequestHandler =>
  async (_, response) => {
    const ready = await inTime(isReady(), patience, false)
    response.setHeader("Cache-Control", "no-store")
    response.status(ready ? 200 : 503).json({ status: ready ? "ready" : "unavailable" })
  }
