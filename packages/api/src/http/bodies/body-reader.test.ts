import { endpointAreas } from "@mersal/adapters-http/contract/endpoint-table"
import { openApi } from "@mersal/adapters-http/openapi/open-api"
import type { Request, Response } from "express"
import { describe, expect, it } from "vitest"
import { everyChange } from "../../testing/every-call.ts"
import { bodyReader } from "./body-reader.ts"

const { paths } = openApi(endpointAreas, "Mersal", "http://localhost:3000")

/** The status with which a call is refused that comes without a body and says nothing of one; 0 if it goes on. */
function statusWithoutBody(row: Parameters<typeof bodyReader>[0]): number {
  const told: number[] = []
  const request = { headers: {}, is: () => false, on: () => undefined } as unknown as Request
  const response = {
    locals: { requestId: "" },
    writeHead: (status: number) => void told.push(status),
    end: () => undefined,
  } as unknown as Response
  for (const read of bodyReader(row)) read(request, response, () => void told.push(0))
  return told[0] ?? -1
}

describe("a call without a body", () => {
  it("is refused exactly where the description says that it needs one", () => {
    for (const [name, row] of everyChange) {
      const { path, method } = row.endpoint
      const described = paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()]
      const needs = described?.requestBody?.required ?? false
      expect([name, statusWithoutBody(row)]).toEqual([name, needs ? 415 : 0])
    }
  })

  it("is taken wherever the body is an object without fields", () => {
    const empty = everyChange.filter(
      ([
        ,
        {
          endpoint: { path, method },
        },
      ]) => {
        const body = paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()]?.requestBody
        const schema = body?.content["application/json"]?.schema
        return schema !== undefined && schema.properties !== undefined && Object.keys(schema.properties).length === 0
      },
    )
    expect(empty.map(([name]) => name).sort()).toEqual(["bookingList", "enableStaff", "pingWebhook", "replayDelivery"])
    for (const [name, row] of empty) expect([name, statusWithoutBody(row)]).toEqual([name, 0])
  })
})
