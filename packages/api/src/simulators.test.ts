import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Reference } from "@mersal/domain/booking/order/reference"
import { money } from "@mersal/domain/money/money"
import { PaymentGateways } from "@mersal/domain/ports/driven/payment-gateways"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it } from "vitest"
import { cardDestinations, cardGateways, paymentOffer } from "./card-gateways.ts"
import { ServerClock } from "./clock.ts"
import type { Settings } from "./config.ts"
import { serverLog } from "./http/logs/request-log.ts"
import { PortRefused } from "./port-refused.ts"
import { startServer } from "./server.ts"
import { simulatorPort } from "./settings/own-ports.ts"
import { simulatorFile, startSimulators } from "./simulators.ts"
import { settingsForTests } from "./testing/running-product.ts"

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const cashOnly: Settings["payments"] = { ...settingsForTests.payments, AE: "none", QA: "none" }

async function started(overrides: Partial<Settings> = {}) {
  const server = await startServer({ settings: { ...settingsForTests, ...overrides } })
  stops.push(server.stop)
  return server
}

describe("the payment simulator", () => {
  it("starts and stops with the product, on another site", async () => {
    const server = await started()
    const { hostname, port } = new URL(server.simulatorUrl ?? "")
    expect(hostname).toBe("127.0.0.1")
    expect(new URL(server.url).hostname).toBe("localhost")
    expect(port).not.toBe(new URL(server.url).port)
    expect((await fetch(`${server.simulatorUrl}/journal`)).status).toBe(200)
    await server.stop()
    await expect(fetch(`${server.simulatorUrl}/journal`)).rejects.toThrow()
  })

  it("does not start where no market uses it", async () => {
    expect((await started({ payments: cashOnly })).simulatorUrl).toBeNull()
    expect((await started({ payments: { ...cashOnly, QA: "simulator" } })).simulatorUrl).not.toBeNull()
  })

  it("says in a line whose port is taken, and which setting chooses another", async () => {
    const other = createServer().listen(0, "127.0.0.1")
    await once(other, "listening")
    stops.push(async () => other.close())
    const { port } = other.address() as AddressInfo
    const payments = { ...settingsForTests.payments, simulatorPort: port }
    const starting = startServer({ settings: { ...settingsForTests, payments } })
    await expect(starting).rejects.toThrow(PortRefused)
    await expect(starting).rejects.toThrow(
      `Port ${port} of the payment simulator is taken. Stop what uses it, or choose another one: SIMULATOR_PORT=${port + 1} npm start`,
    )
    // If nobody chose it, the simulator's port follows from the product's own, which counts as taken too.
    const beside = startServer({ settings: { ...settingsForTests, port: port - 1_000 } })
    await expect(beside).rejects.toThrow(
      `Port ${port} of the payment simulator (it follows PORT unless SIMULATOR_PORT is set) is taken. Stop what uses it, or choose another one: PORT=${port - 999} npm start`,
    )
  })

  it("listens a thousand above the product, unless somebody says where", () => {
    const at = (port: number, simulator: number | null) =>
      simulatorPort({ port, payments: { ...cashOnly, simulatorPort: simulator } })
    expect(at(3000, null)).toBe(4000)
    expect(at(3000, 5000)).toBe(5000)
    expect(at(0, null)).toBe(0)
    expect(at(65_000, null)).toBe(0)
  })

  it("goes by the product's clock, remembers beside its database, and believes the product's adapters", async () => {
    const folder = mkdtempSync(join(tmpdir(), "mersal-"))
    stops.push(async () => rmSync(folder, { recursive: true }))
    const clock = new ServerClock(settingsForTests.clock)
    const settings: Settings = { ...settingsForTests, database: { kind: "sqlite", path: join(folder, "a.sqlite") } }
    const log = serverLog("silent")

    const first = await startSimulators(settings, clock, log)
    const port = Number(new URL(first?.origin ?? "").port)
    const gateways = cardGateways({ ...settings, payments: { ...settings.payments, simulatorPort: port } })
    const attempt = {
      reference: "QA1-a1",
      booking: "QA7H2D9XM4KC8NR" as Reference,
      method: "card",
      amount: money(2625, "QAR"),
      email: "amna@example.com",
      language: "en",
      returnUrls: {
        token: "http://localhost:3000/payment/token",
        purchase: "http://localhost:3000/payment/postpurchase",
      },
    } as const
    const opened = await Effect.runPromise(
      PaymentGateways.use(({ of, named }) => {
        expect(of("AE")).toMatchObject({ id: "aps", isSimulator: true })
        expect(named("pipe")).toBe(of("QA"))
        return named("pipe")?.open(attempt) ?? Effect.succeed(null)
      }).pipe(Effect.provide(gateways)),
    )
    if (opened?.kind !== "pipe") throw new Error("not opened")
    const card = { card: "4000000000000077", cvv2: "123", expYear: "2030", expMonth: "1" }
    const post = (origin: string) =>
      fetch(`${opened.base}/purchase`, {
        method: "POST",
        headers: { "content-type": "application/json", origin },
        body: JSON.stringify(card),
      })
    for (const origin of ["http://evil.example", "http://localhost.evil.example", "null"])
      expect((await post(origin)).status, origin).toBe(403)
    const { data } = (await (await post("http://qatar.localhost:3000")).json()) as { data: { payId: string } }
    await fetch(`${first?.origin}/pipe/bank?paymentid=${data.payId}`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ decision: "approve" }),
    })
    const entries = async (origin = "") => {
      const { entries } = (await (await fetch(`${origin}/journal`)).json()) as {
        entries: { at: number; amount: number }[]
      }
      return entries.map(({ at, amount }) => [at, amount])
    }
    expect(await entries(first?.origin)).toEqual([])
    await clock.advance(30_000)
    const charged = [[clock.currentTimeMillisUnsafe(), 2625]]
    expect(await entries(first?.origin)).toEqual(charged)
    await first?.stop()

    const second = await startSimulators(settings, clock, log)
    stops.push(async () => second?.stop())
    expect(await entries(second?.origin)).toEqual(charged)
  })
})

describe("card gateways", () => {
  const aps = {
    pageUrl: "https://checkout.example/FortAPI/paymentPage",
    apiUrl: "https://api.example/FortAPI/paymentApi",
    accessCode: "a",
    merchantId: "m",
    requestPhrase: "r",
    responsePhrases: ["s"],
    shaType: "sha256",
  } as const
  const bankpipe = { url: "https://bank.example/pipe", terminalId: "t", password: "p", key: "k" }
  const withPayments = (payments: Partial<Settings["payments"]>): Settings => ({
    ...settingsForTests,
    payments: { ...cashOnly, ...payments },
  })
  const idsOf = (settings: Settings) =>
    Effect.runPromise(
      PaymentGateways.use(({ of }) =>
        Effect.succeed([of("AE"), of("QA")].map((gateway) => gateway && [gateway.id, gateway.isSimulator])),
      ).pipe(Effect.provide(cardGateways(settings))),
    )

  it("are those of the settings, and cards are taken where there is one", async () => {
    const none = withPayments({})
    expect(await idsOf(none)).toEqual([null, null])
    expect(cardDestinations(none)).toEqual({ forms: [], calls: [] })
    expect(paymentOffer(none)).toEqual({
      AE: ["cashAtPickup", "cashAtDelivery"],
      QA: ["cashAtPickup", "cashAtDelivery"],
    })
    const real = withPayments({ AE: "aps", QA: "bankpipe", aps, bankpipe })
    expect(await idsOf(real)).toEqual([
      ["aps", false],
      ["pipe", false],
    ])
    expect(cardDestinations(real)).toEqual({ forms: ["https://checkout.example"], calls: ["https://bank.example"] })
    expect(paymentOffer(real)).toEqual({
      AE: ["cashAtPickup", "cashAtDelivery", "card"],
      QA: ["cashAtPickup", "cashAtDelivery", "card", "debitCard"],
    })
    const mixed = withPayments({ AE: "simulator", QA: "bankpipe", bankpipe, simulatorPort: 4000 })
    expect(await idsOf(mixed)).toEqual([
      ["aps", true],
      ["pipe", false],
    ])
    expect(cardDestinations(mixed)).toEqual({ forms: ["http://127.0.0.1:4000"], calls: ["https://bank.example"] })
  })
})

describe("the simulator's file beside PostgreSQL", () => {
  it("has the database's name and nothing else of its address", () => {
    expect(simulatorFile("postgres://me:secret@db.example:5432/mersal?sslmode=no")).toBe("mersal.simulator.jsonl")
    expect(simulatorFile("postgresql://db/../../etc/passwd")).toBe("etcpasswd.simulator.jsonl")
    expect(simulatorFile("postgres://db")).toBe("postgres.simulator.jsonl")
  })
})
