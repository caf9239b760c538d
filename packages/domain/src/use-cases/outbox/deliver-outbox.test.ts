import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { afterEach, describe, expect, it } from "vitest"
import type { Webhook } from "../../consumer/webhook.ts"
import { type Message, MessageNotSent, MessageSender } from "../../ports/driven/messages.ts"
import { Outbox } from "../../ports/driven/outbox.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { Webhooks } from "../../ports/driven/webhooks.ts"
import { inMemoryPorts } from "../../testing/in-memory-ports.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import { deliverOutbox } from "./deliver-outbox.ts"

const { reference, customer, dropOff } = sampleBooking
const start = sampleBooking.bookedAt

const webhook: Webhook = {
  id: "webhook-1",
  accountId: "shop",
  url: "https://hooks.example.com/",
  events: ["booking.confirmed"],
  isActive: true,
  generation: 1,
  createdAt: start,
}

let close: (() => Promise<void>) | undefined
afterEach(() => close?.())

/** The product over memory with one message in its outbox, and a sender that fails for whom it is told to. */
async function stageOf({ isSandbox = false, topic = "booking-confirmed" } = {}) {
  const sent: Message[] = []
  const unreachable = new Set<string>()
  const sender = Layer.succeed(MessageSender, {
    send: (message) =>
      Effect.suspend(() => {
        if (unreachable.has(message.to)) return Effect.fail(new MessageNotSent({ channel: message.channel }))
        sent.push(message)
        return Effect.void
      }),
  })
  const runtime = ManagedRuntime.make(sender.pipe(Layer.provideMerge(inMemoryPorts()), Layer.merge(TestClock.layer())))
  close = () => runtime.dispose()
  const begin: readonly Change[] = [
    { kind: "insertBooking", booking: sampleBooking, ownerDigest: null, belongings: { isSandbox, accountId: "shop" } },
    { kind: "insertWebhook", webhook, most: 1 },
    { kind: "enqueue", message: { id: "m-1", topic, reference, at: start } },
  ]
  await runtime.runPromise(UnitOfWork.use((work) => work.commit(begin)))
  return {
    sent,
    run: runtime.runPromise,
    unreachable,
    to: () => sent.map(({ to }) => to).toSorted(),
    deliverAt: (instant: number) => runtime.runPromise(Effect.andThen(TestClock.setTime(instant), deliverOutbox())),
    waiting: (instant: number) => runtime.runPromise(Outbox.use((outbox) => outbox.oldestDue(instant))),
  }
}

const both = [customer.email, dropOff.contact.phone].toSorted()

describe("the outbox", () => {
  it("delivers once what is due, and no more of it later", async () => {
    const { deliverAt, to, waiting } = await stageOf()
    // One message becomes one for each who is told.
    expect(await deliverAt(start)).toBe(3)
    expect(to()).toEqual(both)
    expect(await deliverAt(start + 1e9)).toBe(0)
    expect(to()).toEqual(both)
    expect(await waiting(start + 1e9)).toBeNull()
  })

  it("keeps what could not be delivered, tries it later, and lets it hold up nobody else", async () => {
    const { deliverAt, to, unreachable } = await stageOf()
    unreachable.add(customer.email)
    await deliverAt(start)
    expect(to()).toEqual([dropOff.contact.phone])
    expect(await deliverAt(start + 4_999)).toBe(0)
    expect(await deliverAt(start + 5_000)).toBe(1)
    expect(await deliverAt(start + 5_000 + 29_999)).toBe(0)
    unreachable.clear()
    expect(await deliverAt(start + 5_000 + 30_000)).toBe(1)
    expect(to()).toEqual(both)
  })

  it("leaves what it does not know to others, and never loses it", async () => {
    const { deliverAt, sent, waiting } = await stageOf({ topic: "of-a-later-version" })
    expect(await deliverAt(start)).toBe(1)
    expect(sent).toEqual([])
    expect(await waiting(start + 5_000)).toBe(start + 5_000)
  })

  it("writes to nobody about a booking that nobody carries", async () => {
    const { deliverAt, sent } = await stageOf({ isSandbox: true })
    expect(await deliverAt(start)).toBe(1)
    expect(sent).toEqual([])
  })

  it("tells a program whether the booking is a real one", async () => {
    for (const isSandbox of [true, false]) {
      const { deliverAt, run } = await stageOf({ isSandbox })
      expect(await deliverAt(start)).toBeGreaterThan(0)
      const due = { now: start, leaseUntil: start, limit: 9 }
      expect(await run(Webhooks.use((webhooks) => webhooks.claim(due)))).toMatchObject([
        { reference, isTest: isSandbox },
      ])
    }
  })

  it("is shared: of several that deliver at once each message is delivered by one", async () => {
    const { deliverAt, to } = await stageOf()
    await Promise.all([deliverAt(start), deliverAt(start), deliverAt(start)])
    expect(to()).toEqual(both)
  })
})
