import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto"
import { PushSender } from "@mersal/domain/ports/driven/messages"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { drawVapidKey, noPush, vapidKeysOf, vapidPush } from "./vapid.ts"

const settings = { contact: "mailto:ops@mersal.example", ...vapidKeysOf(drawVapidKey()) }
const note = { title: "Your courier is on the way", body: "Expected by 13:00", path: "/tracking" }
const google = "https://fcm.googleapis.com/fcm/send/abc"

/** A browser: the keys that it makes when it subscribes, and how it decrypts a message (RFC 8188 and 8291). */
function browser(endpoint = google) {
  const pair = createECDH("prime256v1")
  pair.generateKeys()
  const auth = randomBytes(16)
  const subscription = { endpoint, keys: { p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") } }
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16)
    const [keyLength = 0] = body.subarray(20)
    const senders = body.subarray(21, 21 + keyLength)
    const sealed = body.subarray(21 + keyLength)
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), senders])
    const secret = Buffer.from(hkdfSync("sha256", pair.computeSecret(senders), auth, info, 32))
    const derived = (what: string, length: number) =>
      Buffer.from(hkdfSync("sha256", secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), length))
    const cipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12))
    cipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).toString()
    return JSON.parse(padded.slice(0, padded.lastIndexOf("}") + 1))
  }
  return { subscription, read }
}

/** A push service that answers with a status, or is unreachable. */
function pushService(status: number | null) {
  const taken: { readonly url: string; readonly init: RequestInit }[] = []
  const fetch = async (url: unknown, init: RequestInit = {}): Promise<Response> => {
    taken.push({ url: String(url), init })
    if (status === null) throw new TypeError("fetch failed")
    return new Response(null, { status })
  }
  return { taken, fetch: fetch as typeof globalThis.fetch }
}

const send = (to: ReturnType<typeof browser>["subscription"], line: Parameters<typeof vapidPush>[1]) =>
  Effect.runPromise(
    Effect.provide(
      PushSender.use(({ send: push }) => Effect.result(push(to, note))),
      vapidPush(settings, line),
    ),
  )
const senderOf = (layer: ReturnType<typeof vapidPush>) => Effect.runPromise(Effect.provide(PushSender, layer))

describe("web push", () => {
  it("carries a note that only the browser can read, under the operator's key", async () => {
    const { subscription, read } = browser()
    const service = pushService(201)
    expect(await send(subscription, service)).toMatchObject({ _tag: "Success" })
    const [request] = service.taken
    expect(request?.url).toBe(google)
    const body = Buffer.from(request?.init.body as Uint8Array)
    expect(body.toString("latin1")).not.toContain("courier")
    expect(read(body)).toEqual(note)
    const headers = new Headers(request?.init.headers)
    expect(headers.get("authorization")).toContain(`k=${settings.publicKey}`)
    expect([headers.get("ttl"), request?.init.redirect]).toEqual(["86400", "manual"])
  })

  it.each([404, 410])("forgets a browser of which its service says %i", async (status) => {
    const sent = await send(browser().subscription, pushService(status))
    expect(sent).toMatchObject({ _tag: "Failure", failure: { isGone: true } })
  })

  it.each([302, 401, 429, 503, null])("may be tried again after %s", async (status) => {
    const sent = await send(browser().subscription, pushService(status))
    expect(sent).toMatchObject({ _tag: "Failure", failure: { isGone: false } })
  })

  const strangers = [
    "http://fcm.googleapis.com/fcm/send/1",
    "https://fcm.googleapis.com.evil.example/1",
    "https://evilfcm.googleapis.example/1",
    "https://127.0.0.1:8080/1",
    "https://169.254.169.254/latest",
    "file:///etc/passwd",
    "no address",
  ]
  it.each(strangers)("neither takes nor calls an address outside the known push services: %s", async (endpoint) => {
    const { subscription } = browser(endpoint)
    const service = pushService(201)
    expect(await send(subscription, service)).toMatchObject({ _tag: "Failure", failure: { isGone: true } })
    expect(service.taken).toEqual([])
    expect((await senderOf(vapidPush(settings))).accepts(subscription)).toBe(false)
  })

  it("takes the keys of a browser and no others", async () => {
    const { accepts } = await senderOf(vapidPush(settings))
    const { subscription } = browser()
    const { p256dh, auth } = subscription.keys
    expect(accepts(subscription)).toBe(true)
    for (const keys of [
      { p256dh: "AAAA", auth },
      { p256dh: randomBytes(65).toString("base64url"), auth },
      { p256dh, auth: "AAAA" },
    ])
      expect(accepts({ ...subscription, keys })).toBe(false)
  })

  it("tells browsers its public key and nobody its private one", async () => {
    const sender = await senderOf(vapidPush(settings))
    expect(sender.publicKey).toBe(settings.publicKey)
    expect(Buffer.from(settings.publicKey, "base64url")).toHaveLength(65)
    expect(JSON.stringify(sender)).not.toContain(settings.privateKey)
  })

  it("is silent without keys", async () => {
    const sender = await senderOf(noPush)
    expect([sender.publicKey, sender.accepts(browser().subscription)]).toEqual([null, false])
  })
})

it("draws keys of 32 bytes, also those that begin with zeros", () => {
  // One key in 256 begins with a zero byte.
  const drawn = Array.from({ length: 2_000 }, drawVapidKey)
  expect(new Set(drawn.map((key) => Buffer.from(key, "base64url").length))).toEqual(new Set([32]))
  expect(new Set(drawn).size).toBe(drawn.length)
})
