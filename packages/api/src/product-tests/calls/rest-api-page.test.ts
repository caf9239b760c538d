import type { EndpointTable } from "@mersal/adapters-http/contract/endpoint-row"
import { endpointTable } from "@mersal/adapters-http/contract/endpoint-table"
import { mostSaved } from "@mersal/domain/account/address-book"
import { largestImage } from "@mersal/domain/account/image-type"
import { type Action, type Permission, permissions } from "@mersal/domain/account/permissions"
import { longestSide, mostPixels } from "@mersal/domain/account/picture-in"
import { companyRoles } from "@mersal/domain/account/role"
import { codeRules } from "@mersal/domain/account/sign-in/one-time-code"
import { answerLifetimes } from "@mersal/domain/booking/order/answer-lifetime"
import { toIso } from "@mersal/domain/calendar/iso-instant"
import { mostKeys } from "@mersal/domain/consumer/api-key"
import { mostWebhooks } from "@mersal/domain/consumer/webhook"
import { longestBulkFile, mostBulkRows } from "@mersal/domain/corporate/bulk-order"
import { longestNote } from "@mersal/domain/delivery/booking-note"
import { commandRights } from "@mersal/domain/delivery/command-permission"
import { longestDelay } from "@mersal/domain/delivery/command-time"
import { largestProof, mostProofs } from "@mersal/domain/delivery/proof-image"
import { mostCapacity } from "@mersal/domain/operations/driver-means"
import { longestReason } from "@mersal/domain/payment/cash-handover"
import { longestAnswer } from "@mersal/domain/ports/driven/webhook-sender"
import { mostSubscriptions } from "@mersal/domain/push/push-subscription"
import { longestRatingNote } from "@mersal/domain/rating/rating"
import { mostRequests } from "@mersal/domain/recipient/recipient-request"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { mostStreams } from "../../http/open-streams.ts"
import { page, rowsOfPage } from "../../testing/rest-api-page.ts"
import { type RunningProduct, saturdayNoonUtc, startProduct } from "../../testing/running-product.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

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

  it("says what every answer carries, of JSON, files, streams, redirects and the description alike", async () => {
    expect(page).toContain("Every answer, a file or a stream too, carries `Mersal-Now` (the server's instant) and")
    const booked = await product.call("POST", "/v1.0/order/createOrder", { body: plainBooking })
    const { bkref, accessToken } = booked.body.data
    const headers = { "mersal-access": accessToken }
    const answers = {
      booked,
      file: await product.call("GET", `/v1.0/bookings/${bkref}/delivery-receipt/pdf`, { headers }),
      stream: await product.call("HEAD", `/v1.0/order/tracking/stream?bookingId=${bkref}`),
      redirect: await product.call("GET", "/v1.0/payment/token"),
      unreadable: await product.call("POST", "/v1.0/slots/retrieve_all", { text: "{" }),
      unknown: await product.call("GET", "/v1.0/nothing"),
      ofAnotherMethod: await product.call("PUT", "/v1.0/slots/retrieve_all"),
      description: await product.call("GET", "/v1.0/openapi.json"),
    }
    const said = Object.entries(answers).map(([name, answer]) => [
      name,
      answer.status,
      answer.headers.get("mersal-now"),
      answer.headers.get("request-id")?.slice(0, 4),
      answer.headers.get("cache-control"),
    ])
    const carried = [toIso(saturdayNoonUtc), "req_", "no-store"]
    expect(said).toEqual([
      ["booked", 200, ...carried],
      ["file", 200, ...carried],
      ["stream", 200, ...carried],
      ["redirect", 303, ...carried],
      ["unreadable", 400, ...carried],
      ["unknown", 404, ...carried],
      ["ofAnotherMethod", 405, ...carried],
      ["description", 200, toIso(saturdayNoonUtc), "req_", "no-cache"],
    ])
  })
})

const hour = 3_600_000
const { destination, network, overall } = codeRules.caps

/** What the page says of a bound, the bound, and the number that the words mean. Other tests take it from the code. */
const bounds: readonly (readonly [string, number, number])[] = [
  ["Answers are kept for a day,", answerLifetimes.other, 24 * hour],
  ["and for three for card payments and refunds", answerLifetimes.payment, 72 * hour],
  ["at most five a day;", destination.codes, 5],
  ["at most twenty an hour from one network,", network.codes, 20],
  ["and a thousand an hour in all", overall.codes, 1_000],
  ["a minute apart", codeRules.resendAfterSeconds, 60],
  ["409 `too-many-keys` at twenty", mostKeys, 20],
  ["409 `too-many-webhooks` at ten", mostWebhooks, 10],
  ["Any 2xx within ten seconds", longestAnswer, 10_000],
  ["409 `too-many-subscriptions` at ten browsers", mostSubscriptions, 10],
  ["At most 500 rows", mostBulkRows, 500],
  ["and 600,000 characters", longestBulkFile, 600_000],
  ["a note of 1 to 1,000 characters", longestNote, 1_000],
  ["up to 500 characters that only staff read", longestRatingNote, 500],
  ["(up to 200 characters)", longestReason, 200],
  ["for twelve hours)", longestDelay, 12 * hour],
  ["Twenty streams per address", mostStreams, 20],
  ["up to 2 MB", largestProof, 2 * 1024 * 1024],
  ["ten per booking", mostProofs, 10],
  ["up to 512 KB", largestImage, 512 * 1024],
  ["12,000 pixels a side", longestSide, 12_000],
  ["100 megapixels", mostPixels, 100_000_000],
  ["at most fifty", mostSaved, 50],
  ["five per booking", mostRequests, 5],
  ["(1 to 99)", mostCapacity, 99],
]

it.each(bounds)("docs/rest-api.md says what holds: %s", (words, bound, meant) => {
  expect(page).toContain(words)
  expect(bound).toBe(meant)
})

const callsOfPage = rowsOfPage.flatMap(({ calls, who }) => calls.map((call) => ({ call, who })))

/** The table's calls, as the page writes them. */
const tableCalls = new Map(
  Object.values(endpointTable as EndpointTable).map((row) => [
    `${row.endpoint.method} ${row.endpoint.path.replace("/v1.0", "").replace(/:(\w+)/g, "{$1}")}`,
    row,
  ]),
)

const insiders = ["porter", "ops", "admin"] as const

/** Whom the table of rights lets in, in the page's words. */
function callersOf(access: Action | "anyone"): readonly string[] {
  if (access === "anyone") return ["anyone"]
  const { types, company }: Permission = permissions[access]
  const staff = insiders.filter((type) => types[type] !== "none")
  const areAll = staff.length === insiders.length && types.porter !== "assigned"
  if (types.guest === "own-or-linked") return ["owner", ...staff]
  if (types.guest !== "none") return areAll ? ["anyone"] : ["guests", "customers", ...staff]
  if (types.customer !== "none") return areAll ? ["signed in"] : ["customers", ...staff]
  return areAll ? ["staff"] : [...companyRoles.filter((role) => company[role] !== "none"), ...staff]
}

/** The callers that a cell names. What follows "anyone" says what he must have or know, which no table of rights can. */
function callersIn(who: string): readonly string[] {
  if (/^anyone\b/.test(who)) return ["anyone"]
  const words = who
    .replace(/`[^`]*`/g, "")
    .matchAll(/\b(signed in|guests|customers|staff|porter|driver|ops|admin|owner|booker|viewer)\b/g)
  return [...words].map(([word]) => (word === "driver" ? "porter" : word))
}

describe("who may make a call, according to docs/rest-api.md", () => {
  it("is said of calls of the table alone", () => {
    for (const { call } of callsOfPage) expect([...tableCalls.keys()]).toContain(call)
  })

  it("is said of every call of the table, or of the one that it repeats", () => {
    const told = new Set(callsOfPage.map(({ call }) => call))
    const besides = [...tableCalls.keys()].filter((call) => !told.has(call))
    // The specification's ways with secrets in headers stand beside the calls that replace them.
    expect(besides.sort()).toEqual(["GET /auth/forgot", "GET /auth/number", "POST /auth/password"])
    for (const call of besides) expect(page).toContain(`\`${call.replace("POST ", "POST /v1.0")}\``)
  })

  it.each(callsOfPage)("are those whom the table of rights lets in: $call", ({ call, who }) => {
    const { access = "anyone", scope } = tableCalls.get(call) ?? {}
    expect([...callersIn(who)].sort()).toEqual([...callersOf(access)].sort())
    const [, key = scope] = /a key with `(\w+)`/.exec(who) ?? []
    expect(key).toBe(scope)
  })

  const staffCommands = Object.entries(commandRights).filter(([, { person }]) => person !== null)

  it.each(staffCommands)("are for a command those whom the table of rights lets in: %s", (command, { person }) => {
    const givers = callersOf("move-booking").filter((word) => callersOf(person ?? "anyone").includes(word))
    const told = rowsOfPage.find(({ named }) => named.split(", ").includes(`\`${command}\``))
    expect([...callersIn(told?.who ?? "")].sort()).toEqual([...givers].sort())
  })
})
