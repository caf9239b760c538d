import { readFileSync } from "node:fs"
import { endpointAreas } from "@mersal/adapters-http/contract/endpoint-table"
import { openApi } from "@mersal/adapters-http/openapi/open-api"
import { describe, expect, it } from "vitest"
import { page, rowsOfPage } from "../../testing/rest-api-page.ts"

// A name that is changed on the wire, added to it or dropped from it breaks programs, while every test of our own with
// both ends in it still passes. So both pages that programs are written from are compared with the description of the
// API, to which other tests hold every answer.

const description = openApi(endpointAreas, "Mersal", "http://localhost:3000")
const specification = readFileSync(new URL("../../../../../docs/specification.md", import.meta.url), "utf8")

/** Every node of a schema, with those that it refers to. */
function* nodesOf(value: unknown, open: ReadonlySet<string> = new Set()): Generator<Readonly<Record<string, unknown>>> {
  if (Array.isArray(value)) for (const each of value) yield* nodesOf(each, open)
  if (typeof value !== "object" || value === null || Array.isArray(value)) return
  const node = value as Readonly<Record<string, unknown>>
  yield node
  for (const each of Object.values(node)) yield* nodesOf(each, open)
  const [, component] = /^#\/components\/schemas\/(.*)$/.exec(String(node.$ref)) ?? []
  if (component === undefined || open.has(component)) return
  yield* nodesOf(description.components.schemas[component], new Set([...open, component]))
}

/** The names of fields in bodies and answers, also of refusals. */
const fieldsOf = (operation: unknown): ReadonlySet<string> =>
  new Set([...nodesOf(operation)].flatMap(({ properties }) => Object.keys(properties ?? {})))

/** The same with the names of parameters and headers, and the words that fields take. */
function wordsOf(operation: unknown): ReadonlySet<string> {
  const words = [...nodesOf(operation)].flatMap((node) => [
    ...(typeof node.name === "string" && "in" in node ? [node.name] : []),
    ...(Array.isArray(node.enum) ? node.enum : []),
    ...("const" in node ? [node.const] : []),
  ])
  return new Set([...fieldsOf(operation), ...words.map(String)])
}

const operationOf = (call: string): unknown => {
  const [method = "", path = ""] = call.split(" ")
  return (description.paths[`/v1.0${path}`] ?? description.paths[path])?.[method.toLowerCase()]
}

const inCode = (text: string): readonly string[] =>
  [...text.matchAll(/```[\s\S]*?```|`[^`\n]*`/g)].flatMap(([code]) => code.match(/\w+/g) ?? [])

it("gives no field a name that stands on neither page", () => {
  const quoted = specification
    .split("\n")
    .flatMap((line) => (/^\| (.*?) \| /.exec(line)?.[1] ?? "").match(/\w+/g) ?? [])
  const written = new Set([...inCode(page), ...inCode(specification), ...quoted])
  expect([...fieldsOf(description)].filter((name) => !written.has(name))).toEqual([])
})

/** What rows also name: other calls and their fields, details of a refusal, and words of others. */
const besides: Readonly<Record<string, readonly string[]>> = {
  "GET /task/taskdetails": ["createOrder"],
  "POST /order/ctc_complete_order": ["createOrder"],
  "POST /bookings/{reference}/change": ["key", "reason"],
  "POST /bookings/{reference}/change/payment": ["preview", "due"],
  "GET /operations/bookings": ["none"],
  "POST /bookings/{reference}/rating": ["rating"],
  "GET /payment/attempt": ["instead"],
  "POST /auth/number/code": ["challenge"],
  "POST /auth/number/resend": ["challenge", "token", "phoneNumber"],
  "PUT /user/number": ["challenge"],
  "POST /auth/forgot/code": ["challenge"],
  "POST /v2.0/auth/password": ["resetToken"],
  "PUT /user/details": ["user", "details"],
  "GET /push/key": ["applicationServerKey"],
  "POST /webhooks": ["localhost", "http"],
  "GET /webhooks": ["lastOutcome", "paused"],
  "GET /webhooks/{id}/deliveries": ["paused"],
  "POST /corporate/bulk": ["charset", "hasLostLetters"],
}

/** Rows that list keys and columns of data. */
const ofData = ["GET /config/retrieve", "GET /corporate/bulk/template", "GET /corporate/statements/{month}/csv"]

/** A span that is one word, or the fields between braces. */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]*)`/g)].flatMap(([, code = ""]) => {
    if (/^[a-z]\w*$/.test(code)) return [code]
    return /^[[{]/.test(code) ? [...code.matchAll(/[a-z]\w*(?=[,}:?])/gi)].map(([name]) => name) : []
  })

describe("the names in a row of docs/rest-api.md", () => {
  const rows = rowsOfPage.filter(({ calls }) => calls.length > 0 && !calls.some((call) => ofData.includes(call)))

  it.each(rows)("are names of its calls: $named", ({ named, told, calls }) => {
    const words = new Set(calls.flatMap((call) => [...wordsOf(operationOf(call)), ...(besides[call] ?? [])]))
    expect(namesIn(`${named} ${told}`).filter((name) => name !== "null" && !words.has(name))).toEqual([])
  })
})
