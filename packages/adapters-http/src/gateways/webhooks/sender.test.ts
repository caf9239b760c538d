import { once } from "node:events"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import type { WebhookDelivery } from "@mersal/domain/consumer/webhook"
import { WebhookSender } from "@mersal/domain/ports/driven/webhook-sender"
import { sampleBooking } from "@mersal/domain/testing/sample-booking"
import * as Effect from "effect/Effect"
import { Webhook } from "standardwebhooks"
import { afterEach, describe, expect, it } from "vitest"
import { messageBody, webhookSender } from "./sender.ts"

const secret = `whsec_${"0123456789abcdef".repeat(4)}`
const delivery: WebhookDelivery = {
  id: "msg_1",
  webhookId: "webhook-1",
  event: "booking.confirmed",
  reference: sampleBooking.reference,
  isTest: true,
  happenedAt: Date.parse("2026-11-21T12:00:00Z"),
  state: "waiting",
  attempts: 0,
  dueAt: 0,
  lastOutcome: null,
}

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** A receiver on a real port. */
async function receiver(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> {
  const server = createServer(answer)
  servers.push(server)
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return (server.address() as AddressInfo).port
}

const send = (url: string, mayBeInner = true, at = Date.now()) =>
  Effect.runPromise(
    WebhookSender.use((sender) => sender.send({ url, secret, delivery, at })).pipe(
      Effect.provide(webhookSender({ mayBeInner })),
    ),
  )

describe("sending to a webhook", () => {
  it("is taken by a receiver that checks the signature with the library of the standard", async () => {
    const received: unknown[] = []
    const port = await receiver(async (request, response) => {
      let body = ""
      for await (const piece of request) body += piece
      try {
        received.push(new Webhook(secret).verify(body, request.headers as Record<string, string>))
        response.writeHead(204).end()
      } catch {
        response.writeHead(400).end()
      }
    })
    expect(await send(`http://localhost:${port}/hook`)).toEqual({ isTaken: true, outcome: "204" })
    expect(received).toEqual([
      {
        type: "booking.confirmed",
        timestamp: "2026-11-21T12:00:00.000Z",
        data: { bkref: sampleBooking.reference, isTest: true },
      },
    ])
    const longAgo = Date.now() - 3_600_000
    expect(await send(`http://localhost:${port}/hook`, true, longAgo)).toEqual({ isTaken: false, outcome: "400" })
  })

  it("says the same words with every try", () => {
    expect(messageBody({ ...delivery, attempts: 5, lastOutcome: "503" })).toBe(messageBody(delivery))
    expect(JSON.parse(messageBody({ ...delivery, event: "ping", reference: null, isTest: false }))).toMatchObject({
      data: { isTest: false },
    })
  })

  it("is not taken by an answer other than 2xx, and goes no way that an answer points to", async () => {
    let asked = 0
    const port = await receiver((_, response) => {
      asked += 1
      response.writeHead(302, { location: "http://127.0.0.1/" }).end()
    })
    expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ isTaken: false, outcome: "302" })
    expect(asked).toBe(1)
  })

  it("does not read an answer that has no end", async () => {
    const port = await receiver((_, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write("more"), 1)
      response.once("close", () => clearInterval(timer))
    })
    expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ isTaken: true, outcome: "200" })
  })

  it("tells why there was no answer", async () => {
    const port = await receiver((request) => request.socket.destroy())
    expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ isTaken: false, outcome: "econnreset" })
  })

  it("never reaches our own machine or network where receivers are strangers, by number or by name", async () => {
    let asked = 0
    const port = await receiver((_, response) => {
      asked += 1
      response.end()
    })
    for (const host of ["127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f000001", "127.1", "[::ffff:127.0.0.1]"]) {
      expect([host, await send(`http://${host}:${port}/`, false)]).toEqual([
        host,
        { isTaken: false, outcome: "refused-address" },
      ])
    }
    expect(asked).toBe(0)
  })

  it("tells such an address before anything is sent, and one that no program could call", async () => {
    const issueOf = (url: string, mayBeInner = false) =>
      Effect.runSync(
        WebhookSender.use(({ addressIssue }) => Effect.succeed(addressIssue(url))).pipe(
          Effect.provide(webhookSender({ mayBeInner })),
        ),
      )
    const inner = [
      "10.0.0.1",
      "[::1]",
      "localhost",
      "LOCALHOST.",
      "a.localhost",
      "169.254.169.254",
      "2130706433",
      "0x7f.1",
    ]
    for (const host of inner) {
      expect([host, issueOf(`https://${host}/`), issueOf(`https://${host}/`, true)]).toEqual([host, "inner", null])
    }
    expect(
      ["hooks.example.com", "localhost.example.com", "[2606:4700::1111]"].map((host) =>
        issueOf(`https://${host}:8443/`),
      ),
    ).toEqual([null, null, null])
    expect(["https://example.com:99999/", "https://1.2.3.400/"].map((url) => issueOf(url, true))).toEqual([
      "malformed",
      "malformed",
    ])
    expect(await send("https://example.com:99999/", true)).toEqual({ isTaken: false, outcome: "refused-address" })
  })
})
