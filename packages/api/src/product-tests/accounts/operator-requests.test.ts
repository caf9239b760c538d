import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import { endpointAreas } from "@mersal/adapters-http/contract/endpoint-table"
import type { JsonSchema } from "@mersal/adapters-http/openapi/json-schema"
import { type Operation, openApi } from "@mersal/adapters-http/openapi/open-api"
import { runs } from "@mersal/domain/testing/runs"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { valuesOf } from "../../testing/schema-arbitrary.ts"
import { startStaffedStage } from "../../testing/staffed-stage.ts"

const description = openApi(endpointAreas, "Mersal", "http://localhost:3000")
const resolve = (reference: string): JsonSchema =>
  description.components.schemas[reference.replace("#/components/schemas/", "")] ?? {}

/** The calls by which one role sees what nobody else does, so that guests' generated requests never reach them. */
const operations = Object.entries(description.paths)
  .filter(([at]) => at.startsWith("/v1.0/admin/") || at.startsWith("/v1.0/operations/leads"))
  .flatMap(([at, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ at, method: method.toUpperCase(), operation })),
  )

function requestsOf({ parameters, requestBody }: Operation, at: string, hostility: number) {
  const named = (where: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === where)
          .map(({ name, schema }) => [name, valuesOf(schema, resolve, hostility)]),
      ),
    )
  const schema = requestBody?.content["application/json"]?.schema
  return fc.record({
    params: named("path"),
    query: named("query"),
    body: schema ? valuesOf(schema, resolve, hostility) : fc.constant(undefined),
    at: fc.constant(at),
  })
}

const text = (value: unknown): string =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed()

for (const database of testDatabases) {
  describe(`whatever staff send, on ${database.name},`, () => {
    it("is never answered with 5xx, and leaves every market with its prices", { timeout: 0 }, async () => {
      const stage = await startStaffedStage(await database.open())
      const { product } = stage
      try {
        const tokenOf = async (role: "admin" | "ops", number: number) => {
          await stage.staff(role, "Somebody")
          const body = { email: `${role}-${number}@example.com`, password: "falcons8!", roleName: "customer" }
          const answer = await product.call("POST", "/v1.0/auth/login", { body })
          return answer.body.data.auth.token as string
        }
        const admin = await tokenOf("admin", 1)
        const ops = await tokenOf("ops", 2)
        const seen = new Set<number>()
        for (const { at, method, operation } of operations) {
          const requests = fc.constantFrom(0, 3, 15).chain((hostility) => requestsOf(operation, at, hostility))
          await fc.assert(
            fc.asyncProperty(requests, async ({ params, query, body }) => {
              const path = at.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(text(params[name])) || "-")
              const search = new URLSearchParams(
                Object.entries(query).map(([name, value]): [string, string] => [name, text(value)]),
              )
              const answer = await product.call(method, `${path}?${search}`, {
                headers: { token: at.startsWith("/v1.0/admin/") ? admin : ops },
                ...(body !== undefined && { body }),
              })
              seen.add(answer.status)
              expect(answer.status, answer.text).toBeLessThan(500)
              expect([401, 403], answer.text).not.toContain(answer.status)
            }),
            { numRuns: runs(10) },
          )
        }
        expect([...seen].sort()).toEqual(expect.arrayContaining([200, 422]))
        for (const domain of ["AE", "QA"]) {
          const { status } = await product.call("GET", `/v1.0/config/retrieve?domain=${domain}`)
          expect(status).toBe(200)
        }
      } finally {
        await product.stop()
      }
    })
  })
}
