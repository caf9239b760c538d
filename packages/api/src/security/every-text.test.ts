import { openBeside } from "@mersal/adapters-db/testing/beside"
import { newDatabaseFolder } from "@mersal/adapters-db/testing/new-database-path"
import { endpointAreas } from "@mersal/adapters-http/contract/endpoint-table"
import type { JsonSchema } from "@mersal/adapters-http/openapi/json-schema"
import { openApi } from "@mersal/adapters-http/openapi/open-api"
import { bulkExample } from "@mersal/domain/corporate/bulk-example"
import { bulkColumns } from "@mersal/domain/corporate/bulk-order"
import { csvText } from "@mersal/domain/paper/csv"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { liveIn } from "../testing/lived-in-account.ts"
import { type CallOptions, saturdayNoonUtc } from "../testing/running-product.ts"
import { signIn, signUp, signUpCompany } from "../testing/signed-up.ts"
import { staffPassword, startStaffedStage } from "../testing/staffed-stage.ts"
import { plainBooking } from "../testing/wire-bookings.ts"

// Every free text field of the description is filled with markup, a picture and a character that reverses the line;
// afterwards no table may contain any of it (D24; checklist V1.2.1).

const typed = "Zumurrud <b onload=alert(1)>\u202e🚪"
const name = "Zumurrud"

const description = openApi(endpointAreas, "Mersal", "http://localhost:3000")

/** The fields of a body that accept any text, by their paths: those without a list of values, a date or a pattern. */
function* freeTexts(schema: JsonSchema, path = ""): Generator<string> {
  const { $ref, type, items, properties = {} } = schema
  if (typeof $ref === "string")
    yield* freeTexts(description.components.schemas[$ref.split("/").at(-1) ?? ""] ?? {}, path)
  const isFree = [schema.enum, schema.const, schema.format, schema.pattern].every((held) => held === undefined)
  if ([type].flat().includes("string") && isFree && path !== "") yield path
  for (const part of [schema.anyOf, schema.oneOf, schema.allOf].flat() as (JsonSchema | undefined)[])
    if (part) yield* freeTexts(part, path)
  if (items !== undefined) yield* freeTexts(items as JsonSchema, `${path}[]`)
  for (const [field, property] of Object.entries(properties))
    yield* freeTexts(property as JsonSchema, path === "" ? field : `${path}.${field}`)
}

/** Names of fields with a format: an id, a code, a number, a URL. Other values are refused. */
const isRead =
  /(^|\.)(id|ids|\w*Id|reference|bkrefid|bookingReference|merchantRef|code|prmcde|promo|token|authenticationToken|attempt|refund|instead|owner|driver|image|costCentre|costCentreId|password|newPassword|email|usreml|customerEmail|ph|phn|phone|phoneNumber|pkpphn|dlvphn|usrphn|trn|last4|pin|endpoint|url|window|pickup|delivery|pickupWindow|deliveryWindow|src|dest|from|to|tags|readings|value|currency|path|selected\w+Time\.label)(\[\])*$/

/** Old fields that are accepted and ignored (deviations.md), or compared with a few values. */
const isIgnored =
  /(^|\.)(chnl|channel|roleName|deviceToken|OSVersion|trncno|crdno|crdntw|crdtyp|paytim|paytyp|ptyp|paystat|deviceFingerPrint|bookingStatus|returnUrl|customerIP|newPayfort|what|role|city)$/

/** Calls that store nothing. */
const keepsNothing = new Set(["distance", "verifyReceipt", "login"])

/** Calls that are not tested here, and why, or where they are. Edits follow the same code as new entries. */
const triedElsewhere: Readonly<Record<string, string>> = {
  followLead: "typed-texts.test.ts",
  saveUserDetails: "a form, which reads the name as saveProfile does: account-calls.test.ts",
  payForChange: "the same change as changeBooking makes, by the same rule",
  ruleOnPayment: "cleaned beside the ruling; it needs a bank that contradicts itself",
  endUnknownRefund: "cleaned beside the end; it needs a bank that says nothing for a day",
}

const folder = newDatabaseFolder()
let stage: Awaited<ReturnType<typeof startStaffedStage>>
/** The fields that an accepted call carried the text in: the call, and the field's path. */
const reached = new Set<string>()

function note(method: string, path: string, { body }: CallOptions): void {
  const { pathname } = new URL(path, "http://localhost")
  for (const [at, methods] of Object.entries(description.paths)) {
    const operation = methods[method.toLowerCase()]
    if (!operation || !new RegExp(`^${at.replace(/\{\w+\}/g, "[^/]+")}$`).test(pathname)) continue
    for (const field of fieldsTyped(body)) reached.add(`${operation.operationId} ${field}`)
  }
}

function* fieldsTyped(value: unknown, path = ""): Generator<string> {
  if (typeof value === "string" && value.includes(typed)) yield path
  if (Array.isArray(value)) for (const each of value) yield* fieldsTyped(each, `${path}[]`)
  else if (typeof value === "object" && value !== null)
    for (const [field, inner] of Object.entries(value))
      yield* fieldsTyped(inner, path === "" ? field : `${path}.${field}`)
}

beforeAll(async () => {
  const started = await startStaffedStage({ kind: "sqlite", path: folder.path })
  const call: typeof started.product.call = async (method, path, options = {}) => {
    const answer = await started.product.call(method, path, options)
    if (answer.status === 200) note(method, path, options)
    return answer
  }
  stage = { ...started, product: { ...started.product, call } }
  await liveIn(stage, typed)
  await typeEverywhereElse()
})
afterAll(async () => {
  await stage.product.stop()
  folder.remove()
})

/** Fills what a customer's life does not reach: companies, forms of the pages, and staff's desks. */
async function typeEverywhereElse(): Promise<void> {
  const admin = await signIn(stage.product, "admin-1@example.com", staffPassword)
  const ops = await signIn(stage.product, "ops-2@example.com", staffPassword)
  const person = await signUp(stage.product)
  let headers: Readonly<Record<string, string>> = person.headers
  const call = async (method: string, path: string, body: object) => {
    const answer = await stage.product.call(method, `/v1.0/${path}`, { headers, body })
    expect([path, answer.status, answer.body.errors ?? []]).toEqual([path, 200, []])
    return answer.body.data
  }
  const place = { add: typed, addtl: typed, lmark: typed, cnam: typed }
  const home = await call("POST", "account/addresses", { ...place, label: typed, lat: 25.08, lon: 55.14 })
  await call("PUT", `account/addresses/${home.id}`, { ...place, label: typed, lat: 25.08, lon: 55.14 })
  const contact = await call("POST", "account/contacts", { name: typed, ph: person.phone })
  await call("PUT", `account/contacts/${contact.id}`, { name: typed, ph: person.phone })
  await call("PUT", "user/profile", { name: typed })
  await call("POST", "events", { name: "WEB_TRACKING_FAILED", domain: "AE", consent: true, errorMessage: typed })
  const asks = { name: typed, email: person.email, phone: person.phone, message: typed }
  await call("POST", "leads", { kind: "contact", domain: "AE", ...asks, company: typed, place: typed })
  await call("POST", "international/quote", { domain: "AE", to: "IN", weight: 1, ...asks })
  const texts = { pkpnam: typed, pkpadd: typed, pkpaddtl: typed, dlvnam: typed, dlvadd: typed, dlvaddtl: typed }
  await call("POST", "ctc/lead/create", { ...texts, usrnm: typed, usreml: person.email, dm: "AE" })

  const stop = { ...place, name: typed, ph: person.phone }
  const parcel = { size: "small", kind: "other", other: typed }
  const whole = {
    ...plainBooking,
    parcel,
    usr: { name: typed, phn: person.phone, email: person.email },
    comnts: typed,
    pkp: [{ ...plainBooking.pkp[0], ...stop }],
    dlv: [{ ...plainBooking.dlv[0], ...stop }],
  }
  const { bkref } = await call("POST", "order/createOrder", whole)
  const at = { lat: 25.0805, lon: 55.1403 }
  const to = { lat: 25.3255, lon: 55.3851 }
  await call("POST", `bookings/${bkref}/change`, { pkp: [{ ...stop, ...at }], dlv: [{ ...stop, ...to }] })

  const company = { dom: "AE", trn: "100000000000099", email: "x@example.com", phn: "+97142345678" }
  const registered = await call("POST", "corporate/register", { ...company, name: typed, contact: typed })
  const owner = await signUpCompany(stage.product, admin)
  headers = admin
  const { id, version } = registered.company
  await call("POST", `corporate/companies/${id}/decision`, { state: "refused", reason: typed, version })
  headers = person.headers
  const { dom, ...details } = { ...company, name: typed, contact: typed }
  await call("PUT", "corporate/application", { ...details, version: version + 1 })
  headers = admin
  await call("POST", "staff", { name: typed, email: "new-staff@example.com", roleType: "ops" })
  const area = { en: typed, ar: typed }
  const rings = [
    [
      [53.5, 26],
      [53.51, 26],
      [53.51, 26.01],
    ],
  ]
  const banner = {
    id: "typed",
    domain: "AE",
    channel: "c2c",
    path: null,
    validFrom: "2026-12-01T00:00:00Z",
    validUntil: null,
  }
  await call("POST", "admin/areas", { value: { id: "typed", domain: "AE", city: area, rings, generation: "new" } })
  await call("POST", "admin/closures", {
    value: { id: "typed", domain: "AE", from: "12-24", to: "12-25", source: typed },
  })
  await call("POST", "admin/banners", { value: { ...banner, title: area, text: area } })
  headers = ops
  await call("POST", "operations/cash/handovers", {
    id: "typed-handover",
    driver: (await stage.staff("porter", typed)).id,
    amount: { amount: 5, cur: "AED" },
    reason: typed,
  })
  headers = owner.headers
  const own = (await stage.product.call("GET", "/v1.0/corporate/company", { headers })).body.data.company
  await call("PUT", "corporate/cost-centres", { version: own.version, costCentres: [{ name: typed, isActive: true }] })
  const words = { pickup_building: typed, pickup_contact: typed, dropoff_building: typed, dropoff_contact: typed }
  const row = { ...bulkExample, pickup_date: "2026-11-25", cost_centre: name, ...words, note: typed }
  await call("POST", "corporate/bulk", {
    csv: csvText([bulkColumns, bulkColumns.map((column) => row[column])]),
    confirm: true,
  })
  await stage.setNow(saturdayNoonUtc + 10 * 60_000)
}

describe("what may be typed as one likes", () => {
  it("is every field of the description that is not read as something, and all of them are typed into", () => {
    const free = Object.values(description.paths).flatMap((methods) =>
      Object.values(methods).flatMap((operation) =>
        Object.values(operation.requestBody?.content ?? {})
          .flatMap(({ schema }) => [...freeTexts(schema)])
          .filter((field) => !isRead.test(field) && !isIgnored.test(field) && !keepsNothing.has(operation.operationId))
          .map((field) => `${operation.operationId} ${field}`),
      ),
    )
    const open = [...new Set(free)].filter(
      (field) =>
        !reached.has(field.replace(/^edit-/, "create-")) && triedElsewhere[field.split(" ")[0] ?? ""] === undefined,
    )
    expect(open).toEqual([])
    expect(reached.size).toBeGreaterThan(60)
  })

  it("is kept as the sanitiser leaves it, in every column of every table", () => {
    const database = openBeside(folder.path)
    const tables = database.prepare<[], { name: string }>("select name from sqlite_master where type = 'table'").all()
    const kept = tables
      // In development only: the mailbox page, which escapes texts.
      .filter((table) => table.name !== "mailbox_messages")
      .flatMap((table) =>
        database
          .prepare<[], Record<string, unknown>>(`select * from ${table.name}`)
          .all()
          .flatMap((row) =>
            Object.entries(row).map(([column, cell]) => [`${table.name}.${column}`, String(cell)] as const),
          ),
      )
      .filter(([, cell]) => cell.includes(name))
    database.close()
    expect(kept.length).toBeGreaterThan(40)
    const raw = kept.filter(([, cell]) => /[<>🚪\u202e]|\\u202e/u.test(cell))
    expect([...new Set(raw.map(([column]) => column))]).toEqual([])
  })
})
