import { createECDH, randomBytes } from "node:crypto"
import { PushSender } from "@mersal/domain/ports/driven/messages"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import webPush from "web-push"
import { noPush, vapidPush } from "./vapid.ts"

const keys = webPush.generateVAPIDKeys()
const settings = { contact: "mailto:ops@mersal.example", ...keys }
const note = { title: "Your courier is on the way", body: "Expected by 13:00", path: "/tracking" }

/** Keys as a browser makes them when it subscribes. */
function browser(endpoint: string) {
  const pair = createECDH("prime256v1")
  pair.generateKeys()
  return {
    endpoint,
    keys: { p256dh: pair.getPublicKey("base64url"), auth: randomBytes(16).toString("base64url") },
  }
}

const send = (endpoint: string, hosts?: readonly string[]) =>
  Effect.runPromise(
    Effect.provide(
      PushSender.use(({ send: push }) => Effect.result(push(browser(endpoint), note))),
      vapidPush(settings, hosts),
    ),
  )

describe("web push", () => {
  it.each([
    "http://fcm.googleapis.com/fcm/send/1",
    "https://fcm.googleapis.com.evil.example/1",
    "https://evilfcm.googleapis.example/1",
    "https://127.0.0.1:8080/1",
    "https://169.254.169.254/latest",
    "file:///etc/passwd",
    "no address",
  ])("calls no address outside the known push services: %s", async (endpoint) => {
    expect(await send(endpoint)).toMatchObject({ _tag: "Failure", failure: { isGone: true } })
  })

  it("that does not reach its service may be tried again", async () => {
    expect(await send("https://localhost:1/push", ["localhost:1"])).toMatchObject({
      _tag: "Failure",
      failure: { isGone: false },
    })
  })

  it("tells browsers its public key and nobody its private one", async () => {
    const sender = await Effect.runPromise(Effect.provide(PushSender, vapidPush(settings)))
    expect(sender.publicKey).toBe(keys.publicKey)
    expect(JSON.stringify(sender)).not.toContain(keys.privateKey)
  })

  it("is silent without keys", async () => {
    const sender = await Effect.runPromise(Effect.provide(PushSender, noPush))
    expect(sender.publicKey).toBeNull()
  })
})
