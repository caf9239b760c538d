import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"
import type { Actor } from "../../account/may-do.ts"
import { mostKeys } from "../../consumer/api-key.ts"
import { afterPause, retryWaits, type WebhookDelivery } from "../../consumer/webhook.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { type SendOutcome, WebhookSender } from "../../ports/driven/webhook-sender.ts"
import { Webhooks } from "../../ports/driven/webhooks.ts"
import { inMemoryPorts } from "../../testing/in-memory-ports.ts"
import { sampleAccount } from "../../testing/sample-account.ts"
import { at, sampleBooking } from "../../testing/sample-booking.ts"
import { standInDigest } from "../../testing/stand-in-digest.ts"
import { type Caller, guestCaller } from "../caller.ts"
import { answeredUnder } from "../once.ts"
import { listKeys, makeKey, revokeKey, usableKey } from "./api-keys.ts"
import { deliverWebhooks } from "./deliver-webhooks.ts"
import { notifyConsumers } from "./notify-consumers.ts"
import { changeWebhook, deleteWebhook, listDeliveries, makeWebhook, pingWebhook, replayDelivery } from "./webhooks.ts"

const now = at("2026-11-21T05:00:00.000Z")
const caller = (id: string, company: Actor["company"] = null): Caller => ({
  ...guestCaller(null),
  actor: { type: "customer", id, company },
})
const unproved = { ...sampleAccount.contacts, isEmailProved: false, isPhoneProved: false }
const aisha = caller("aisha")
const omar = caller("omar")

/** Runs a program over memory, with a far side that answers each message with the next of these. */
function tried<Value>(program: Effect.Effect<Value, unknown, never>): Promise<Value> {
  return Effect.runPromise(program as Effect.Effect<Value, never, never>)
}

function stage(...outcomes: readonly SendOutcome[]) {
  const sent: { url: string; secret: string; delivery: WebhookDelivery }[] = []
  const sender = Layer.succeed(WebhookSender, {
    mayBePlain: false,
    addressIssue: (url) => (url.includes("//10.") ? "inner" : null),
    send: ({ url, secret, delivery }) =>
      Effect.sync(() => {
        sent.push({ url, secret, delivery })
        return outcomes[Math.min(sent.length, outcomes.length) - 1] ?? { isTaken: true, outcome: "200" }
      }),
  })
  const layer = Layer.mergeAll(inMemoryPorts(), TestClock.layer()).pipe((base) => Layer.merge(base, sender))
  const callers = ["aisha", "omar"].map(
    (id): Change => ({ kind: "insertAccount", account: { ...sampleAccount, id, contacts: unproved } }),
  )
  const begun = Effect.andThen(TestClock.setTime(now), Effect.orDie(UnitOfWork.use(({ commit }) => commit(callers))))
  const run = <Value, Failure, Needs>(program: Effect.Effect<Value, Failure, Needs>) =>
    tried(Effect.andThen(begun, program).pipe(Effect.provide(layer)) as unknown as Effect.Effect<Value, unknown, never>)
  return { sent, run }
}

const request = { name: "Shop", kind: "sandbox", scopes: ["quotes"], expiresAt: null, password: null } as const
const firstPage = { after: null, limit: 50 }
const olga = { ...sampleAccount, id: "olga", passwordHash: standInDigest("password|kestrel7!") }
const hook = { url: "https://hooks.example.com/", events: ["booking.confirmed"] } as const
const news = (accountId: string) =>
  ({
    id: "booking-confirmed-1",
    accountId,
    event: "booking.confirmed",
    reference: sampleBooking.reference,
    isTest: true,
    at: now,
  }) as const

describe("an API key", () => {
  it("opens what it is for until it is revoked, and is never shown again", async () => {
    await stage().run(
      Effect.gen(function* () {
        const { key, shown } = yield* makeKey(request, aisha)
        expect(yield* usableKey(key)).toMatchObject({ accountId: "aisha", scopes: ["quotes"] })
        expect(JSON.stringify(yield* listKeys(firstPage, aisha))).not.toContain(key)
        expect(yield* listKeys(firstPage, aisha)).toEqual({ keys: [shown], next: null })
        expect(shown).not.toHaveProperty("digest")
        yield* revokeKey({ id: shown.id }, aisha)
        expect(yield* usableKey(key)).toBeNull()
      }),
    )
  })

  it("ends at the instant of its end", async () => {
    await stage().run(
      Effect.gen(function* () {
        const { key } = yield* makeKey({ ...request, expiresAt: now + 1_000 }, aisha)
        yield* TestClock.adjust("999 millis")
        expect(yield* usableKey(key)).not.toBeNull()
        yield* TestClock.adjust("1 millis")
        expect(yield* usableKey(key)).toBeNull()
      }),
    )
  })

  it("is not made to end at once", async () => {
    await stage().run(
      Effect.gen(function* () {
        for (const expiresAt of [now - 1, now]) {
          const refused = yield* Effect.flip(makeKey({ ...request, expiresAt }, aisha))
          expect(refused).toMatchObject({ _tag: "KeyExpiryPast" })
        }
        expect((yield* listKeys(firstPage, aisha)).keys).toEqual([])
      }),
    )
  })

  it("is live only for who manages a company and proves who he is, and nobody revokes another's", async () => {
    await stage().run(
      Effect.gen(function* () {
        const refused = yield* Effect.flip(makeKey({ ...request, kind: "live" }, aisha))
        expect(refused).toMatchObject({ _tag: "LiveKeyNeedsCompany" })
        const owner = caller("olga", { id: "company", role: "owner" })
        yield* (yield* UnitOfWork).commit([{ kind: "insertAccount", account: olga }])
        const live = { ...request, kind: "live" } as const
        for (const password of [null, "guess777!"]) {
          const unproved = yield* Effect.flip(makeKey({ ...live, password }, owner))
          expect(unproved).toMatchObject({ _tag: "PasswordAskedAgain" })
        }
        expect((yield* listKeys(firstPage, owner)).keys).toEqual([])
        const { key, shown } = yield* makeKey({ ...live, password: "kestrel7!" }, owner)
        expect(key).toMatch(/^key_live_/)
        expect(yield* Effect.flip(revokeKey({ id: shown.id }, aisha))).toMatchObject({ _tag: "KeyNotFound" })
        expect(yield* usableKey(key)).not.toBeNull()
      }),
    )
  })

  it("is shown again under its idempotency key, and what is stored does not tell it", async () => {
    await stage().run(
      Effect.gen(function* () {
        const options = { idempotencyKey: "key-1" }
        const made = yield* makeKey(request, aisha, options)
        expect(yield* makeKey(request, aisha, options)).toEqual(made)
        expect(yield* usableKey(made.key)).toMatchObject({ id: made.shown.id })
        expect((yield* makeKey(request, aisha, { idempotencyKey: "key-2" })).key).not.toBe(made.key)
        const stored = JSON.stringify(yield* answeredUnder<unknown>("key-1", aisha))
        expect(stored).toContain(made.shown.id)
        expect(stored).not.toContain(made.key.replace(/^key_test_/, ""))
      }),
    )
  })

  it("that is live is shown again only to who proves himself again", async () => {
    await stage().run(
      Effect.gen(function* () {
        const options = { idempotencyKey: "key-1" }
        const owner = caller("olga", { id: "company", role: "owner" })
        yield* (yield* UnitOfWork).commit([{ kind: "insertAccount", account: olga }])
        const live = { ...request, kind: "live", password: "kestrel7!" } as const
        const made = yield* makeKey(live, owner, options)
        for (const password of [null, "wrong"])
          expect(yield* Effect.flip(makeKey({ ...live, password }, owner, options))).toMatchObject({
            _tag: "PasswordAskedAgain",
          })
        const member = caller("olga", { id: "company", role: "booker" })
        expect(yield* Effect.flip(makeKey(live, member, options))).toMatchObject({ _tag: "LiveKeyNeedsCompany" })
        expect(yield* makeKey(live, owner, options)).toEqual(made)
        const stored = JSON.stringify(yield* answeredUnder<unknown>("key-1", owner))
        expect(stored).not.toContain("kestrel")
      }),
    )
  })

  it(`is one of ${mostKeys} at most`, async () => {
    await stage().run(
      Effect.gen(function* () {
        for (let number = 0; number < mostKeys; number += 1) yield* makeKey(request, aisha)
        expect(yield* Effect.flip(makeKey(request, aisha))).toMatchObject({ _tag: "TooManyKeys", most: mostKeys })
        yield* makeKey(request, omar)
      }),
    )
  })
})

describe("a webhook", () => {
  it("is made once for each idempotency key, and its secret is in no stored answer", async () => {
    const { run } = stage()
    let replays = 0
    const options = { idempotencyKey: "key-1", onReplayed: () => void replays++ }
    await run(
      Effect.gen(function* () {
        const first = yield* makeWebhook(hook, aisha, options)
        expect(yield* makeWebhook(hook, aisha, options)).toEqual(first)
        expect(replays).toBe(1)
        expect(yield* (yield* Webhooks).list("aisha")).toHaveLength(1)
        const stored = yield* answeredUnder<unknown>("key-1", aisha)
        expect(stored).toEqual(first.webhook)
        expect(JSON.stringify(stored)).not.toContain(first.secret.replace("whsec_", ""))
        const other = yield* Effect.flip(makeWebhook({ ...hook, url: "https://new.example.com/" }, aisha, options))
        expect(other._tag).toBe("IdempotencyMismatch")
      }),
    )
  })

  it("is told once of what its owner wants to hear, by a secret that only its renewal changes", async () => {
    const { run, sent } = stage()
    await run(
      Effect.gen(function* () {
        const { webhook, secret } = yield* makeWebhook(hook, aisha)
        yield* makeWebhook({ ...hook, events: ["booking.cancelled"] }, aisha)
        yield* makeWebhook(hook, omar)
        yield* notifyConsumers(news("aisha"))
        yield* notifyConsumers(news("aisha"))
        expect(yield* deliverWebhooks()).toBe(1)
        expect(sent).toMatchObject([{ url: hook.url, secret, delivery: { event: "booking.confirmed", isTest: true } }])
        expect((yield* changeWebhook({ id: webhook.id, url: "https://new.example.com/" }, aisha)).secret).toBe(secret)
        const renewed = yield* changeWebhook({ id: webhook.id, renewSecret: true }, aisha)
        expect(renewed.secret).not.toBe(secret)
        expect(renewed.webhook.url).toBe("https://new.example.com/")
      }),
    )
  })

  it("is tried again as planned while the far side fails, and given up at last", async () => {
    const { run, sent } = stage({ isTaken: false, outcome: "503" })
    await run(
      Effect.gen(function* () {
        const { webhook } = yield* makeWebhook(hook, aisha)
        yield* notifyConsumers(news("aisha"))
        yield* deliverWebhooks()
        for (const wait of retryWaits) {
          yield* TestClock.adjust(wait - 1)
          expect(yield* deliverWebhooks()).toBe(0)
          yield* TestClock.adjust(1)
          expect(yield* deliverWebhooks()).toBe(1)
        }
        const { deliveries } = yield* listDeliveries({ id: webhook.id, cursor: null }, aisha)
        expect(deliveries).toMatchObject([{ state: "given-up", attempts: 8, lastOutcome: "503", dueAt: null }])
        expect(new Set(sent.map(({ delivery }) => delivery.id)).size).toBe(1)
        const [given] = deliveries
        yield* replayDelivery({ id: webhook.id, deliveryId: given?.id ?? "" }, aisha)
        expect(yield* deliverWebhooks()).toBe(1)
      }),
    )
  })

  it("is nobody's but its owner's: another can neither see, change, delete, ping nor replay", async () => {
    await stage().run(
      Effect.gen(function* () {
        const { webhook } = yield* makeWebhook(hook, aisha)
        const { id: deliveryId, isTest } = yield* pingWebhook({ id: webhook.id }, aisha)
        expect(isTest).toBe(false)
        expect((yield* pingWebhook({ id: webhook.id }, { ...aisha, isSandbox: true })).isTest).toBe(true)
        const { id } = webhook
        const attempts = [
          changeWebhook({ id, isActive: false }, omar),
          deleteWebhook({ id }, omar),
          pingWebhook({ id }, omar),
          listDeliveries({ id, cursor: null }, omar),
          replayDelivery({ id, deliveryId }, omar),
        ]
        for (const attempt of attempts) {
          expect(yield* Effect.flip(attempt as Effect.Effect<unknown, unknown, never>)).toMatchObject({
            _tag: "WebhookNotFound",
          })
        }
        expect(yield* deliverWebhooks()).toBe(2)
      }),
    )
  })

  it("hears nothing while it is paused, and nothing waits for it once it is deleted", async () => {
    const { run, sent } = stage()
    await run(
      Effect.gen(function* () {
        const { webhook } = yield* makeWebhook(hook, aisha)
        yield* changeWebhook({ id: webhook.id, isActive: false }, aisha)
        yield* notifyConsumers(news("aisha"))
        expect(yield* deliverWebhooks()).toBe(0)
        yield* changeWebhook({ id: webhook.id, isActive: true }, aisha)
        yield* notifyConsumers(news("aisha"))
        yield* deleteWebhook({ id: webhook.id }, aisha)
        expect(yield* deliverWebhooks()).toBe(0)
        expect(sent).toEqual([])
      }),
    )
  })

  it("is sent at once when it is resumed what waited meanwhile, and nothing before but a ping", async () => {
    const { run, sent } = stage()
    await run(
      Effect.gen(function* () {
        const { webhook } = yield* makeWebhook(hook, aisha)
        yield* notifyConsumers(news("aisha"))
        yield* changeWebhook({ id: webhook.id, isActive: false }, aisha)
        yield* deliverWebhooks()
        yield* pingWebhook({ id: webhook.id }, aisha)
        yield* TestClock.adjust("35 hours")
        yield* deliverWebhooks()
        expect(sent).toMatchObject([{ delivery: { event: "ping" } }])
        const { deliveries } = yield* listDeliveries({ id: webhook.id, cursor: null }, aisha)
        const waiting = deliveries.filter(({ state }) => state === "waiting")
        expect(waiting).toMatchObject([{ event: "booking.confirmed", attempts: 0, lastOutcome: "paused" }])
        yield* changeWebhook({ id: webhook.id, isActive: true }, aisha)
        expect(yield* deliverWebhooks()).toBe(1)
        expect(sent).toMatchObject([{}, { delivery: { event: "booking.confirmed" } }])
      }),
    )
  })

  it("is sent what waits when its resuming was missed, within the hour", async () => {
    const { run, sent } = stage()
    await run(
      Effect.gen(function* () {
        const { webhook } = yield* makeWebhook(hook, aisha)
        yield* notifyConsumers(news("aisha"))
        yield* changeWebhook({ id: webhook.id, isActive: false }, aisha)
        const webhooks = yield* Webhooks
        const [taken] = yield* webhooks.claim({ now, leaseUntil: now + 1, limit: 1 })
        yield* changeWebhook({ id: webhook.id, isActive: true }, aisha)
        if (taken) yield* (yield* UnitOfWork).commit([{ kind: "settleDelivery", delivery: afterPause(taken, now) }])
        yield* TestClock.adjust("59 minutes")
        expect(yield* deliverWebhooks()).toBe(0)
        yield* TestClock.adjust("1 minute")
        expect(yield* deliverWebhooks()).toBe(1)
        expect(sent).toMatchObject([{ delivery: { event: "booking.confirmed", attempts: 0 } }])
      }),
    )
  })

  it("that stays paused is told no more of what happened a day and a half ago, unless its owner asks", async () => {
    const { run, sent } = stage()
    await run(
      Effect.gen(function* () {
        const { webhook } = yield* makeWebhook(hook, aisha)
        yield* notifyConsumers(news("aisha"))
        yield* changeWebhook({ id: webhook.id, isActive: false }, aisha)
        yield* TestClock.adjust("36 hours")
        yield* deliverWebhooks()
        const { deliveries } = yield* listDeliveries({ id: webhook.id, cursor: null }, aisha)
        expect(deliveries).toMatchObject([{ state: "given-up", attempts: 0, dueAt: null, lastOutcome: "paused" }])
        yield* changeWebhook({ id: webhook.id, isActive: true }, aisha)
        yield* deliverWebhooks()
        expect(sent).toEqual([])
        yield* replayDelivery({ id: webhook.id, deliveryId: deliveries[0]?.id ?? "" }, aisha)
        yield* deliverWebhooks()
        expect(sent).toMatchObject([{ delivery: { event: "booking.confirmed" } }])
      }),
    )
  })

  it("is not made for an address that nothing can be sent to", async () => {
    await stage().run(
      Effect.gen(function* () {
        const refused = yield* Effect.flip(makeWebhook({ ...hook, url: "http://hooks.example.com/" }, aisha))
        expect(refused).toMatchObject({ _tag: "WebhookAddressRefused", issue: "not-https" })
        const inner = yield* Effect.flip(makeWebhook({ ...hook, url: "https://10.0.0.1/" }, aisha))
        expect(inner).toMatchObject({ _tag: "WebhookAddressRefused", issue: "inner" })
        const { webhook } = yield* makeWebhook(hook, aisha)
        const moved = yield* Effect.flip(changeWebhook({ id: webhook.id, url: "https://10.0.0.1/" }, aisha))
        expect(moved).toMatchObject({ _tag: "WebhookAddressRefused", issue: "inner" })
      }),
    )
  })
})
