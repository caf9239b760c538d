import { runInNewContext } from "node:vm"
import { encodeRequest } from "@mersal/adapters-http/contract/decode-request"
import type { EndpointTable } from "@mersal/adapters-http/contract/endpoint-row"
import { endpointAreas, endpointTable } from "@mersal/adapters-http/contract/endpoint-table"
import { errorCodes } from "@mersal/adapters-http/openapi/error-codes"
import { firstSteps, pathOf } from "@mersal/adapters-http/openapi/first-steps"
import { inline } from "@mersal/adapters-http/openapi/page-text"
import { webhookRules } from "@mersal/adapters-http/openapi/webhook-messages"
import { mayDo } from "@mersal/domain/account/may-do"
import { actions } from "@mersal/domain/account/permissions"
import { retryWaits, webhookEvents } from "@mersal/domain/consumer/webhook"
import { guestCaller } from "@mersal/domain/use-cases/caller"
import { Router } from "express"
import { pino } from "pino"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createApp } from "../../app.ts"
import { accessFault } from "../../http/callers/access.ts"
import { mountAll } from "../../http/mount.ts"
import { routes } from "../../routes.ts"
import { type RunningProduct, settingsForTests, startProduct } from "../../testing/running-product.ts"
import { codeFor } from "../../testing/signed-up.ts"

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const rows = Object.entries(endpointTable)
const callOf = (method: string, path: string): string => `${method.toUpperCase()} ${path.replace(/:(\w+)/g, "{$1}")}`
/** A layer of Express: a route, or a router with layers of its own. */
interface Layer {
  readonly route?: { readonly path: unknown; readonly methods: Readonly<Record<string, boolean>> }
  readonly handle: { readonly stack?: readonly Layer[] }
}

/** The calls of layers and of the routers in them, but for the refusals of other methods. */
const callsIn = (layers: readonly Layer[]): readonly string[] =>
  layers.flatMap(({ route, handle }) =>
    route
      ? Object.keys(route.methods).flatMap((method) => (method === "_all" ? [] : callOf(method, String(route.path))))
      : callsIn(handle.stack ?? []),
  )

const inTable = rows.map(([, { endpoint }]) => callOf(endpoint.method, endpoint.path)).sort()

describe("the router, the description and the policy", () => {
  it("know the same calls: no route without a row, no row without a route", () => {
    const router = Router()
    mountAll(
      { router, streams: { admit: () => {} } } as unknown as Parameters<typeof mountAll>[0],
      endpointTable,
      routes,
    )
    expect([...callsIn(router.stack as unknown as readonly Layer[])].sort()).toEqual(inTable)
    expect(Object.keys(routes).sort()).toEqual(rows.map(([name]) => name).sort())
  })

  it("have beside them, of the whole product, the gateways' messages and the description alone", () => {
    const nothing = { metrics: null, webAssets: null, readMailbox: null, issuer: null }
    const packed = { clientFile: "mersal-client.tgz", log: pino({ enabled: false }) }
    const parts = { ...nothing, ...packed, settings: settingsForTests, stopping: new AbortController().signal }
    const app = createApp(parts as unknown as Parameters<typeof createApp>[0])
    const ofTheApi = callsIn(app.router.stack as unknown as readonly Layer[]).filter((call) =>
      /^\w+ \/(v\d|payment\/|docs\/)/.test(call),
    )
    const returns = ["token", "postpurchase"].flatMap((name) =>
      ["GET", "POST"].flatMap((method) => [`${method} /payment/${name}`, `${method} /v1.0/payment/${name}`]),
    )
    const messages = ["POST /v1.0/payment/webhook/aps", "POST /v1.0/payment/webhook/pipe"]
    const description = ["GET /v1.0/openapi.json", "GET /docs/api", "GET /docs/mersal-client.tgz"]
    expect([...ofTheApi].sort()).toEqual([...inTable, ...returns, ...messages, ...description].sort())
  })

  it("describes each call of the table once, in a chapter", async () => {
    const { body } = await product.call("GET", "/v1.0/openapi.json")
    expect(body.openapi).toBe("3.1.0")
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => callOf(method, path)),
    )
    expect(described.sort()).toEqual(inTable)
    const inChapters = Object.values(endpointAreas).flatMap((table) => Object.keys(table))
    expect(inChapters.sort()).toEqual(rows.map(([name]) => name).sort())
  })

  it("asks of each call a right that exists, and shuts it to whom the right is not given", () => {
    for (const [name, row] of rows) {
      if (row.access === "anyone") continue
      expect(actions, name).toContain(row.access)
      const partner = { ...guestCaller(null), actor: { type: "partnerCheckInStaff", id: "p", company: null } } as const
      expect([name, accessFault(row, partner)]).toEqual([name, "not-permitted"])
      expect(mayDo(partner.actor, row.access)).toBe(false)
    }
  })

  it("gives an API key no call but those whose scope it has", () => {
    for (const [name, row] of rows) {
      if (row.access === "anyone") continue
      const caller = { ...guestCaller(null), actor: { type: "admin", id: "a", company: null }, scopes: [] } as const
      expect([name, accessFault(row, caller)]).toEqual([name, "scope-missing"])
    }
  })
})

/** A booking for an example that names one. */
async function bookOne(): Promise<{ readonly reference: string; readonly accessToken: string }> {
  const { endpoint, example } = (endpointTable as EndpointTable).createOrder ?? expect.unreachable()
  const { status, text, body } = await product.call("POST", endpoint.path, {
    body: encodeRequest(endpoint, example).body,
  })
  expect(status, text).toBe(200)
  return { reference: body.data.bkref, accessToken: body.data.accessToken }
}

describe("the examples of the description", () => {
  it("show how a booking is made, changed and cancelled", () => {
    for (const name of ["createOrder", "changeBooking", "cancelBooking"] as const)
      expect([name, endpointTable[name].example]).toEqual([name, expect.anything()])
  })

  for (const [name, row] of Object.entries(endpointTable as EndpointTable)) {
    if (row.example === undefined) continue
    it(`are answered: ${name}`, async () => {
      const { params, query, headers: shown, body } = encodeRequest(row.endpoint, row.example)
      const booked = "reference" in params ? await bookOne() : null
      if (booked) Object.assign(params, { reference: booked.reference })
      const headers = { ...shown, ...(booked && { "mersal-access": booked.accessToken }) }
      const path = row.endpoint.path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? ""))
      const search = new URLSearchParams(
        Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
      ).toString()
      const answer = await product.call(row.endpoint.method, `${path}${search && `?${search}`}`, { body, headers })
      expect(answer.status, answer.text).toBe(200)
    })
  }
})

describe("the first steps of the reference page", () => {
  it("lead a stranger from nothing to a booking that he tracks and cancels, each as it is written", async () => {
    // Nothing listens there: sending to webhooks has tests of its own.
    const kept: Record<string, string> = { YOUR_URL: "http://127.0.0.1:9/", MINE: "first-1" }
    const filled = <Value>(value: Value): Value =>
      JSON.parse(JSON.stringify(value).replace(/\$([A-Z_]+)/g, (_, name: string) => kept[name] ?? `no ${name}`))
    for (const step of firstSteps) {
      const { query = {}, headers = {}, body } = filled(step)
      const path = `${filled(pathOf(step))}?${new URLSearchParams(query)}`
      const { method } = endpointTable[step.call].endpoint
      const answer = await product.call(method, path, { headers, ...(body && { body }) })
      expect([step.call, answer.status, answer.text]).toEqual([step.call, 200, answer.text])
      for (const [name, from] of Object.entries(step.keeps))
        kept[name] = from.startsWith("data")
          ? runInNewContext(from, answer.body)
          : await codeFor(product, "you@example.com")
      if (step.call === "cancelBooking") expect(answer.body.data.state).toBe("cancelled")
    }
    expect(kept.KEY).toMatch(/^key_test_/)
    expect(kept.BOOKING).toMatch(/^AE/)
  })

  it("stand on the page before everything else, with what a program has to know and the limits of this server", async () => {
    const { text } = await product.call("GET", "/docs/api")
    const part = text.split('<section id="begin-here">')[1]?.split("</section>")[0] ?? ""
    expect(text.indexOf('href="#begin-here"')).toBeLessThan(text.indexOf('href="#who-calls"'))
    for (const { call } of firstSteps) expect(part).toContain(`<a href="#${call}">`)
    expect(part).toContain(`ORIGIN=${settingsForTests.baseUrl}\n`)
    for (const id of ["sent-once", "be-told", "refused", "limits"]) expect(part).toContain(`<h3 id="${id}">`)
    expect(part).toContain("A sandbox key makes 1000000000 calls a minute")
  })
})

describe("the fields that a call needs though its schema does not", () => {
  for (const [name, { endpoint, needsOneOf, needs = needsOneOf?.[0] }] of Object.entries(
    endpointTable as EndpointTable,
  )) {
    if (needs === undefined) continue
    it(`are asked for by name, and no others: ${name}`, async () => {
      const { status, body } = await product.call(endpoint.method, endpoint.path, { body: {} })
      const asked = new Set(body.errors.map(({ field }: { field: string }) => field))
      expect([status, [...asked].sort()]).toEqual([422, [...needs].sort()])
    })
  }
})

describe("the fields that the rules need of a booking", () => {
  const { endpoint, example, fields = {} } = (endpointTable as EndpointTable).createOrder ?? expect.unreachable()
  const needed = Object.entries(fields).filter(([, { isNeeded }]) => isNeeded)

  it("are said of both ends", () => {
    expect(needed.map(([path]) => path)).toEqual(
      expect.arrayContaining(["pkp[].addtl", "dlv[].addtl", "dlv[].name", "dlv[].ph"]),
    )
  })

  for (const [path] of needed) {
    it(`are missed by name: ${path}`, async () => {
      const [end = "", name = ""] = path.split("[].")
      // biome-ignore lint/suspicious/noExplicitAny: a body as JSON.
      const sent: any = JSON.parse(JSON.stringify(encodeRequest(endpoint, example).body))
      delete sent[end][0][name]
      const { status, body } = await product.call("POST", endpoint.path, { body: sent })
      expect([status, body.errors[0].field]).toEqual([422, `${end}.0.${name}`])
      const description = (await product.call("GET", "/v1.0/openapi.json")).body
      const { schema } = description.paths[endpoint.path].post.requestBody.content["application/json"]
      expect(schema.properties[end]).toMatchObject({ minItems: 1, maxItems: 1 })
      expect(schema.properties[end].items.required).toContain(name)
    })
  }

  it("are told what they mean where their names do not", () => {
    for (const path of ["pkp[].addtl", "pkp[].lmark", "tamt", "prmApl", "pkpLogin", "usr"])
      expect(fields[path]?.description, path).toMatch(/\w/)
  })
})

describe("the refusals of a call", () => {
  const described = async (path: string, method: string) =>
    (await product.call("GET", "/v1.0/openapi.json")).body.paths[path][method].responses

  it("are the statuses that it can answer, and no others", async () => {
    const { body } = await product.call("GET", "/v1.0/openapi.json")
    for (const [path, methods] of Object.entries(body.paths))
      for (const [method, { responses }] of Object.entries(methods as Record<string, { responses: object }>)) {
        expect([method, path, Object.keys(responses)]).toEqual([
          method,
          path,
          expect.arrayContaining(["400", "401", "421", "422", "429", "500", "503"]),
        ])
        expect([method, path, "413" in responses, "415" in responses]).toEqual([
          method,
          path,
          method !== "get",
          method !== "get",
        ])
      }
    expect(await described("/v1.0/policy", "get")).not.toHaveProperty("409")
    expect(await described("/v1.0/policy", "get")).not.toHaveProperty("404")
    expect((await described("/v1.0/order/createOrder", "post"))["409"]["x-codes"]).toContain("price-changed")
    expect((await described("/v1.0/webhooks/{id}", "delete"))["404"]["x-codes"]).toContain("webhook-not-found")
  })

  it("are listed once with their meaning, in OpenAPI and on the page", async () => {
    const { body } = await product.call("GET", "/v1.0/openapi.json")
    const { enum: codes, description } = body.components.schemas.Error.properties.code
    expect(description).toContain("New codes may come")
    const { text } = await product.call("GET", "/docs/api")
    const part = text.split('<section id="codes">')[1]?.split("</section>")[0] ?? ""
    for (const { code, status, means } of errorCodes) {
      expect(codes).toContain(code)
      expect(part).toContain(`id="code-${status}-${code}"`)
      expect(part).toContain(inline(means))
    }
    expect(new Set(codes).size).toBe(codes.length)
  })

  it("name the field as the request does", async () => {
    const named = async (method: string, path: string, sent?: object) =>
      (await product.call(method, path, sent && { body: sent })).body.errors[0].field
    expect(await named("POST", "/v1.0/bookings/NOPE/cancel", {})).toBe("reference")
    expect(await named("GET", "/v1.0/order/booking?merchantExtra1=NOPE")).toBe("merchantExtra1")
    expect(await named("GET", "/v1.0/task/booking_details?booking_id=NOPE")).toBe("booking_id")
    expect(await named("GET", "/v1.0/task/taskdetails?bookingId=NOPE")).toBe("bookingId")
    expect(await named("POST", "/v1.0/order/ctc_complete_order", { bkrefid: "NOPE" })).toBe("bkrefid")
  })
})

describe("the messages to consumers", () => {
  it("are described by the types that can be asked for, and the ping", async () => {
    const { body } = await product.call("GET", "/v1.0/openapi.json")
    expect(Object.keys(body.webhooks)).toEqual([...webhookEvents, "ping"])
    const minutes = retryWaits.map((wait) => wait / 60_000)
    expect(minutes).toEqual([5 / 60, 1, 5, 30, 120, 480, 1440])
    expect(webhookRules).toContain("after 5 seconds, 1, 5 and 30 minutes, 2, 8 and 24 hours")
  })
})

describe("the reference page", () => {
  it("says how callers show who they are, and every type of message", async () => {
    const { text } = await product.call("GET", "/docs/api")
    const part = (id: string) => text.split(`<section id="${id}">`)[1]?.split("</section>")[0] ?? ""
    for (const word of ["Authorization: Bearer key_…", "token", "sid", "Mersal-Access"])
      expect(part("who-calls")).toContain(`<code>${word}</code>`)
    for (const word of ["webhook-id", "webhook-timestamp", "webhook-signature", "whsec_…", ...webhookEvents])
      expect(part("messages")).toContain(`<code>${word}</code>`)
  })

  it("shows the fields of objects that may be null, and the numbers of a call's own limits", async () => {
    const { text } = await product.call("GET", "/docs/api")
    const articleOf = (name: string) => text.split(`<article id="${name}">`)[1]?.split("</article>")[0] ?? ""
    expect(articleOf("createOrder")).toContain("<code>selectedPickupTime.value</code>")
    expect(articleOf("cancelBooking")).toContain("<code>fee.amount</code>")
    expect(articleOf("cancelBooking")).toContain("1000000000 calls a minute from one address")
    expect(articleOf("cancellationPolicy")).not.toContain("from one address")
  })

  it("says how a replay meets a receiver that drops what it had", async () => {
    const { text } = await product.call("GET", "/docs/api")
    const part = text.split('<section id="begin-here">')[1]?.split("</section>")[0] ?? ""
    expect(part).toContain("forget its id before you ask for the replay")
    expect(webhookRules).toContain("A replay has the id of its message")
  })

  it("loads nothing: no script, no picture, no frame, no style from elsewhere", async () => {
    const { status, headers, text } = await product.call("GET", "/docs/api")
    expect(status).toBe(200)
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /)
    expect(text).not.toMatch(/<(script|img|iframe|link|object|embed|form)\b|\bsrc=|@import|url\(|\son\w+=/i)
    const links = [...text.matchAll(/href="([^"]*)"/g)].map(([, target]) => target ?? "")
    for (const target of links)
      expect(target).toMatch(/^(#|\/v1\.0\/openapi\.json$|\/dev\/mailbox$|\/docs\/mersal-client\.tgz$)/)
    const anchors = new Set([...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => `#${id}`))
    expect(links.filter((target) => target.startsWith("#") && !anchors.has(target))).toEqual([])
    for (const [name, { summary }] of rows) {
      expect(text).toContain(`id="${name}"`)
      expect(text).toContain(summary.replaceAll("'", "&#39;").replaceAll('"', "&#34;"))
    }
  })
})
