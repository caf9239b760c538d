import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openBeside } from "@mersal/adapters-db/testing/beside"
import type { EndpointTable } from "@mersal/adapters-http/contract/endpoint-row"
import { endpointAreas, endpointTable } from "@mersal/adapters-http/contract/endpoint-table"
import type { JsonSchema } from "@mersal/adapters-http/openapi/json-schema"
import { type Operation, openApi } from "@mersal/adapters-http/openapi/open-api"
import { type Permission, permissions } from "@mersal/domain/account/permissions"
import { runs } from "@mersal/domain/testing/runs"
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import fc from "fast-check"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { RunningProduct } from "../../testing/running-product.ts"
import { valuesOf } from "../../testing/schema-arbitrary.ts"
import { type SignedUp, signIn, signUp, signUpCompany } from "../../testing/signed-up.ts"
import { staffPassword, startStaffedStage } from "../../testing/staffed-stage.ts"

const description = openApi(endpointAreas, "Mersal", "http://localhost:3000")
const resolve = (reference: string): JsonSchema =>
  description.components.schemas[reference.replace("#/components/schemas/", "")] ?? {}

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(description, "api")
const refused = ajv.compile({ $ref: "api#/components/schemas/Errors" })

const folder = mkdtempSync(join(tmpdir(), "mersal-requests-"))
const path = join(folder, "mersal.sqlite")
let product: RunningProduct
/** Who calls: nobody, or a signed-in account of a role. */
type Asker = "nobody" | "customer" | "company" | "porter" | "ops" | "admin"
const askers = new Map<Asker, Readonly<Record<string, string>>>([["nobody", {}]])
let stage: Awaited<ReturnType<typeof startStaffedStage>>
let hired = 0

/** A new account of this role. */
async function newAsker(asker: Exclude<Asker, "nobody">): Promise<SignedUp["headers"]> {
  if (asker === "customer") return (await signUp(product)).headers
  if (asker === "company") return (await signUpCompany(product, await newAsker("admin"))).headers
  await stage.staff(asker, asker)
  hired += 1
  return signIn(product, `${asker}-${hired}@example.com`, staffPassword)
}

/** Roles whose session may have ended, or who may have left their company, according to their last answer. */
const doubtful = new Set<Exclude<Asker, "nobody">>(["customer", "company", "porter", "ops", "admin"])

/** A call may end its caller's session or account: another account of his role then makes the next calls. */
async function renewAskers(): Promise<void> {
  for (const asker of doubtful) {
    doubtful.delete(asker)
    const headers = askers.get(asker)
    const isIn = headers && (await product.call("GET", "/v1.0/user/profile", { headers })).status === 200
    const isMember =
      isIn &&
      (asker !== "company" || (await product.call("GET", "/v1.0/corporate/company", { headers })).status === 200)
    if (!isMember) askers.set(asker, await newAsker(asker))
  }
}

/** Nobody, and the roles that the table of rights admits to a call, because only they get beyond the access check. */
function askersOf({ operationId }: Operation): readonly Asker[] {
  const { access } = (endpointTable as EndpointTable)[operationId] ?? expect.unreachable(operationId)
  if (access === "anyone") return ["nobody", "customer", "company", "porter", "ops", "admin"]
  const { types, company }: Permission = permissions[access]
  const inside = (["customer", "porter", "ops", "admin"] as const).filter((role) => types[role] !== "none")
  return ["nobody", ...inside, ...(company.owner === "none" ? [] : (["company"] as const))]
}
let database: ReturnType<typeof openBeside>
beforeAll(async () => {
  stage = await startStaffedStage({ kind: "sqlite", path })
  product = stage.product
  database = openBeside(path)
})
afterAll(async () => {
  database.close()
  await product.stop()
  rmSync(folder, { recursive: true })
})

beforeEach(renewAskers)

/** What may change although a call was refused: tries are counted, and due messages are delivered meanwhile. */
const countingTables = new Set(["limit_counters", "outbox", "mailbox_messages", "sessions"])

/** Everything that calls may change, as text. Read again only if the file has changed. */
function contents(): string {
  const version = JSON.stringify(database.prepare("pragma data_version").get())
  if (version === read.version) return read.text
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite%' order by name")
    .all() as { name: string }[]
  const rows = tables
    .filter(({ name }) => !countingTables.has(name) && !referenceTables.has(name))
    .map(({ name }) => [name, database.prepare(`select * from "${name}"`).all()])
  read = { version, text: JSON.stringify(rows) }
  return read.text
}
const referenceTables = new Set(["places", "service_areas"])
let read = { version: "", text: "" }

interface Sent {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** Requests of an operation's shape, some of them wrong in some places. */
function requestsOf(operation: Operation): fc.Arbitrary<Sent> {
  return fc.constantFrom(0, 3, 15).chain((hostility) => {
    const parameters = (where: string) => {
      const model = Object.fromEntries(
        operation.parameters
          .filter((parameter) => parameter.in === where)
          .map(({ name, schema }) => [name, valuesOf(schema, resolve, hostility)]),
      )
      const required = operation.parameters.filter((each) => each.in === where && each.required).map(({ name }) => name)
      return fc.record(model, { requiredKeys: hostility > 0 && where !== "path" ? [] : required })
    }
    const schema = operation.requestBody?.content["application/json"]?.schema
    return fc.record({
      params: parameters("path"),
      query: parameters("query"),
      headers: parameters("header"),
      body: schema ? valuesOf(schema, resolve, hostility) : fc.constant(undefined),
    })
  })
}

/** A text that a header can carry: HTTP allows no other characters. */
const headerText = (value: unknown): string => String(value).replace(/[^\x20-\x7e]/g, "?")

/** A part of a path. In addresses the empty text, "." and ".." are steps through folders, however they are written. */
const segmentOf = (text: string) => (/^\.{0,2}$/.test(text) ? `${text}-` : encodeURIComponent(text))

async function send(method: string, path: string, asker: Asker, { params, query, headers, body }: Sent) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segmentOf(wellFormed(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, wellFormed(value)]),
  ).toString()
  const asked = new AbortController()
  const response = await fetch(`${product.url}${filled}${search && `?${search}`}`, {
    method,
    redirect: "manual",
    signal: asked.signal,
    headers: {
      ...askers.get(asker),
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, headerText(value)])),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true
  const text = isStream ? "" : await response.text()
  if (isStream) asked.abort()
  return { status: response.status, type: response.headers.get("content-type") ?? "", text }
}

const wellFormed = (value: unknown): string =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed()

const operations = Object.entries(description.paths).flatMap(([at, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ at, method: method.toUpperCase(), operation })),
)

/** Ten thousand over all calls, the same number for each. */
const each = Math.ceil(10_000 / operations.length)

describe("whatever is sent", () => {
  for (const { at, method, operation } of operations) {
    it(`to ${method} ${at} is answered as described, and changes nothing when it is refused`, {
      timeout: 0,
    }, async () => {
      const answered = answerCheck(operation)
      const statuses = new Set<number>()
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...askersOf(operation)), requestsOf(operation), async (asker, request) => {
          const before = contents()
          const { status, type, text } = await send(method, at, asker, request)
          statuses.add(status)
          if (asker !== "nobody" && (status === 401 || status === 403)) doubtful.add(asker)
          expect(status, text).toBeLessThan(500)
          if (status === 200) {
            if (!answered) return
            expect(type).toBe("application/json; charset=utf-8")
            expect([answered(JSON.parse(text)), answered.errors]).toEqual([true, null])
            return
          }
          expect(type).toBe("application/json; charset=utf-8")
          expect([refused(JSON.parse(text)), refused.errors]).toEqual([true, null])
          const codes = JSON.parse(text).errors.map(({ code }: { code: string }) => code)
          expect([status, operation.responses[status]?.["x-codes"]]).toEqual([status, expect.arrayContaining(codes)])
          expect(contents() === before, `${status} ${text}`).toBe(true)
        }),
        { numRuns: runs(each) },
      )
      expect([...statuses].some((status) => status !== 401 && status !== 403)).toBe(true)
    })
  }

  it("is sent to every call of the table", () => {
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(Object.keys(endpointTable).sort())
  })
})

/** Checks an answer against its description; null for answers that are not JSON. */
function answerCheck({ responses }: Operation): ValidateFunction | null {
  const schema = responses["200"]?.content?.["application/json"]?.schema
  if (!schema) return null
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')))
}
