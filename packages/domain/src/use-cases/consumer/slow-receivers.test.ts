import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"
import type { Webhook, WebhookDelivery } from "../../consumer/webhook.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { longestAnswer, WebhookSender } from "../../ports/driven/webhook-sender.ts"
import { inMemoryPorts } from "../../testing/in-memory-ports.ts"
import { at } from "../../testing/sample-booking.ts"
import { deliverWebhooks } from "./deliver-webhooks.ts"

const now = at("2026-11-21T05:00:00.000Z")

const webhook: Webhook = {
  id: "webhook-1",
  accountId: "shop",
  url: "https://hooks.example.com/",
  events: ["booking.confirmed"],
  isActive: true,
  generation: 1,
  createdAt: now,
}

const delivery = (number: number): WebhookDelivery => ({
  id: `msg_${number}`,
  webhookId: webhook.id,
  event: "booking.confirmed",
  reference: null,
  isTest: false,
  happenedAt: now,
  state: "waiting",
  attempts: 0,
  dueAt: now,
  lastOutcome: null,
})

/** What two processes send that look for what is due each second, to a receiver that answers after so long. */
async function sentByTwo(count: number, answerTime: number) {
  const sent: string[] = []
  let sending = 0
  let most = 0
  const sender = Layer.succeed(WebhookSender, {
    mayBePlain: false,
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
    { kind: "insertWebhook", webhook, most: 1 },
    ...Array.from({ length: count }, (_, number): Change => ({ kind: "insertDelivery", delivery: delivery(number) })),
  ]
  const program = Effect.gen(function* () {
    yield* TestClock.setTime(now)
    yield* UnitOfWork.use((work) => work.commit(begin))
    const relay = Effect.forever(Effect.andThen(deliverWebhooks(), Effect.sleep(1_000)))
    const running = [yield* Effect.forkChild(relay), yield* Effect.forkChild(relay)]
    for (let second = 0; second < 300; second += 5) yield* TestClock.adjust(5_000)
    yield* Effect.forEach(running, Fiber.interrupt)
  })
  await runtime.runPromise(program)
  await runtime.dispose()
  return { sent, most }
}

describe("webhooks of slow receivers", () => {
  it.each([3_000, 7_500, longestAnswer])("are sent once from two processes, at %d ms an answer", async (answerTime) => {
    const { sent, most } = await sentByTwo(60, answerTime)
    expect(sent).toHaveLength(60)
    expect(new Set(sent).size).toBe(60)
    expect(most).toBe(10)
  })
})
