import fc from "fast-check"
import { Webhook } from "standardwebhooks"
import { describe, expect, it } from "vitest"
import { verifyWebhook } from "./verify-webhook.ts"

const secretOf = (key: Uint8Array) => `whsec_${Buffer.from(key).toString("base64")}`
const secret = secretOf(new Uint8Array(32).fill(7))
const now = Date.parse("2026-11-21T12:00:00Z")
const body = JSON.stringify({
  type: "booking.confirmed",
  timestamp: "2026-11-21T12:00:00.000Z",
  data: { isTest: true },
})

/** Headers as our own server's library makes them. */
const signed = (text: string, at = now, by = secret, id = "msg_1") => ({
  "webhook-id": id,
  "webhook-timestamp": String(Math.floor(at / 1_000)),
  "webhook-signature": new Webhook(by).sign(id, new Date(at), text),
})

const refusal = { name: "MersalError", code: "webhook-refused" }

describe("a webhook message", () => {
  it("is taken as the library of the standard signs it, whatever it says and whatever the secret", async () => {
    const aKey = fc.uint8Array({ minLength: 24, maxLength: 64 })
    const aMessage = fc.record({
      type: fc.constant("ping"),
      data: fc.dictionary(fc.string(), fc.string({ unit: "binary" })),
    })
    await fc.assert(
      fc.asyncProperty(aKey, aMessage, fc.boolean(), async (key, message, isBytes) => {
        const text = JSON.stringify(message)
        const headers = signed(text, now, secretOf(key))
        const came = isBytes ? new TextEncoder().encode(text) : text
        const taken = await verifyWebhook(came, new Headers(headers), secretOf(key), now)
        expect(taken).toEqual({ ...JSON.parse(text), id: "msg_1" })
      }),
    )
  })

  it("is refused with any one letter of it changed", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: body.length - 1 }), async (at) => {
        const other = `${body.slice(0, at)}${body[at] === "x" ? "y" : "x"}${body.slice(at + 1)}`
        await expect(verifyWebhook(other, signed(body), secret, now)).rejects.toMatchObject(refusal)
      }),
    )
  })

  it.each([
    ["another secret", signed(body, now, secretOf(new Uint8Array(32).fill(8)))],
    ["another id", { ...signed(body), "webhook-id": "msg_2" }],
    ["another time", { ...signed(body), "webhook-timestamp": String(now / 1_000 + 1) }],
    ["a time that is none", { ...signed(body), "webhook-timestamp": "soon" }],
    ["no signature", { ...signed(body), "webhook-signature": undefined }],
    ["a signature that is no Base64", { ...signed(body), "webhook-signature": "v1,%%" }],
    [
      "a signature of another version",
      { ...signed(body), "webhook-signature": signed(body)["webhook-signature"].replace("v1,", "v2,") },
    ],
  ])("is refused with %s", async (_, headers) => {
    await expect(verifyWebhook(body, headers, secret, now)).rejects.toMatchObject(refusal)
  })

  it("is taken for five minutes on either side of now, and no second longer", async () => {
    for (const seconds of [-300, 300]) await verifyWebhook(body, signed(body, now + seconds * 1_000), secret, now)
    for (const seconds of [-301, 301]) {
      const late = verifyWebhook(body, signed(body, now + seconds * 1_000), secret, now)
      await expect(late).rejects.toMatchObject(refusal)
    }
  })

  it("is taken by one of several signatures, while a secret is renewed", async () => {
    const headers = signed(body)
    const both = `v1,${btoa("another one")} ${headers["webhook-signature"]}`
    expect(await verifyWebhook(body, { ...headers, "webhook-signature": both }, secret, now)).toMatchObject({
      type: "booking.confirmed",
    })
  })

  it("is refused with a secret that is none, and with words that are no JSON", async () => {
    await expect(verifyWebhook(body, signed(body), "whsec_", now)).rejects.toMatchObject(refusal)
    await expect(verifyWebhook("pong", signed("pong"), secret, now)).rejects.toMatchObject(refusal)
  })
})
