import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it, onTestFinished } from "vitest"
import { defaultChoice } from "../../notices/notice-choice.ts"
import { longestSend, type Message, MessageSender, PushSender } from "../../ports/driven/messages.ts"
import { Outbox } from "../../ports/driven/outbox.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { inMemoryPorts } from "../../testing/in-memory-ports.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import { deliverOutbox } from "./deliver-outbox.ts"

const { reference, bookedAt: start } = sampleBooking
const confirmations = 20

/** Confirmations of a booking whose customer hears by e-mail and by WhatsApp, over a sender that takes so long. */
async function stageOf({ takes }: { readonly takes: (message: Message) => number }) {
  const sent: string[] = []
  const sending = { email: 0, sms: 0, whatsapp: 0 }
  let most = 0
  const sender = Layer.succeed(MessageSender, {
    hasWhatsapp: true,
    send: Effect.fnUntraced(function* (message: Message) {
      sending[message.channel] += 1
      most = Math.max(most, ...Object.values(sending))
      yield* Effect.sleep(takes(message))
      sending[message.channel] -= 1
      sent.push(message.channel)
    }),
  })
  const pusher = Layer.succeed(PushSender, { publicKey: null, accepts: () => true, send: () => Effect.void })
  const outside = Layer.merge(sender, pusher)
  const runtime = ManagedRuntime.make(outside.pipe(Layer.provideMerge(inMemoryPorts()), Layer.merge(TestClock.layer())))
  onTestFinished(() => runtime.dispose())
  const choice = { ...defaultChoice, booked: ["email", "whatsapp"] as const }
  const begin: readonly Change[] = [
    { kind: "insertBooking", booking: sampleBooking, ownerDigest: null, belongings: {} },
    { kind: "chooseNotices", chooser: { reference }, before: null, choice, at: start },
    ...Array.from({ length: confirmations }, (_, index): Change => {
      const message = { id: `m-${index}`, topic: "booking-confirmed", reference, at: start }
      return { kind: "enqueue", message }
    }),
  ]
  await runtime.runPromise(
    Effect.andThen(
      TestClock.setTime(start),
      UnitOfWork.use((work) => work.commit(begin)),
    ),
  )
  return { sent, most: () => most, run: runtime.runPromise }
}

/** What so many processes deliver in twenty minutes, with a look at the outbox each second. */
const relays = (count: number) =>
  Effect.gen(function* () {
    const relay = Effect.forever(Effect.andThen(deliverOutbox(), Effect.sleep(1_000)))
    const running = yield* Effect.forEach(Array.from({ length: count }), () => Effect.forkChild(relay))
    for (let second = 0; second < 1_200; second += 5) yield* TestClock.adjust(5_000)
    yield* Effect.forEach(running, Fiber.interrupt)
  })

describe("the outbox over slow gateways", () => {
  it.each([13_000, 20_000, longestSend])("has nobody told twice by two processes at %d ms a message", async (time) => {
    const { sent, most, run } = await stageOf({ takes: () => time })
    await run(relays(2))
    const told = ["email", "sms", "whatsapp"].map((channel) => sent.filter((one) => one === channel).length)
    expect(told).toEqual([confirmations, confirmations, confirmations])
    expect(most()).toBe(8)
  })

  it("has nobody wait for his PIN because e-mails are slow", async () => {
    const { sent, run } = await stageOf({ takes: ({ channel }) => (channel === "email" ? longestSend : 500) })
    await run(
      Effect.gen(function* () {
        const relay = yield* Effect.forkChild(deliverOutbox())
        for (let step = 0; step < 10; step += 1) yield* TestClock.adjust(100)
        yield* Fiber.interrupt(relay)
      }),
    )
    expect(sent.toSorted()).toEqual(["sms", "sms", "sms", "sms", "whatsapp", "whatsapp", "whatsapp", "whatsapp"])
  })

  it("gives a gateway four messages at once, and no more", async () => {
    const { most, run } = await stageOf({ takes: ({ channel }) => (channel === "email" ? 9_000 : 500) })
    await run(relays(1))
    expect(most()).toBe(4)
  })

  it("goes on with every other message when the end of one cannot be written down", async () => {
    const { sent, run } = await stageOf({ takes: ({ channel }) => (channel === "email" ? 9_000 : 500) })
    const outbox = await run(Outbox)
    const brittle = Outbox.of({
      ...outbox,
      complete: (claimed, now, left) =>
        claimed.id === "m-0" ? Effect.die(new Error("the disk is full")) : outbox.complete(claimed, now, left),
    })
    const delivering = Effect.gen(function* () {
      const relay = yield* Effect.forkChild(Effect.repeat(deliverOutbox(), { until: (found) => found === 0 }))
      for (let second = 0; second < 200; second += 1) yield* TestClock.adjust(1_000)
      yield* Fiber.join(relay)
    })
    await run(Effect.provideService(delivering, Outbox, brittle))
    expect(sent.filter((channel) => channel === "email")).toHaveLength(confirmations)
  })
})
