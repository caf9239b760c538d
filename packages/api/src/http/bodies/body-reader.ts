import type { EndpointRow } from "@mersal/adapters-http/contract/endpoint-row"
import { needsBody } from "@mersal/adapters-http/contract/needed-body"
import type { RequestHandler } from "express"
import { csvBody } from "./csv-body.ts"
import { formBody } from "./form-body.ts"
import { imageBody } from "./image-body.ts"
import { jsonBody } from "./json-body.ts"

/** The handlers that read the body of a call which changes something. */
export function bodyReader({ takes, endpoint }: EndpointRow<unknown, unknown>): readonly RequestHandler[] {
  if (takes === "form") return [formBody]
  if (takes === "image") return [imageBody]
  if (takes === "csv") return [csvBody]
  return needsBody(endpoint) ? [jsonBody] : [optionalJsonBody]
}

const optionalJsonBody: RequestHandler = (request, response, next) =>
  request.headers["content-type"] === undefined ? next() : jsonBody(request, response, next)
