import { readFileSync } from "node:fs"
import type { EndpointTable } from "@mersal/adapters-http/contract/endpoint-row"
import { endpointTable } from "@mersal/adapters-http/contract/endpoint-table"
import { type Permission, permissions } from "@mersal/domain/account/permissions"
import { companyRoles, type SignInType, signInTypes } from "@mersal/domain/account/role"
import { referenceKinds } from "@mersal/domain/reference/reference-entry"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningProduct, startProduct } from "../../testing/running-product.ts"

const page = readFileSync(new URL("../../../../../docs/rest-api.md", import.meta.url), "utf8")

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

/** Path, headers and body of each curl command that the page prints. */
const printed = [...page.matchAll(/```sh\n(curl [^`]+)```/g)].map(([, command = ""]) => ({
  path: /localhost:3000(\S+)/.exec(command)?.[1] ?? "",
  headers: Object.fromEntries(
    [...command.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name = "", value = ""]) => [name.toLowerCase(), value]),
  ),
  text: /-d '([^']+)'/.exec(command)?.[1] ?? "",
}))

describe("docs/rest-api.md", () => {
  it("prints a booking and a listing", () => {
    expect(printed.map(({ path }) => path)).toEqual(["/v1.0/slots/retrieve_all", "/v1.0/order/createOrder"])
  })

  for (const { path, headers, text } of printed) {
    it(`prints a call of ${path} that works`, async () => {
      const { status, body } = await product.call("POST", path, { headers, text })
      expect([status, body.errors]).toEqual([200, undefined])
    })
  }

  it("prints the windows of each booking type by their ids", async () => {
    const { body } = await product.call("POST", "/v1.0/slots/retrieve_all", {
      body: { dom: "AE", src: "Dubai", dest: "Sharjah" },
    })
    const ids = body.data.flatMap(({ slots }: { slots: { window: string }[] }) => slots.map(({ window }) => window))
    expect(ids).toContain("13-18")
    for (const id of ids.filter((window: string) => window.includes("-"))) expect(page).toContain(`\`${id}\``)
  })

  it("prints every word that a field takes", async () => {
    const { body } = await product.call("POST", "/v1.0/order/createOrder", {
      body: { dom: "", bktyp: "", vtyp: "", paytyp: "", parcel: { size: "" } },
    })
    const lists = body.errors.map(({ errorDetails }: { errorDetails: string }) => errorDetails)
    const words = lists.flatMap((list: string) => [...list.matchAll(/"([^"]+)"/g)].map(([, word]) => word))
    expect(words).toHaveLength(2 + 3 + 3 + 5 + 5)
    for (const word of words) expect(page).toContain(`\`${word}\``)
  })
})

/** Who may make the calls of a chapter whose tables have no column for it: its sentences say so. */
const whoOfChapter: Readonly<Record<string, string>> = {
  "REST API": "anyone",
  "Cash, days and exports": "ops, admin",
  Settings: "anyone",
  Administration: "admin",
}

/** A call that such a sentence excepts. */
const whoOfCall: Readonly<Record<string, string>> = { "POST /order/createOrder": "guests and customers" }

/** Paths that the page writes otherwise than the table. */
const written: Readonly<Record<string, readonly string[]>> = {
  "/bookings/{reference}/documents/{number}.pdf": ["/bookings/{reference}/documents/{file}"],
  "/operations/exports/{bookings,ledger,documents,cash}.csv": ["/operations/exports/{kind}"],
  "/admin/{kind}": referenceKinds.map((kind) => `/admin/${kind}`),
  "/admin/{kind}/{id}": referenceKinds.map((kind) => `/admin/${kind}/{id}`),
}

interface PrintedCall {
  readonly call: string
  readonly chapter: string
  readonly who: string
}

/** The calls in the first column of the page's tables: `GET`, `PUT /user/profile` are two of one path. */
function callsOfPage(): readonly PrintedCall[] {
  const calls: PrintedCall[] = []
  let [chapter, who, column] = ["", "", -1]
  for (const line of page.split("\n")) {
    chapter = /^#+ (.*)/.exec(line)?.[1] ?? chapter
    if (!line.startsWith("| ")) continue
    const cells = line.slice(2).split(/ ?(?<!\\)\| ?/)
    if (/^(call|command|field|word)/.test(line.slice(2))) column = cells.findIndex((cell) => /^who/.test(cell))
    const told = column < 0 ? (whoOfChapter[chapter] ?? "") : (cells[column] ?? "")
    if (told !== "the same") who = told
    const named = [...(cells[0] ?? "").matchAll(/`(GET|POST|PUT|DELETE)(?: ([^?` ]+)[^`]*)?`/g)]
    named.forEach(([, method, at], index) => {
      const path = at ?? named.slice(index).find(([, , later]) => later)?.[2] ?? ""
      const whole = path.replace("…", named.find(([, , first]) => first)?.[2] ?? "")
      for (const each of written[whole] ?? [whole]) {
        const call = `${method} ${each}`
        calls.push({ call, chapter, who: whoOfCall[call] ?? who })
      }
    })
  }
  return calls
}

/** The table's calls, as the page writes them. */
const tableCalls = new Map(
  Object.values(endpointTable as EndpointTable).map(({ endpoint, access }) => [
    `${endpoint.method} ${endpoint.path.replace("/v1.0", "").replace(/:(\w+)/g, "{$1}")}`,
    access,
  ]),
)

const customers = ["goCustomer", "customer"] as const
const insiders = ["porter", "ops", "admin"] as const
const all: readonly SignInType[] = ["guest", ...customers, ...insiders]
/** What the page's words for callers mean. */
const typesOf: Readonly<Record<string, readonly SignInType[]>> = {
  anyone: all,
  "signed in": [...customers, ...insiders],
  "guests and customers": ["guest", ...customers],
  customers,
  "a customer": customers,
  "customers and admins": [...customers, "admin"],
  staff: insiders,
  porter: ["porter"],
  "its driver": ["porter"],
  ops: ["ops"],
  admin: ["admin"],
}

describe("who may make a call, according to docs/rest-api.md", () => {
  it("is said of calls of the table alone", () => {
    for (const { call } of callsOfPage()) expect([...tableCalls.keys()]).toContain(call)
  })

  it("is said of every call of the table, or of the one that it repeats", () => {
    const told = new Set(callsOfPage().map(({ call }) => call))
    const besides = [...tableCalls.keys()].filter((call) => !told.has(call))
    // The specification's ways with secrets in headers stand beside the calls that replace them.
    expect(besides.sort()).toEqual(["GET /auth/forgot", "GET /auth/number", "POST /auth/password"])
    for (const call of besides) expect(page).toContain(`\`${call.replace("POST ", "POST /v1.0")}\``)
  })

  for (const { call, chapter, who } of callsOfPage()) {
    const words = who.split(", ").filter((word) => !/^or a key/.test(word))
    const access = tableCalls.get(call)
    const permission: Permission | undefined = access && access !== "anyone" ? permissions[access] : undefined
    if (chapter === "Companies" && words.every((word) => (companyRoles as readonly string[]).includes(word))) {
      it(`are the members that the table of rights lets in: ${call}`, () => {
        const inside = companyRoles.filter((role) => permission?.company[role] !== "none")
        expect(inside).toEqual(words)
        expect(permission?.types.guest).toBe("none")
      })
    } else if (words.every((word) => Object.hasOwn(typesOf, word))) {
      it(`are those whom the table of rights lets in: ${call}`, () => {
        const inside = signInTypes.filter((type) => permission === undefined || permission.types[type] !== "none")
        const named = new Set(words.flatMap((word) => typesOf[word] ?? []))
        expect(inside.filter((type) => all.includes(type)).sort()).toEqual([...named].sort())
      })
    }
  }
})
