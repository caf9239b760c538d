import type { RequestHandler } from "express"

/** Whether the server can do its work now: its database answers, is migrated and can be written, and it is not stopping. */
export type Readiness = () => Promise<boolean>

/** GET /healthz: the process is alive. Asks nothing of anything. */
export const healthz: RequestHandler = (_, response) => {
  response.setHeader("Cache-Control", "no-store")
  response.json({ status: "ok" })
}

/** GET /readyz: 200 when calls may be sent here, else 503; never why, which stands in the log. */
export const readyz =
  (isReady: Readiness): RequestHandler =>
  async (_, response) => {
    const ready = await isReady()
    response.setHeader("Cache-Control", "no-store")
    response.status(ready ? 200 : 503).json({ status: ready ? "ready" : "unavailable" })
  }
