import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"
import { retryWaits, type WebhookDelivery } from "../../consumer/webhook.ts"
import { Digest } from "../../ports/driven/digest.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { longestAnswer, WebhookSender } from "../../ports/driven/webhook-sender.ts"
import { Webhooks } from "../../ports/driven/webhooks.ts"
import { inMemoryPorts } from "../../testing/in-memory-ports.ts"
import { at } from "../../testing/sample-booking.ts"
import { sampleWebhook } from "../../testing/sample-webhook.ts"
import { deliverWebhooks } from "./deliver-webhooks.ts"

const now = at("2026-11-21T05:00:00.000Z")

const delivery = (number: number, webhookId = sampleWebhook.id): WebhookDelivery => ({
  id: `msg_${number}`,
  webhookId,
  event: "booking.confirmed",
  reference: null,
  isTest: false,
  happenedAt: now,
  state: "waiting",
  attempts: 0,
  dueAt: now,
  lastOutcome: null,
})

/** What looks each second for something that is due; where there was any, it looks again at once. */
const relay = Effect.forever(
  Effect.flatMap(deliverWebhooks(), (tried) => (tried > 0 ? Effect.void : Effect.sleep(1_000))),
)

/** What two processes send that look for what is due each second, to a receiver that answers after so long. */
async function sentByTwo(count: number, answerTime: number) {
  const sent: string[] = []
  let sending = 0
  let most = 0
  const sender = Layer.succeed(WebhookSender, {
    mayBePlain: false,
    addressIssue: () => null,
    send: Effect.fnUntraced(function* ({ delivery: { id } }) {
      sent.push(id)
      sending += 1
      most = Math.max(most, sending)
      yield* Effect.sleep(answerTime)
      sending -= 1
      return { isTaken: true, outcome: "200" }
    }),
  })
  const runtime = ManagedRuntime.make(sender.pipe(Layer.provideMerge(inMemoryPorts()), Layer.merge(TestClock.layer())))
  const begin: readonly Change[] = [
    { kind: "insertWebhook", webhook: sampleWebhook, most: 1 },
    ...Array.from({ length: count }, (_, number): Change => ({ kind: "insertDelivery", delivery: delivery(number) })),
  ]
  const program = Effect.gen(function* () {
    yield* TestClock.setTime(now)
    yield* UnitOfWork.use((work) => work.commit(begin))
    const running = [yield* Effect.forkChild(relay), yield* Effect.forkChild(relay)]
    for (let second = 0; second < 300; second += 5) yield* TestClock.adjust(5_000)
    yield* Effect.forEach(running, Fiber.interrupt)
  })
  await runtime.runPromise(program)
  await runtime.dispose()
  return { sent, most }
}

type Work = Parameters<typeof UnitOfWork.of>[0]

/** What is stored of five deliveries after two passes. */
async function storedAfter(
  sender: Layer.Layer<WebhookSender>,
  over: (work: Work) => Work = (work) => work,
  ports = inMemoryPorts(),
) {
  const runtime = ManagedRuntime.make(sender.pipe(Layer.provideMerge(ports), Layer.merge(TestClock.layer())))
  const program = Effect.gen(function* () {
    yield* TestClock.setTime(now)
    const work = yield* UnitOfWork
    yield* work.commit([
      { kind: "insertWebhook", webhook: sampleWebhook, most: 1 },
      ...[0, 1, 2, 3, 4].map((number): Change => ({ kind: "insertDelivery", delivery: delivery(number) })),
    ])
    const pass = yield* Effect.forkChild(
      Effect.provideService(
        Effect.andThen(deliverWebhooks(), deliverWebhooks()),
        UnitOfWork,
        UnitOfWork.of(over(work)),
      ),
    )
    yield* TestClock.adjust(1_000)
    yield* Fiber.join(pass)
    const webhooks = yield* Webhooks
    return yield* Effect.forEach([0, 1, 2, 3, 4], (number) => webhooks.delivery(sampleWebhook.id, delivery(number).id))
  })
  const stored = await runtime.runPromise(program)
  await runtime.dispose()
  return stored
}

describe("webhooks of slow receivers", () => {
  it.each([3_000, 7_500, longestAnswer])("are sent once from two processes, at %d ms an answer", async (answerTime) => {
    const { sent, most } = await sentByTwo(60, answerTime)
    expect(sent).toHaveLength(60)
    expect(new Set(sent).size).toBe(60)
    expect(most).toBe(4)
  })

  it("are sent again so long after the failed try has ended, each time", async () => {
    const tries: (readonly [begun: number, ended: number])[] = []
    const sender = Layer.succeed(WebhookSender, {
      mayBePlain: false,
      addressIssue: () => null,
      send: Effect.fnUntraced(function* () {
        const begun = yield* Clock.currentTimeMillis
        yield* Effect.sleep(longestAnswer)
        tries.push([begun, yield* Clock.currentTimeMillis])
        return { isTaken: false, outcome: "time-out" }
      }),
    })
    const runtime = ManagedRuntime.make(
      sender.pipe(Layer.provideMerge(inMemoryPorts()), Layer.merge(TestClock.layer())),
    )
    const stored = await runtime.runPromise(
      Effect.gen(function* () {
        yield* TestClock.setTime(now)
        yield* UnitOfWork.use((work) =>
          work.commit([
            { kind: "insertWebhook", webhook: sampleWebhook, most: 1 },
            { kind: "insertDelivery", delivery: delivery(0) },
          ]),
        )
        const running = yield* Effect.forkChild(relay)
        for (let second = 0; second < 100; second += 1) yield* TestClock.adjust(1_000)
        yield* Fiber.interrupt(running)
        return yield* Webhooks.use((webhooks) => webhooks.delivery(sampleWebhook.id, delivery(0).id))
      }),
    )
    await runtime.dispose()
    const rests = tries.slice(1).map(([begun], index) => begun - (tries[index]?.[1] ?? 0))
    expect(rests).toEqual(retryWaits.slice(0, 2))
    expect(stored).toMatchObject({ attempts: 3, dueAt: (tries[2]?.[1] ?? 0) + (retryWaits[2] ?? 0) })
  })

  it("delay no other account's, however much is due to them", async () => {
    const slow = Array.from({ length: 10 }, (_, number) => ({
      ...sampleWebhook,
      id: `slow-${number}`,
      accountId: "slow",
    }))
    const sentAt: number[] = []
    const sender = Layer.succeed(WebhookSender, {
      mayBePlain: false,
      addressIssue: () => null,
      send: Effect.fnUntraced(function* ({ delivery: { webhookId } }) {
        if (webhookId === sampleWebhook.id) sentAt.push(yield* Clock.currentTimeMillis)
        else yield* Effect.sleep(longestAnswer)
        return { isTaken: true, outcome: "200" }
      }),
    })
    const runtime = ManagedRuntime.make(
      sender.pipe(Layer.provideMerge(inMemoryPorts()), Layer.merge(TestClock.layer())),
    )
    const program = Effect.gen(function* () {
      yield* TestClock.setTime(now)
      const work = yield* UnitOfWork
      yield* work.commit([
        { kind: "insertWebhook", webhook: sampleWebhook, most: 1 },
        ...slow.map((webhook): Change => ({ kind: "insertWebhook", webhook, most: 10 })),
        ...slow.flatMap(({ id }) =>
          Array.from(
            { length: 50 },
            (_, number): Change => ({ kind: "insertDelivery", delivery: delivery(number, id) }),
          ),
        ),
      ])
      const running = yield* Effect.all(Array.from({ length: 5 }, () => Effect.forkChild(relay)))
      yield* TestClock.adjust(15_000)
      yield* work.commit([{ kind: "insertDelivery", delivery: { ...delivery(999), dueAt: now + 15_000 } }])
      yield* TestClock.adjust(15_000)
      yield* Effect.forEach(running, Fiber.interrupt)
    })
    await runtime.runPromise(program)
    await runtime.dispose()
    expect(sentAt).toEqual([now + 16_000])
  })

  it("are sent when another breaks, which counts as a try that failed", async () => {
    const sent: string[] = []
    const sender = Layer.succeed(WebhookSender, {
      mayBePlain: false,
      addressIssue: () => null,
      send: Effect.fnUntraced(function* ({ delivery: { id } }) {
        if (id === "msg_0") return yield* Effect.die(new Error("the sender is broken"))
        yield* Effect.sleep(1)
        sent.push(id)
        return { isTaken: true, outcome: "200" }
      }),
    })
    const [first, ...others] = await storedAfter(sender)
    expect(sent.toSorted()).toEqual(others.map((other) => other?.id).toSorted())
    expect([first?.state, first?.attempts, first?.lastOutcome]).toEqual(["waiting", 1, "not-sent"])
    expect(new Set(others.map((other) => other?.state))).toEqual(new Set(["delivered"]))
  })

  it("count as tried when their message cannot be made", async () => {
    const taken = Layer.succeed(WebhookSender, {
      mayBePlain: false,
      addressIssue: () => null,
      send: () => Effect.succeed({ isTaken: true, outcome: "200" }),
    })
    const noSeal = Layer.effect(
      Digest,
      Effect.map(Digest, (digest) => Digest.of({ ...digest, seal: () => Effect.die(new Error("there is no key")) })),
    )
    const stored = await storedAfter(taken, (work) => work, Layer.provideMerge(noSeal, inMemoryPorts()))
    expect(stored.map((one) => [one?.state, one?.attempts])).toEqual(Array(5).fill(["waiting", 1]))
  })

  it("are sent when what became of another cannot be written down", async () => {
    const taken = Layer.succeed(WebhookSender, {
      mayBePlain: false,
      addressIssue: () => null,
      send: () => Effect.as(Effect.sleep(1), { isTaken: true, outcome: "200" }),
    })
    const [first, ...others] = await storedAfter(taken, (work) => ({
      commit: (changes) =>
        changes.some((change) => change.kind === "settleDelivery" && change.delivery.id === "msg_0")
          ? Effect.die(new Error("the disk is full"))
          : work.commit(changes),
    }))
    expect(first?.state).toBe("waiting")
    expect(new Set(others.map((other) => other?.state))).toEqual(new Set(["delivered"]))
  })
})
