import { newDatabaseFolder } from "@mersal/adapters-db/testing/new-database-path"
import { permissions } from "@mersal/domain/account/permissions"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { everyCall } from "../testing/every-call.ts"
import { type SignedUp, signIn, signUp, signUpCompany } from "../testing/signed-up.ts"
import { staffPassword, startStaffedStage } from "../testing/staffed-stage.ts"
import { plainBooking } from "../testing/wire-bookings.ts"

// What belongs to a company, requested by the members of another: checklist V8.2.2. Roles give access to their own
// company only.

const folder = newDatabaseFolder()
let stage: Awaited<ReturnType<typeof startStaffedStage>>
/** Booked by a member of the first company, on its account. */
let reference = ""
/** Texts that identify the first company, its people and its data in any answer. */
let marks: readonly string[] = []
/** The first company, and a member of it. */
let falconry: Awaited<ReturnType<typeof company>>
let booker: SignedUp
/** The members of the other company. */
const strangers = new Map<string, SignedUp["headers"]>()
const unknownReference = "AE0000000000011"

async function data(method: string, path: string, headers: SignedUp["headers"], body?: object) {
  const answer = await stage.product.call(method, `/v1.0/${path}`, { headers, ...(body && { body }) })
  expect([path, answer.status, answer.body.errors ?? []]).toEqual([path, 200, []])
  return answer.body.data
}

/** A company with a credit limit and one cost centre of this name. */
async function company(centre: string, admin: SignedUp["headers"]) {
  const owner = await signUpCompany(stage.product, admin)
  const { id, version } = (await data("GET", "corporate/company", owner.headers)).company
  const costCentres = [{ name: centre, isActive: true }]
  const kept = await data("PUT", "corporate/cost-centres", owner.headers, { version, costCentres })
  await data("PUT", `corporate/companies/${id}/limit`, admin, { limit: 2_000 })
  return { id, owner, costCentre: kept.costCentres[0].id as string }
}

async function member(owner: SignedUp, role: "booker" | "viewer"): Promise<SignedUp> {
  const person = await signUp(stage.product)
  await data("POST", "corporate/members", owner.headers, { email: person.email, role })
  await data("POST", "corporate/invitation", person.headers, { accept: true })
  return person
}

beforeAll(async () => {
  stage = await startStaffedStage({ kind: "sqlite", path: folder.path })
  await stage.staff("admin", "Amal")
  const admin = await signIn(stage.product, "admin-1@example.com", staffPassword)
  falconry = await company("Falconry", admin)
  const theirs = await company("Bakery", admin)
  booker = await member(falconry.owner, "booker")
  const order = { ...plainBooking, paytyp: "on account", costCentre: falconry.costCentre }
  reference = (await data("POST", "order/createOrder", booker.headers, order)).bkref
  const key = await data("POST", "keys", falconry.owner.headers, { name: "Falcons", kind: "live", scopes: ["quotes"] })
  marks = [
    reference,
    falconry.id,
    falconry.owner.id,
    falconry.owner.email,
    booker.id,
    booker.email,
    key.id,
    falconry.costCentre,
    "Falcon",
  ]
  strangers
    .set("owner", theirs.owner.headers)
    .set("booker", (await member(theirs.owner, "booker")).headers)
    .set("viewer", (await member(theirs.owner, "viewer")).headers)
})
afterAll(async () => {
  await stage.product.stop()
  folder.remove()
})

/** Reads without a name: they answer what belongs to the caller. */
const lists = everyCall.filter(
  ([, { endpoint, access, gives }]) =>
    endpoint.method === "GET" && !endpoint.path.includes(":") && gives !== "events" && access !== "anyone",
)

const statement = ["", "/csv", "/pdf", "/invoice"].map((part) => `corporate/statements/2026-11${part}`)

/** Everything that a member can list, as text. */
async function shownTo(headers: SignedUp["headers"]): Promise<string> {
  const paths = [
    "account/export",
    ...lists.map(([, { endpoint }]) => endpoint.path.replace("/v1.0/", "")),
    ...statement,
    "corporate/bookings?month=2026-11",
  ]
  const answers = await Promise.all(paths.map((path) => stage.product.call("GET", `/v1.0/${path}`, { headers })))
  const bookings = await Promise.all(
    ["", "?channel=C2C", "?channel=B2B"].map((query) => data("POST", `task/bookinglist${query}`, headers, {})),
  )
  return JSON.stringify([answers.map(({ text }) => text), bookings])
}

describe("what a company has", () => {
  it("is to every member of another as if it were not there, by every call that names a booking", async () => {
    for (const [role, headers] of strangers) {
      for (const [name, { endpoint, access }] of everyCall) {
        if (!endpoint.path.includes(":reference") || access === "anyone") continue
        const ask = async (named: string) => {
          const path = endpoint.path.replace(":reference", named).replace(/:\w+/g, "RC-AE-2026-000001.pdf")
          const sent = endpoint.method === "GET" ? {} : { body: {} }
          const { status, body } = await stage.product.call(endpoint.method, path, { headers, ...sent })
          return [role, name, status, { ...body.errors?.[0], requestId: "" }]
        }
        const asked = await ask(reference)
        expect(asked).toEqual(await ask(unknownReference))
        expect(asked[2]).not.toBe(200)
        const { types } = permissions[access]
        if (types.customer === "none") expect(asked[2]).toBe(403)
      }
    }
    const { state } = await data("GET", `task/taskdetails?bookingId=${reference}`, booker.headers)
    expect(state).toBe("confirmed")
  })

  it("is in no list, statement, file or export of another's, and in those of its own", async () => {
    for (const [role, headers] of strangers) {
      const shown = await shownTo(headers)
      expect([role, marks.filter((mark) => shown.includes(mark))]).toEqual([role, []])
    }
    const own = await shownTo(booker.headers)
    expect([reference, booker.id, booker.email, "Falconry"].filter((mark) => !own.includes(mark))).toEqual([])
  })

  it("is in no list, file or export of somebody who was removed, though he booked it", async () => {
    const former = await member(falconry.owner, "booker")
    const order = { ...plainBooking, paytyp: "on account", costCentre: falconry.costCentre }
    const { bkref } = await data("POST", "order/createOrder", former.headers, order)
    const { bkref: own } = await data("POST", "order/createOrder", former.headers, plainBooking)
    const seen = async () => {
      const shown = await shownTo(former.headers)
      return [bkref, own].filter((mark) => shown.includes(mark))
    }
    expect(await seen()).toEqual([bkref, own])
    await data("DELETE", `corporate/members/${former.id}`, falconry.owner.headers)
    expect(await seen()).toEqual([own])
  })

  it("is neither joined, led nor paid for by naming it", async () => {
    for (const [role, headers] of strangers) {
      const tries: readonly (readonly [string, string, object])[] = [
        ["PUT", `corporate/members/${booker.id}`, { role: "viewer" }],
        ["DELETE", `corporate/members/${booker.id}`, {}],
        ["PUT", `corporate/companies/${falconry.id}/limit`, { limit: 1 }],
        ["POST", `corporate/companies/${falconry.id}/payments`, { reference: "R1", amount: 1 }],
        ["GET", `corporate/companies/${falconry.id}`, {}],
        ["POST", "order/createOrder", { ...plainBooking, paytyp: "on account", costCentre: falconry.costCentre }],
        ["POST", "corporate/invitation", { accept: true, company: falconry.id }],
      ]
      for (const [method, path, body] of tries) {
        const sent = method === "GET" ? {} : { body }
        const { status } = await stage.product.call(method, `/v1.0/${path}`, { headers, ...sent })
        expect([role, path, status >= 400 && status < 500]).toEqual([role, path, true])
      }
    }
    const { members } = await data("GET", "corporate/company", booker.headers)
    expect(JSON.stringify(members ?? [])).not.toContain("viewer")
  })
})

describe("the PIN that proves a delivery", () => {
  it("is known to who booked and to the company's owner, and not to who only looks on", async () => {
    const viewer = await member(falconry.owner, "viewer")
    const pins = (headers: SignedUp["headers"]) =>
      Promise.all(
        ["task/taskdetails", "order/tracking/live"].map(
          async (path): Promise<unknown> => (await data("GET", `${path}?bookingId=${reference}`, headers)).pin,
        ),
      )
    const [pin] = await pins(booker.headers)
    expect(pin).toMatch(/^\d{4}$/)
    expect(await pins(booker.headers)).toEqual([pin, pin])
    expect(await pins(falconry.owner.headers)).toEqual([pin, pin])
    expect(await pins(viewer.headers)).toEqual([null, null])
  })
})

describe("a live key", () => {
  it("follows and calls off what is under way while its company is suspended, and does nothing else", async () => {
    const admin = await signIn(stage.product, "admin-1@example.com", staffPassword)
    const { owner, costCentre } = await company("Roastery", admin)
    const scopes = ["quotes", "bookings:read", "bookings:write", "webhooks", "account"]
    const made = await data("POST", "keys", owner.headers, { name: "Shop", kind: "live", scopes })
    const withKey = (method: string, path: string, body?: object) =>
      stage.product.call(method, `/v1.0/${path}`, {
        headers: { authorization: `Bearer ${made.key}` },
        ...(body && { body }),
      })
    const decide = async (state: string) => {
      const { id, version } = (await data("GET", "corporate/company", owner.headers)).company
      await data("POST", `corporate/companies/${id}/decision`, admin, {
        state,
        version,
        reason: "Unpaid",
        limit: 2_000,
      })
    }
    const order = { ...plainBooking, paytyp: "on account", costCentre }
    const { bkref } = (await withKey("POST", "order/createOrder", order)).body.data
    const open: readonly Parameters<typeof withKey>[] = [
      ["GET", `task/taskdetails?bookingId=${bkref}`],
      ["POST", "task/bookinglist?channel=B2B"],
      ["GET", `order/tracking?bookingId=${bkref}`],
      ["GET", `bookings/${bkref}/cancellation`],
    ]
    const shut: readonly Parameters<typeof withKey>[] = [
      ["POST", "order/createOrder", order],
      ["POST", "order/createOrder", plainBooking],
      ["GET", "webhooks"],
      ["GET", "account/export"],
      ["GET", "corporate/company"],
      ["GET", "corporate/membership"],
      ["POST", `bookings/${bkref}/change`, {}],
    ]
    await decide("suspended")
    for (const call of open) expect([call, (await withKey(...call)).status]).toEqual([call, 200])
    for (const call of shut) expect([call, (await withKey(...call)).status]).toEqual([call, 403])
    const listed = await withKey("POST", "task/bookinglist?channel=B2B")
    expect(JSON.stringify(listed.body)).toContain(bkref)
    expect((await withKey("POST", `bookings/${bkref}/cancel`)).body.data).toMatchObject({ state: "cancelled" })
    await decide("approved")
    expect((await withKey("GET", "webhooks")).status).toBe(200)
  })

  it("opens nothing once whoever made it manages no company", async () => {
    const admin = await signIn(stage.product, "admin-1@example.com", staffPassword)
    const { owner } = await company("Laundry", admin)
    const second = await signUp(stage.product)
    await data("POST", "corporate/members", owner.headers, { email: second.email, role: "owner" })
    await data("POST", "corporate/invitation", second.headers, { accept: true })
    const made = await data("POST", "keys", owner.headers, { name: "Shop", kind: "live", scopes: ["bookings:read"] })
    const key = { headers: { authorization: `Bearer ${made.key}` } }
    expect((await stage.product.call("POST", "/v1.0/task/bookinglist", key)).status).toBe(200)
    await data("DELETE", `corporate/members/${owner.id}`, second.headers)
    expect((await stage.product.call("POST", "/v1.0/task/bookinglist", key)).status).toBe(401)
  })
})
