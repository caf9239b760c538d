import { once } from "node:events"
import type { AddressInfo } from "node:net"
import express, { type Express } from "express"
import { rateLimiter } from "../http/rate-limits.ts"
import { requestLog, serverLog } from "../http/request-log.ts"
import { apiHeaders } from "../http/security-headers.ts"
import { noLimits } from "./running-product.ts"

// What the product is measured beside: applications that answer its calls with a constant. Each answers its port.

/** Express and its JSON parser, and nothing else. */
export const bareExpress = (): Promise<number> => answeringConstants(express())

/** Express behind the product's own log, headers and limits. */
export function expressWithMiddlewares(): Promise<number> {
  const limiter = rateLimiter(noLimits)
  const app = express()
  app.use(requestLog(serverLog("info")), apiHeaders(false), async (request, _, next) => {
    await limiter("createOrder", request.ip ?? "")
    next()
  })
  return answeringConstants(app)
}

async function answeringConstants(app: Express): Promise<number> {
  app.get("/v1.0/ctc/price/retrieve", (_, response) => void response.json({ success: true, data: [] }))
  app.post("/v1.0/order/createOrder", express.json(), (_, response) => void response.json({ success: true, data: {} }))
  const server = app.listen(0)
  await once(server, "listening")
  return (server.address() as AddressInfo).port
}
