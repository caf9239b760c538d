import type { EndpointRow, EndpointTable } from "@mersal/adapters-http/contract/endpoint-row"
import { endpointTable } from "@mersal/adapters-http/contract/endpoint-table"
import type { CallOptions, RunningProduct, WireAnswer } from "./running-product.ts"

/** Every call of the API, by its name in the table. */
export const everyCall = Object.entries(endpointTable as EndpointTable)

/** The calls that change something, and therefore take a body. */
export const everyChange = everyCall.filter(([, { endpoint }]) => endpoint.method !== "GET")

/** A call's path, with an unknown id for each parameter. */
export const addressOf = ({ endpoint }: EndpointRow<unknown, unknown>): string =>
  endpoint.path.replace(/:\w+/g, "0".repeat(32))

/** Makes a call with an empty request, or with the given one. */
export const callRow = (
  product: RunningProduct,
  row: EndpointRow<unknown, unknown>,
  options: CallOptions = row.endpoint.method === "GET" ? {} : { text: "{}" },
): Promise<WireAnswer> => product.call(row.endpoint.method, addressOf(row), options)
