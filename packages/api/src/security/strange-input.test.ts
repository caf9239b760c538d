import { newDatabaseFolder } from "@mersal/adapters-db/testing/new-database-path"
import { endpointAreas } from "@mersal/adapters-http/contract/endpoint-table"
import { openApi } from "@mersal/adapters-http/openapi/open-api"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { addressOf, callRow, everyChange } from "../testing/every-call.ts"
import { signIn, signUp, signUpCompany } from "../testing/signed-up.ts"
import { staffPassword, startStaffedStage } from "../testing/staffed-stage.ts"

// Shapes that have broken other products' parsers: checklist V1.5.2, V15.3.5-7.

const folder = newDatabaseFolder()
let stage: Awaited<ReturnType<typeof startStaffedStage>>
/** Includes somebody with access to every call. */
const askers: Readonly<Record<string, string>>[] = [{}]
beforeAll(async () => {
  stage = await startStaffedStage({ kind: "sqlite", path: folder.path })
  askers.push({ ...(await signUp(stage.product)).headers })
  for (const [index, role] of (["porter", "ops", "admin"] as const).entries()) {
    await stage.staff(role, role)
    askers.push({ ...(await signIn(stage.product, `${role}-${index + 1}@example.com`, staffPassword)) })
  }
  const admin = await signIn(stage.product, "admin-3@example.com", staffPassword)
  askers.push({ ...(await signUpCompany(stage.product, admin)).headers })
})
afterAll(async () => {
  await stage.product.stop()
  folder.remove()
})

const description = openApi(endpointAreas, "Mersal", "http://localhost:3000")
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path: path.replace(/\{\w+\}/g, "0".repeat(32)),
    method: method.toUpperCase(),
    operation,
  })),
)
const shut = new Set(["sign-in-required", "not-permitted"])

const neverTaken = '{"__proto__":{}}'

/** The headers of somebody with access to a call: its body is never accepted, so he changes nothing. */
async function openTo(method: string, path: string): Promise<Readonly<Record<string, string>>> {
  for (const headers of askers) {
    const { body } = await stage.product.call(method, path, { headers, ...(method !== "GET" && { text: neverTaken }) })
    if (!shut.has(body.errors?.[0].code)) return headers
  }
  throw new Error(`${method} ${path} is open to nobody here`)
}

describe("a name that reaches for a prototype", () => {
  it("is refused by every call that takes JSON, wherever it stands", async () => {
    const bodies = [
      '{"__proto__":{"isPolluted":true}}',
      '{"constructor":{"isPolluted":true}}',
      '{"a":{"prototype":{"isPolluted":true}}}',
      '{"a":[{"b":{"__proto__":{"isPolluted":true}}}]}',
      '{"\\u005f_proto__":{"isPolluted":true}}',
    ]
    for (const [name, row] of everyChange) {
      if (row.takes === "form" || row.takes === "image") continue
      const headers = { ...(await openTo(row.endpoint.method, addressOf(row))), "content-type": "application/json" }
      for (const text of bodies) {
        const { body } = await callRow(stage.product, row, { text, headers })
        expect([name, body.errors[0].code]).toEqual([name, "refused-field"])
      }
    }
    expect(({} as Record<string, unknown>).isPolluted).toBeUndefined()
  })

  it("in the query changes nothing", async () => {
    for (const query of [
      "__proto__[isPolluted]=1",
      "constructor[prototype][isPolluted]=1",
      "a[__proto__]=1",
      "__proto__=1",
    ]) {
      const { status } = await stage.product.call("GET", `/v1.0/polygon/details?domain=AE&${query}`)
      expect(status).toBe(422)
    }
    expect(({} as Record<string, unknown>).isPolluted).toBeUndefined()
  })
})

describe("a parameter", () => {
  it("that comes twice, as a list or as an object is read as neither of them", async () => {
    for (const { path, method, operation } of operations) {
      const names = operation.parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name)
      if (names.length === 0) continue
      const headers = await openTo(method, path)
      for (const name of names) {
        for (const query of [
          `${name}=AE&${name}=QA`,
          `${name}[]=AE`,
          `${name}[a]=AE`,
          `${name}=AE&${name}[]=QA`,
          `${name}%00=AE`,
        ]) {
          const { status } = await stage.product.call(method, `${path}?${query}`, {
            headers,
            ...(method !== "GET" && { text: "{}" }),
          })
          expect([path, query, status >= 400 && status < 500]).toEqual([path, query, true])
        }
      }
    }
  })
})

describe("a field that is a text", () => {
  it("is no list, no number, no object and no truth", async () => {
    let tried = 0
    for (const { path, method, operation } of operations) {
      const schema = operation.requestBody?.content["application/json"]?.schema
      const texts = Object.entries(schema?.properties ?? {}).filter(([, { type }]) => type === "string")
      if (texts.length === 0) continue
      const headers = await openTo(method, path)
      for (const [name] of texts) {
        tried += 1
        for (const value of [["AE"], 7, { a: "AE" }, true]) {
          const { status } = await stage.product.call(method, path, { headers, body: { [name]: value } })
          expect([path, name, value, status >= 400 && status < 500]).toEqual([path, name, value, true])
        }
      }
    }
    expect(tried).toBeGreaterThan(100)
  })
})
