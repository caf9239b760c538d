import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { EndpointTable } from "@mersal/adapters-http/contract/endpoint-row"
import { endpointAreas, endpointTable } from "@mersal/adapters-http/contract/endpoint-table"
import { openApi } from "@mersal/adapters-http/openapi/open-api"
import { permissions } from "@mersal/domain/account/permissions"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { signIn } from "../../testing/signed-up.ts"
import { simulatedPayments } from "../../testing/simulated-payment.ts"
import { staffPassword, startStaffedStage } from "../../testing/staffed-stage.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

type Headers = Readonly<Record<string, string>>

const folder = mkdtempSync(join(tmpdir(), "mersal-driver-"))
let stage: Awaited<ReturnType<typeof startStaffedStage>>
let driverId: string
let driver: Headers
let ops: Headers

beforeAll(async () => {
  stage = await startStaffedStage({ kind: "sqlite", path: join(folder, "mersal.sqlite") })
  driverId = (await stage.staff("porter", "Dawud")).id
  await stage.staff("ops", "Olga")
  driver = await signIn(stage.product, "porter-1@example.com", staffPassword)
  ops = await signIn(stage.product, "ops-2@example.com", staffPassword)
})
afterAll(async () => {
  await stage.product.stop()
  rmSync(folder, { recursive: true })
})

const call = (method: string, path: string, headers: Headers, body?: object) =>
  stage.product.call(method, path, { headers, ...(body && { body }) })

async function obeyed(reference: string, by: Headers, given: object): Promise<void> {
  const body = { id: crypto.randomUUID(), ...given }
  const answer = await call("POST", `/v1.0/operations/bookings/${reference}/commands`, by, body)
  expect(answer.status, answer.text).toBe(200)
}

const description = openApi(endpointAreas, "Mersal", "http://localhost:3000")

/** These would end the session that the next calls use. */
const endings = new Set(["endOwnSession", "logout", "eraseAccount", "endOtherSessions"])

/** Every call that the table of rights allows a driver at all. */
const rows = Object.entries(endpointTable as EndpointTable).filter(
  ([name, { access, gives }]) =>
    (access === "anyone" || permissions[access].types.porter !== "none") && gives !== "events" && !endings.has(name),
)

/** The bodies of the calls that name a booking in their body. */
const bodies = (reference: string): Readonly<Record<string, object>> => ({
  commandBooking: { id: `start-${reference}`, command: "start" },
  completeOrder: { bkrefid: reference, leadId: null },
  confirmCardPayment: { bkrefid: reference },
  globalTracking: { field: "reference", value: reference, last4: "4567" },
  writeNote: { text: "At the gate" },
  openPaymentSession: { bookingId: reference, method: "card" },
  payBookingInCash: { bookingId: reference, method: "collect at pickup" },
})

interface DriversAnswer {
  readonly name: string
  readonly status: number
  readonly text: string
}

/** The answers that a driver gets from every call that can name a booking, if they name it or refuse. */
async function answersOf(reference: string): Promise<readonly DriversAnswer[]> {
  const commands = `/v1.0/operations/bookings/${reference}/commands`
  const wrong = { id: `wrong-${crypto.randomUUID()}`, command: "takeCash", amount: 0.01 }
  const refused = await call("POST", commands, driver, wrong)
  const answers: DriversAnswer[] = [{ name: "another amount", status: refused.status, text: refused.text }]
  for (const [name, { endpoint }] of rows) {
    const { method, path } = endpoint
    const operation = description.paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()]
    const query = (operation?.parameters ?? [])
      .filter((parameter) => parameter.in === "query" && /ref|booking_?id|merchantExtra1/i.test(parameter.name))
      .map((parameter) => `${parameter.name}=${reference}`)
    const address = path.replace(":reference", reference).replace(/:\w+/g, "0".repeat(32))
    if (name === "driverRun") query.push("date=2026-11-22")
    const body = method === "GET" ? undefined : (bodies(reference)[name] ?? {})
    const { status, text } = await call(method, [address, ...query].join("?"), driver, body)
    if (status >= 400 || text.includes(reference)) answers.push({ name, status, text })
  }
  return answers
}

/** All single values of an answer. */
const leaves = (value: unknown): readonly unknown[] =>
  typeof value === "object" && value !== null ? Object.values(value).flatMap(leaves) : [value]

/** Whether a sentence contains an amount with decimals as a separate number. */
const isWithin = (text: string, secret: unknown): boolean =>
  typeof secret === "number" &&
  !Number.isInteger(secret) &&
  new RegExp(`(?<![\\d.])${secret.toFixed(2).replace(".", "[.]")}(?!\\d)`).test(text)

/** What the desk reads about a booking's money, and whom it contacts: all values of fields with these names. */
async function moneyOf(reference: string): Promise<ReadonlySet<unknown>> {
  const { body } = await call("GET", `/v1.0/task/taskdetails?bookingId=${reference}`, ops)
  const { paid, refunded, goingBack, kept, due, last4, bookingData } = body.data
  const { baseFare, dis, vatPrc, tamt, prmcde, tariff, usr } = bookingData
  const { number } = (await call("GET", `/v1.0/bookings/${reference}/receipt`, ops)).body.data
  const told = { paid, refunded, goingBack, kept, due }
  const amounts = Object.values(told).map(({ amount }) => amount)
  const all = [...amounts, last4, baseFare, dis, vatPrc, tamt, prmcde, tariff, usr.email, number]
  return new Set(all.filter((value) => value !== 0 && value !== null))
}

/** With the last four digits he can search like anybody, and gets what a guest gets. */
const answering = ["orderTracking", "trackingLive", "globalTracking", "commandBooking", "showFile", "driverRun"]

/** A driver gets answers from these calls and no others, and learns nothing about money but this cash. */
async function tellsNoMore(reference: string, cash: readonly number[]): Promise<void> {
  const secrets = [...(await moneyOf(reference))].filter((secret) => !cash.includes(secret as number))
  const answers = await answersOf(reference)
  const telling = answers.filter(({ status }) => status < 400).map(({ name }) => name)
  expect(telling.sort()).toEqual([...answering].sort())
  expect(secrets.length).toBeGreaterThan(4)
  for (const { name, status, text } of answers) {
    const told = new Set(text === "" ? [] : leaves(JSON.parse(text)))
    const read = secrets.filter((secret) => told.has(secret) || isWithin(text, secret))
    expect([name, status, read]).toEqual([name, status, []])
    expect([name, text.match(/payment-review|hold-ending/g)]).toEqual([name, null])
  }
}

/** The money in the driver's own list. */
async function cashOf(reference: string) {
  const { body } = await call("GET", "/v1.0/driver/run?date=2026-11-22", driver)
  const stops = body.data as readonly { booking: { bkref: string }; till: Record<string, { amount: number }> }[]
  const till = stops.find(({ booking }) => booking.bkref === reference)?.till
  return Object.fromEntries(Object.entries(till ?? {}).map(([name, { amount }]) => [name, amount]))
}

const withPromo = { ...plainBooking, prmcde: "WELCOME10" }

describe("a driver is told of a booking's money what cash he has to take, whatever he asks", () => {
  it("nothing of one that is paid by card, nor of what goes back of it", async () => {
    const at = simulatedPayments(stage.product)
    const { bkref, attempt, page } = await at.session(withPromo, "card")
    await at.comeBack("/payment/token", await at.tokenised(page, "4005550000000001"))
    expect(await at.purchase(attempt)).toMatchObject({ status: "paid" })
    await obeyed(bkref, ops, { command: "assign", driver: driverId })
    expect((await moneyOf(bkref)).has("0001")).toBe(true)
    await tellsNoMore(bkref, [])
    await obeyed(bkref, ops, { command: "refund", amount: 7.77 })
    await obeyed(bkref, driver, { command: "collect" })
    await expect.poll(async () => (await moneyOf(bkref)).has(7.77), { timeout: 30_000 }).toBe(true)
    await tellsNoMore(bkref, [])
    await obeyed(bkref, ops, { command: "cancel", reason: "other" })
    await tellsNoMore(bkref, [])
    expect(await cashOf(bkref)).toEqual({ due: 0, paid: 0, refunded: 0, corrected: 0 })
  })

  it("the amount of one in cash, until he has taken it and afterwards, and not what the desk gives back", async () => {
    const customer = { name: "Yousef", phn: "+971502345678", email: "yousef@example.com" }
    const placed = await call("POST", "/v1.0/order/createOrder", {}, { ...withPromo, usr: customer })
    const { bkref, prc } = placed.body.data
    await obeyed(bkref, ops, { command: "assign", driver: driverId })
    expect(await cashOf(bkref)).toEqual({ due: prc, paid: 0, refunded: 0, corrected: 0 })
    await tellsNoMore(bkref, [prc])
    await obeyed(bkref, driver, { command: "takeCash", amount: prc })
    await obeyed(bkref, ops, { command: "refund", amount: 7.77 })
    expect((await moneyOf(bkref)).has(7.77)).toBe(true)
    await tellsNoMore(bkref, [prc])
    expect(await cashOf(bkref)).toEqual({ due: prc, paid: prc, refunded: 0, corrected: 0 })
  })
})
