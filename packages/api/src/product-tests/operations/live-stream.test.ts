import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { newDatabaseFolder } from "@mersal/adapters-db/testing/new-database-path"
import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import { hiring } from "@mersal/domain/testing/contracts/hired-staff"
import { afterEach, describe, expect, it, onTestFinished } from "vitest"
import { mostStreams } from "../../http/open-streams.ts"
import { startAccountStage } from "../../testing/account-stage.ts"
import { type RunningProduct, startProduct } from "../../testing/running-product.ts"
import { type SignedUp, signIn, signUp, signUpCompany } from "../../testing/signed-up.ts"
import { staffPassword, startStaffedStage } from "../../testing/staffed-stage.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

const running: RunningProduct[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((product) => product.stop()))
})

async function productOf(): Promise<RunningProduct> {
  const product = await startProduct()
  running.push(product)
  return product
}

const book = async (product: RunningProduct) => {
  const { body } = await product.call("POST", "/v1.0/order/createOrder", { body: plainBooking })
  return body.data as { readonly bkref: string; readonly accessToken: string }
}

const bookAs = async (product: RunningProduct, headers: SignedUp["headers"]) => {
  const { body } = await product.call("POST", "/v1.0/order/createOrder", { body: plainBooking, headers })
  return body.data as { readonly bkref: string }
}

const streamOf = (product: RunningProduct, reference: string, signal?: AbortSignal) =>
  fetch(`${product.url}/v1.0/order/tracking/stream?bookingId=${reference}`, signal ? { signal } : {})

/** The next piece of a stream, or null if it has ended. */
async function nextOf(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Record<string, unknown> | null> {
  const { value, done } = await reader.read()
  if (done) return null
  const text = new TextDecoder().decode(value)
  expect(text).toMatch(/^data: \{.*\}\n\n$/)
  return JSON.parse(text.slice("data: ".length))
}

const readerOf = (response: Response) => (response.body ?? expect.unreachable()).getReader()

/** The code of a refusal. */
async function codeOf(response: Response): Promise<string | undefined> {
  const { errors } = (await response.json()) as { readonly errors: readonly { readonly code: string }[] }
  return errors[0]?.code
}

describe("the live stream on the wire", () => {
  it("is server-sent events that nobody stores, and begins with the present state", async () => {
    const product = await productOf()
    const { bkref } = await book(product)
    const gone = new AbortController()
    const response = await streamOf(product, bkref, gone.signal)
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8")
    expect(response.headers.get("cache-control")).toBe("no-store")
    expect(await nextOf(readerOf(response))).toMatchObject({ bkref, state: "confirmed", hasEnded: false })
    gone.abort()
  })

  it("has a head that ends, so that the line it came on is free", async () => {
    const product = await productOf()
    const { bkref } = await book(product)
    const line = connect(Number(new URL(product.url).port), "localhost")
    const call = `/v1.0/order/tracking/stream?bookingId=${bkref} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
    line.write(`HEAD ${call}`)
    expect(await text(line)).toContain("text/event-stream")
  })

  it("tells no name, phone, address, price or PIN to whoever has the reference alone", async () => {
    const product = await productOf()
    const { bkref } = await book(product)
    const gone = new AbortController()
    const piece = JSON.stringify(await nextOf(readerOf(await streamOf(product, bkref, gone.signal))))
    gone.abort()
    const { usr, pkp, dlv } = plainBooking
    const secrets = [usr.name, usr.phn, usr.email, dlv[0]?.name, dlv[0]?.ph, pkp[0]?.add, dlv[0]?.add]
    for (const secret of secrets) expect(piece).not.toContain(secret)
    expect(JSON.parse(piece)).toMatchObject({ pin: null, driver: null, position: null })
    // No field holds an amount: these are all the fields.
    const fields = [
      "bkref",
      "dlvslot",
      "driver",
      "eta",
      "events",
      "hasArrived",
      "hasEnded",
      "liveLeg",
      "pin",
      "pkpslot",
      "position",
      "state",
    ]
    expect(Object.keys(JSON.parse(piece)).sort()).toEqual(fields)
  })

  it("answers an unknown reference as every call does", async () => {
    const product = await productOf()
    const response = await streamOf(product, "AE0000000000099")
    expect([response.status, await codeOf(response)]).toEqual([404, "booking-not-found"])
  })

  it("is opened twenty times from one address, and no more often", async () => {
    const product = await productOf()
    const { bkref } = await book(product)
    const gone = Array.from({ length: mostStreams }, () => new AbortController())
    const open = await Promise.all(gone.map(({ signal }) => streamOf(product, bkref, signal)))
    expect(open.map(({ status }) => status)).toEqual(Array(mostStreams).fill(200))
    const refused = await streamOf(product, bkref)
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"])
    await refused.arrayBuffer()
    for (const one of gone) one.abort()
  })

  it("tells its reader nothing more once he has logged out, or his key was revoked", async () => {
    const product = await productOf()
    const person = await signUp(product)
    const other = await signIn(product, person.email, person.password)
    const key = { name: "Shop", kind: "sandbox", scopes: ["bookings:read"] }
    const made = (await product.call("POST", "/v1.0/keys", { body: key, headers: other })).body.data
    const ways: readonly (readonly [Record<string, string>, () => Promise<unknown>])[] = [
      [person.headers, () => product.call("POST", "/v1.0/auth/logout", { body: {}, headers: person.headers })],
      [
        { authorization: `Bearer ${made.key}` },
        () => product.call("DELETE", `/v1.0/keys/${made.id}`, { headers: other }),
      ],
    ]
    for (const [headers, leave] of ways) {
      const { bkref } = await bookAs(product, other)
      const response = await fetch(`${product.url}/v1.0/order/tracking/stream?bookingId=${bkref}`, { headers })
      const reader = readerOf(response)
      expect(await nextOf(reader)).toMatchObject({ bkref, state: "confirmed" })
      await leave()
      const cancelled = await product.call("POST", `/v1.0/bookings/${bkref}/cancel`, { body: {}, headers: other })
      expect(cancelled.status).toBe(200)
      expect(await nextOf(reader)).toBeNull()
    }
  })

  it("tells a company's booking no more to a member who was removed, or whose company was suspended", async () => {
    const folder = newDatabaseFolder()
    onTestFinished(folder.remove)
    const stage = await startStaffedStage({ kind: "sqlite", path: folder.path })
    const { product } = stage
    running.push(product)
    await stage.staff("admin", "Amal")
    const admin = await signIn(product, "admin-1@example.com", staffPassword)
    const owner = await signUpCompany(product, admin)
    const person = await signUp(product)
    const data = async (method: string, path: string, headers: SignedUp["headers"], body?: object) => {
      const answer = await product.call(method, `/v1.0/${path}`, { headers, ...(body && { body }) })
      expect([path, answer.status]).toEqual([path, 200])
      return answer.body.data
    }
    const { id, version: begun } = (await data("GET", "corporate/company", owner.headers)).company
    const centres = { version: begun, costCentres: [{ name: "Shop", isActive: true }] }
    const { costCentres } = await data("PUT", "corporate/cost-centres", owner.headers, centres)
    await data("PUT", `corporate/companies/${id}/limit`, admin, { limit: 2_000 })
    await data("POST", "corporate/members", owner.headers, { email: person.email, role: "viewer" })
    await data("POST", "corporate/invitation", person.headers, { accept: true })
    const known: unknown = expect.stringMatching(/^\d{4}$/)
    const ways: readonly (readonly [SignedUp["headers"], unknown, () => Promise<unknown>])[] = [
      [person.headers, null, () => data("DELETE", `corporate/members/${person.id}`, owner.headers)],
      [
        owner.headers,
        known,
        async () => {
          const { version } = (await data("GET", "corporate/company", owner.headers)).company
          await data("POST", `corporate/companies/${id}/decision`, admin, {
            state: "suspended",
            reason: "Asked for",
            version,
          })
        },
      ],
    ]
    for (const [headers, pin, leave] of ways) {
      const order = { ...plainBooking, paytyp: "on account", costCentre: costCentres[0].id }
      const { bkref } = await data("POST", "order/createOrder", owner.headers, order)
      const response = await fetch(`${product.url}/v1.0/order/tracking/stream?bookingId=${bkref}`, { headers })
      const reader = readerOf(response)
      expect(await nextOf(reader)).toMatchObject({ bkref, pin })
      await leave()
      await data("POST", `bookings/${bkref}/cancel`, owner.headers, {})
      expect(await nextOf(reader)).toBeNull()
    }
  })

  it("ends with the server, which does not wait for it", async () => {
    const product = await startProduct()
    const { bkref } = await book(product)
    const reader = readerOf(await streamOf(product, bkref))
    await nextOf(reader)
    await product.stop()
    expect(await nextOf(reader)).toBeNull()
  })
})

for (const database of testDatabases) {
  describe(`several servers on ${database.name}`, () => {
    it("tell their readers what others changed", async () => {
      const settings = await database.open()
      const stage = await startAccountStage(settings)
      running.push(stage.product)
      const other = await startProduct({ database: settings })
      running.push(other)
      const { bkref } = await book(stage.product)
      const gone = new AbortController()
      const reader = readerOf(await streamOf(other, bkref, gone.signal))
      expect(await nextOf(reader)).toMatchObject({ state: "confirmed" })
      const ops = await hiring(stage)("ops", "Olga")
      const held = await ops.services.operations.command({
        reference: bkref,
        id: "the-command",
        command: { type: "hold", reason: "weather" },
        at: null,
        place: null,
        after: 0,
      })
      expect(held._tag).toBe("Success")
      expect(await nextOf(reader)).toMatchObject({ state: "onHold" })
      gone.abort()
    })
  })
}
