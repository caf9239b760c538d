import { once } from "node:events"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import type { RawNotification } from "@mersal/domain/ports/driven/payment-gateways"
import { type GatewayStage, paymentGatewayContract } from "@mersal/domain/testing/contracts/payment-gateway"
import * as Effect from "effect/Effect"
import { afterEach, describe, it } from "vitest"
import {
  apsAt,
  pipeAt,
  seePage,
  shopsOrigin,
  startTestSimulator,
  type TestSimulator,
} from "../../testing/running-simulator.ts"

const started: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of started.splice(0)) await stop()
})

/** A shop's server that accepts notifications. */
async function shop(notifications: RawNotification[]): Promise<string> {
  const server: Server = createServer(async (request, response) => {
    let body = ""
    for await (const piece of request) body += piece
    notifications.push({ contentType: request.headers["content-type"] ?? "", body, receivedAt: 0 })
    response.end()
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  started.push(async () => void server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
}

const numbers = { pays: "4005550000000001", declined: "4000000000000002", pending: "4000000000000077" }

async function stage(
  currency: GatewayStage["currency"],
  gatewayAt: (simulator: TestSimulator) => Pick<GatewayStage, "gateway" | "payBy">,
): Promise<GatewayStage> {
  const simulator = await startTestSimulator()
  const { running, fault, pass } = simulator
  started.push(running.stop)
  const notifications: RawNotification[] = []
  const address = await shop(notifications)
  running.tellAt({ aps: address, pipe: address })
  return {
    currency,
    pass,
    ...gatewayAt(simulator),
    kept: async (reference) => {
      const response = await fetch(`${running.origin}/journal?reference=${reference}`)
      const { entries } = (await response.json()) as { entries: { kind: string; amount: number }[] }
      const sum = (kind: string) =>
        entries.filter((entry) => entry.kind === kind).reduce((total, { amount }) => total + amount, 0)
      return sum("charge") - sum("refund")
    },
    loseAnswer: async (call) => fault({ at: call === "refund" ? "REFUND" : "CHECK_STATUS", do: "drop-after" }),
    misstate: async (amount) => fault({ at: "CHECK_STATUS", do: "amount", amount }),
    lag: async (times) => fault({ at: "CHECK_STATUS", do: "lag", times }),
    spoil: async (how) => fault({ at: "CHECK_STATUS", do: how === "page" ? "html-after" : "bad-signature" }),
    told: async () => {
      await running.idle()
      return notifications
    },
  }
}

const withAps = () =>
  stage("AED", (simulator) => {
    const gateway = apsAt(simulator)
    return {
      gateway,
      payBy: async (asked, opened, card) => {
        if (opened.kind !== "form") throw new Error("not a form")
        const typed = { card_number: numbers[card], expiry_date: "3001", card_security_code: "123" }
        const { fields } = await seePage(opened.action, { ...opened.fields, ...typed, card_holder_name: "AMNA" })
        const message = await Effect.runPromise(gateway.readReturn(fields))
        await Effect.runPromise(
          gateway.purchase(asked, {
            token: message?.token ?? "",
            customerAddress: "203.0.113.7",
            deviceFingerprint: null,
            isAuthorisation: false,
          }),
        )
        return fields
      },
    }
  })

const withPipe = () =>
  stage("QAR", (simulator) => ({
    gateway: pipeAt(simulator),
    payBy: async (_, opened, card) => {
      if (opened.kind !== "pipe") throw new Error("no pipe")
      const response = await fetch(`${opened.base}/purchase`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: shopsOrigin },
        body: JSON.stringify({ card: numbers[card], cvv2: "123", expYear: "2030", expMonth: "01", amount: 1 }),
      })
      const { data } = (await response.json()) as { data: { targetUrl: string; payId: string } }
      const page = await seePage(`${data.targetUrl}?paymentid=${data.payId}`, { decision: "approve" })
      return Object.fromEntries(new URL(page.location ?? "").searchParams)
    },
  }))

for (const [name, start] of [
  ["Amazon Payment Services", withAps],
  ["Qatar's gateway", withPipe],
] as const)
  describe(`${name}, at its simulator`, () => {
    for (const { name: promise, run } of paymentGatewayContract) it(promise, async () => run(await start()))
  })
