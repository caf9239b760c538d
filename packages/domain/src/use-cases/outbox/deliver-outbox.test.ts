import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { afterEach, describe, expect, it } from "vitest"
import type { Reference } from "../../booking/order/reference.ts"
import {
  type Message,
  MessageNotSent,
  MessageSender,
  type PushNote,
  PushNotSent,
  PushSender,
} from "../../ports/driven/messages.ts"
import { Outbox } from "../../ports/driven/outbox.ts"
import { PushSubscriptions } from "../../ports/driven/push-subscriptions.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { Webhooks } from "../../ports/driven/webhooks.ts"
import type { BookingSubscription } from "../../push/push-subscription.ts"
import { inMemoryPorts } from "../../testing/in-memory-ports.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import { sampleWebhook } from "../../testing/sample-webhook.ts"
import { pinOf } from "../booking/pin.ts"
import { deliverOutbox } from "./deliver-outbox.ts"

const { reference, customer, dropOff } = sampleBooking
const start = sampleBooking.bookedAt

/** When the recipient was asked, which the message that asks him says. */
const askedNow = JSON.stringify({ askedAt: start, expiresAt: start + 3_600_000 })

let close: (() => Promise<void>) | undefined
afterEach(() => close?.())

/** The product over memory with one message in its outbox, and a sender that fails for whom it is told to. */
async function stageOf({ isSandbox = false, topic = "booking-confirmed", booking = sampleBooking } = {}) {
  const sent: Message[] = []
  const unreachable = new Set<string>()
  const sender = Layer.succeed(MessageSender, {
    hasWhatsapp: true,
    send: (message) =>
      Effect.suspend(() => {
        if (unreachable.has(message.to)) return Effect.fail(new MessageNotSent({ channel: message.channel }))
        sent.push(message)
        return Effect.void
      }),
  })
  const shown: (PushNote & { readonly endpoint: string })[] = []
  const gone = new Set<string>()
  const pusher = Layer.succeed(PushSender, {
    publicKey: "key",
    accepts: () => true,
    send: ({ endpoint }, note) =>
      Effect.suspend(() => {
        if (gone.has(endpoint)) return Effect.fail(new PushNotSent({ isGone: true }))
        if (unreachable.has(endpoint)) return Effect.fail(new PushNotSent({ isGone: false }))
        shown.push({ ...note, endpoint })
        return Effect.void
      }),
  })
  const outside = Layer.merge(sender, pusher)
  const runtime = ManagedRuntime.make(outside.pipe(Layer.provideMerge(inMemoryPorts()), Layer.merge(TestClock.layer())))
  close = () => runtime.dispose()
  const begin: readonly Change[] = [
    { kind: "insertBooking", booking, ownerDigest: null, belongings: { isSandbox, accountId: "shop" } },
    { kind: "insertWebhook", webhook: sampleWebhook, most: 1 },
    { kind: "enqueue", message: { id: "m-1", topic, reference: booking.reference, at: start, body: askedNow } },
  ]
  await runtime.runPromise(UnitOfWork.use((work) => work.commit(begin)))
  return {
    sent,
    run: runtime.runPromise,
    shown,
    gone,
    tell: (subscription: BookingSubscription) =>
      runtime.runPromise(UnitOfWork.use((work) => work.commit([{ kind: "subscribe", subscription, most: 9 }]))),
    unreachable,
    to: () => sent.map(({ to }) => to).toSorted(),
    deliverAt: (instant: number) => runtime.runPromise(Effect.andThen(TestClock.setTime(instant), deliverOutbox())),
    waiting: (instant: number) => runtime.runPromise(Outbox.use((outbox) => outbox.oldestDue(instant))),
  }
}

const subscription = (endpoint: string): BookingSubscription => ({
  id: `subscription-${endpoint}`,
  reference,
  accountId: null,
  endpoint,
  keys: { p256dh: "p", auth: "a" },
  language: "en",
  createdAt: start,
})

const both = [customer.email, dropOff.contact.phone].toSorted()

describe("the outbox", () => {
  it("delivers once what is due, and no more of it later", async () => {
    const { deliverAt, to, waiting } = await stageOf()
    expect(await deliverAt(start)).toBe(1)
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

  it.each([
    ["AE", "https://mersal.example/"],
    ["QA", "https://qatar.mersal.example/"],
  ] as const)("leads whoever is told of a booking of %s to a host of that market", async (market, address) => {
    const booking = { ...sampleBooking, market, reference: `${market}${reference.slice(2)}` as Reference }
    for (const topic of ["booking-confirmed", "recipient-asked"]) {
      const { deliverAt, sent } = await stageOf({ topic, booking })
      await deliverAt(start)
      const links = sent.flatMap(({ text }) => text.match(/https:\S+/g) ?? [])
      expect(links.length).toBeGreaterThan(0)
      expect(links.filter((link) => !link.startsWith(address))).toEqual([])
      await close?.()
    }
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

  it("shows browsers what the customer is told, each in its language, without what opens the booking", async () => {
    const { deliverAt, shown, tell, run } = await stageOf()
    await tell(subscription("a"))
    await tell({ ...subscription("b"), language: "ar" })
    await deliverAt(start)
    expect(shown.map(({ endpoint, path }) => [endpoint, path])).toEqual([
      ["a", `/tracking/status?bookingId=${reference}`],
      ["b", `/tracking/status?bookingId=${reference}`],
    ])
    expect(shown[0]?.body).toContain("is confirmed")
    expect(shown[1]?.body).toContain("تم تأكيد")
    const pin = await run(pinOf(sampleBooking))
    for (const secret of ["access=", customer.phone, `${pin} `]) expect(JSON.stringify(shown)).not.toContain(secret)
    await deliverAt(start + 1e9)
    expect(shown).toHaveLength(2)
  })

  it("forgets a browser that takes no more, and holds up nobody for one that cannot be reached", async () => {
    const { deliverAt, shown, gone, unreachable, tell, run, to } = await stageOf()
    for (const endpoint of ["gone", "away", "there"]) await tell(subscription(endpoint))
    gone.add("gone")
    unreachable.add("away")
    await deliverAt(start)
    expect(shown.map(({ endpoint }) => endpoint)).toEqual(["there"])
    expect(to()).toEqual(both)
    const left = await run(PushSubscriptions.use(({ ofBooking }) => ofBooking(reference)))
    expect(left.map(({ endpoint }) => endpoint)).toEqual(["away", "there"])
    unreachable.clear()
    await deliverAt(start + 5_000)
    expect(shown.map(({ endpoint }) => endpoint)).toEqual(["there", "away"])
  })

  it("shows no browser what is a day old", async () => {
    const { deliverAt, shown, unreachable, tell, waiting } = await stageOf()
    await tell(subscription("away"))
    unreachable.add("away")
    await deliverAt(start)
    unreachable.clear()
    await deliverAt(start + 24 * 60 * 60_000)
    expect(shown).toEqual([])
    expect(await waiting(start + 1e9)).toBeNull()
  })

  it("tells why it failed with what is left of a message", async () => {
    const { deliverAt, run, unreachable } = await stageOf()
    unreachable.add(customer.email)
    await deliverAt(start)
    expect(await run(Outbox.use((outbox) => outbox.claim(start + 5_000, 9, 1)))).toMatchObject([
      { topic: "tell-customer", attempts: 2, lastError: "MessageNotSent" },
    ])
  })

  it("is shared: of several that deliver at once each message is delivered by one", async () => {
    const { deliverAt, to } = await stageOf()
    await Promise.all([deliverAt(start), deliverAt(start), deliverAt(start)])
    expect(to()).toEqual(both)
  })
})
