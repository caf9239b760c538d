import { Webhook } from "standardwebhooks"
import { expect, it } from "vitest"
import { checkOfMessages, curlOf, type FirstStep } from "./first-steps.ts"

it("a step is a command for the shell, out of whose quotes its variables step and nothing else", () => {
  const step: FirstStep = {
    call: "makeKey",
    aim: "",
    headers: { token: "$TOKEN" },
    body: { name: "Omar's", kind: "$KIND" },
    keeps: {},
  }
  expect(curlOf(step)).toBe(
    `curl -s "$ORIGIN/v1.0/keys" \\
  -H "token: $TOKEN" \\
  -H 'content-type: application/json' \\
  -d '{
    "name": "Omar'\\''s",
    "kind": "'$KIND'"
  }'`,
  )
  expect(curlOf({ call: "orderTracking", aim: "", query: { bookingId: "$BOOKING" }, keeps: {} })).toBe(
    `curl -s -G "$ORIGIN/v1.0/order/tracking" \\
  --data-urlencode "bookingId=$BOOKING"`,
  )
})

it("the check that the page shows takes what the library of the standard signs, and nothing else", async () => {
  const { isOurs } = await import(`data:text/javascript,${encodeURIComponent(checkOfMessages)}`)
  const secretOf = (byte: number) => `whsec_${Buffer.alloc(32, byte).toString("base64")}`
  const body = JSON.stringify({ type: "booking.confirmed", data: { bkref: "AE000000000001H", name: "مرسال" } })
  const headersAt = (at: number) => ({
    "webhook-id": "msg_1",
    "webhook-timestamp": String(Math.floor(at / 1_000)),
    "webhook-signature": `v1,other ${new Webhook(secretOf(7)).sign("msg_1", new Date(at), body)}`,
  })
  const now = headersAt(Date.now())
  expect(isOurs(body, now, secretOf(7))).toBe(true)
  expect(isOurs(`${body} `, now, secretOf(7))).toBe(false)
  expect(isOurs(body, now, secretOf(8))).toBe(false)
  expect(isOurs(body, { ...now, "webhook-id": "msg_2" }, secretOf(7))).toBe(false)
  expect(isOurs(body, headersAt(Date.now() - 400_000), secretOf(7))).toBe(false)
  for (const missing of Object.keys(now)) {
    const { [missing]: _, ...headers } = now as Readonly<Record<string, string>>
    expect([missing, isOurs(body, headers, secretOf(7))]).toEqual([missing, false])
  }
  expect(isOurs(body, {}, secretOf(7))).toBe(false)
})
