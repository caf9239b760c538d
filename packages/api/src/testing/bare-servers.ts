import { once } from "node:events"
import type { AddressInfo } from "node:net"
import type { Endpoint } from "@mersal/adapters-http/contract/endpoint"
import { endpointTable } from "@mersal/adapters-http/contract/endpoint-table"
import express, { type Express, type RequestHandler } from "express"
import helmet from "helmet"
import { pinoHttp } from "pino-http"
import { RateLimiterMemory } from "rate-limiter-flexible"

// The applications that the product is measured against: they read its calls with zod, by the schemas of its own table,
// and answer recorded answers of the product. Each resolves with its port.

/** The answer to each of the two calls, as JSON. */
export interface Constants {
  readonly quote: string
  readonly order: string
}

/** Express, its JSON parser and zod, and nothing else. */
export const expressWithZod = (constants: Constants): Promise<number> => answering(express(), constants)

/** The same with the middlewares that most applications use for headers, limits and the log. */
export function expressWithMiddlewares(constants: Constants): Promise<number> {
  const limiter = new RateLimiterMemory({ points: 1e9, duration: 60 })
  const limited: RequestHandler = async (request, _, next) => {
    await limiter.consume(request.ip ?? "")
    next()
  }
  return answering(express().use(pinoHttp(), helmet(), limited), constants)
}

async function answering(app: Express, { quote, order }: Constants): Promise<number> {
  const { retrievePrices, createOrder } = endpointTable
  app.get(retrievePrices.endpoint.path, constant(retrievePrices, JSON.parse(quote)))
  app.post(createOrder.endpoint.path, express.json(), constant(createOrder, JSON.parse(order)))
  const server = app.listen(0)
  await once(server, "listening")
  return (server.address() as AddressInfo).port
}

const constant =
  ({ endpoint }: { readonly endpoint: Pick<Endpoint<unknown, unknown>, "request"> }, answer: unknown): RequestHandler =>
  ({ params, query, headers, body }, response) => {
    const { success } = endpoint.request.safeParse({ params, query, headers, body })
    response.status(success ? 200 : 422).json(answer)
  }
