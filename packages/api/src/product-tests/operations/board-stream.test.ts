import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import { type Desk, desks } from "@mersal/domain/operations/desk"
import { hiring } from "@mersal/domain/testing/contracts/hired-staff"
import { afterEach, describe, expect, it } from "vitest"
import { mostStreams } from "../../http/open-streams.ts"
import { startAccountStage } from "../../testing/account-stage.ts"
import { type RunningProduct, startProduct } from "../../testing/running-product.ts"
import { signUp } from "../../testing/signed-up.ts"
import { simulatedPayments } from "../../testing/simulated-payment.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

const running: RunningProduct[] = []
const readers: AbortController[] = []
afterEach(async () => {
  for (const reader of readers.splice(0)) reader.abort()
  await Promise.all(running.splice(0).map((product) => product.stop()))
})

const contact = { kind: "contact", domain: "AE", name: "Huda", email: "huda@example.com", message: "Hatta?" }
const registration = {
  dom: "AE",
  trn: "100000000000123",
  name: "Shop",
  contact: "Amna",
  email: "shop@example.com",
  phn: "+97142345678",
}
const closing = { domain: "AE", date: "2026-11-19" }

/** A member of staff as a program: signed in by a token. */
async function signedIn(product: RunningProduct, email: string): Promise<Readonly<Record<string, string>>> {
  const { body } = await product.call("POST", "/v1.0/auth/login", { body: { email, password: "falcons8!" } })
  return { token: body.data.auth.token }
}

type Piece = Readonly<Record<string, unknown>>

/** The pieces of a stream, each with the id before it. */
async function* pieces(response: Response): AsyncGenerator<Piece> {
  let text = ""
  for await (const part of response.body ?? []) {
    text += new TextDecoder().decode(part)
    const whole = text.split("\n\n")
    text = whole.pop() ?? ""
    for (const piece of whole.filter((each) => !each.startsWith(":"))) {
      const [, id, data = "{}"] = /^id: (\d+)\ndata: (\{.*\})$/.exec(piece) ?? expect.unreachable(piece)
      expect(JSON.parse(data).id).toBe(id)
      yield JSON.parse(data)
    }
  }
}

function streamOf(product: RunningProduct, path: string, headers: Readonly<Record<string, string>>) {
  const reader = new AbortController()
  readers.push(reader)
  return fetch(`${product.url}/v1.0/${path}`, { headers, signal: reader.signal })
}

const nextOf = async (stream: AsyncGenerator<Piece>): Promise<Piece | null> => (await stream.next()).value ?? null

async function until(stream: AsyncGenerator<Piece>, wanted: Piece): Promise<Piece> {
  for (;;) {
    const piece = (await nextOf(stream)) ?? expect.unreachable("The stream is over")
    if (Object.entries(wanted).every(([name, value]) => piece[name] === value)) return piece
  }
}

const book = async (product: RunningProduct): Promise<string> =>
  (await product.call("POST", "/v1.0/order/createOrder", { body: plainBooking })).body.data.bkref

const command = (product: RunningProduct, headers: Readonly<Record<string, string>>, bkref: string, body: Piece) =>
  product.call("POST", `/v1.0/operations/bookings/${bkref}/commands`, { headers, body })

async function scene(database?: Parameters<typeof startAccountStage>[0]) {
  const stage = await startAccountStage(database ?? (await (testDatabases[0] ?? expect.unreachable()).open()))
  running.push(stage.product)
  const hire = hiring(stage)
  const [ops, driver] = [await hire("ops", "Olga"), await hire("porter", "Dawud")]
  const { product } = stage
  return {
    product,
    driver: { id: driver.id, headers: await signedIn(product, "porter-2@example.com") },
    ops: { id: ops.id, headers: await signedIn(product, "ops-1@example.com") },
  }
}

for (const database of testDatabases) {
  describe(`two servers on ${database.name}`, () => {
    it("tell dispatchers and drivers what the other one changed, and whoever comes back to either", async () => {
      const settings = await database.open()
      const { product, ops, driver } = await scene(settings)
      const other = await startProduct({ database: settings })
      running.push(other)
      const board = pieces(await streamOf(other, "operations/stream", ops.headers))
      const run = pieces(await streamOf(other, "driver/stream", driver.headers))
      expect([await nextOf(board), await nextOf(run)]).toMatchObject([{ kind: "begun" }, { kind: "begun" }])

      const bkref = await book(product)
      const { id } = await until(board, { kind: "booking", bkref, state: "confirmed", driver: null, order: 0 })
      await command(product, ops.headers, bkref, { id: "give-it-away", command: "assign", driver: driver.id })
      await until(board, { kind: "booking", bkref, state: "assigned", driver: driver.id, order: 1 })
      expect(await nextOf(run)).toMatchObject({ kind: "booking", bkref, driver: driver.id })
      await command(product, driver.headers, bkref, { id: "set-off-now", command: "start" })
      await product.call("POST", "/v1.0/driver/position", { headers: driver.headers, body: { lat: 25.1, lon: 55.2 } })
      const place = await until(board, { kind: "position", driver: driver.id })
      expect(place.position).toMatchObject({ lat: 25.1, lon: 55.2 })

      const again = pieces(
        await streamOf(product, "operations/stream", { ...ops.headers, "last-event-id": String(id) }),
      )
      expect(await nextOf(again)).toMatchObject({ kind: "begun" })
      await until(again, { kind: "booking", bkref, state: "pickupStarted", order: 2 })
    })
  })
}

for (const database of testDatabases) {
  describe(`desks on ${database.name}`, () => {
    it("tell dispatchers of each when something changes there, and of all whoever comes back", async () => {
      const { product, ops } = await scene(await database.open())
      const board = pieces(await streamOf(product, "operations/stream", ops.headers))
      const { id } = (await nextOf(board)) ?? {}
      const customer = await signUp(product)
      const done: Readonly<Record<Desk, () => Promise<unknown>>> = {
        leads: () => product.call("POST", "/v1.0/leads", { body: contact }),
        payments: () => simulatedPayments(product).session(plainBooking, "card"),
        books: () =>
          product.call("POST", "/v1.0/operations/reports/day/closing", { headers: ops.headers, body: closing }),
        companies: () =>
          product.call("POST", "/v1.0/corporate/register", { headers: customer.headers, body: registration }),
      }
      for (const desk of desks) {
        await done[desk]()
        await until(board, { kind: "desk", desk })
      }

      const again = pieces(await streamOf(product, "operations/stream", { ...ops.headers, "last-event-id": `${id}` }))
      expect(await nextOf(again)).toMatchObject({ kind: "begun" })
      for (const desk of desks) expect(await nextOf(again)).toMatchObject({ kind: "desk", desk })
    })
  })
}

describe("the stream of the board on the wire", () => {
  it("is server-sent events that nobody stores, for dispatchers alone", async () => {
    const { product, ops, driver } = await scene()
    const response = await streamOf(product, "operations/stream", ops.headers)
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8")
    expect(response.headers.get("cache-control")).toBe("no-store")
    const statuses = await Promise.all(
      [driver.headers, {}].map((headers) => product.call("GET", "/v1.0/operations/stream", { headers })),
    )
    expect(statuses.map(({ status }) => status)).toEqual([403, 401])
  })

  it("says that all is to be read anew to whoever comes back with an id that is none", async () => {
    const { product, ops } = await scene()
    for (const id of ["9".repeat(14), "yesterday"]) {
      const stream = pieces(await streamOf(product, "operations/stream", { ...ops.headers, "last-event-id": id }))
      expect(await nextOf(stream)).toMatchObject({ kind: "reload" })
    }
  })

  it("ends with the session of its reader, at the next change", async () => {
    const { product, driver, ops } = await scene()
    const stream = pieces(await streamOf(product, "driver/stream", driver.headers))
    expect(await nextOf(stream)).toMatchObject({ kind: "begun" })
    await product.call("POST", "/v1.0/auth/logout", { headers: driver.headers, body: {} })
    await command(product, ops.headers, await book(product), {
      id: "give-it-away",
      command: "assign",
      driver: driver.id,
    })
    expect(await nextOf(stream)).toBeNull()
  })

  it("is opened twenty times by one account, and an address that others share is no matter", async () => {
    const { product, ops, driver } = await scene()
    const open = await Promise.all(
      Array.from({ length: mostStreams }, () => streamOf(product, "operations/stream", ops.headers)),
    )
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]))
    const refused = await streamOf(product, "operations/stream", ops.headers)
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"])
    expect((await streamOf(product, "driver/stream", driver.headers)).status).toBe(200)
  })
})
