import { createHash } from "node:crypto"
import type { AddressInfo } from "node:net"
import express from "express"
import { afterAll, describe, expect, it } from "vitest"
import { pageHeaders } from "../security-headers.ts"
import { mountDeviceFingerprint } from "./device-fingerprint.ts"

const app = express()
app.use(...pageHeaders(true, false, { forms: ["https://gateway.example"], calls: [] }))
mountDeviceFingerprint(app, "https://risk.example/look.js")
app.use((_, response) => response.send("page"))
const server = app.listen(0)
afterAll(() => void server.close())

const get = async (path: string) => {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://localhost:${port}${path}`)
  return { policy: answer.headers.get("content-security-policy") ?? "", text: await answer.text(), answer }
}

describe("the frame in which somebody else's script looks at the device", () => {
  it("is of no origin, for our pages alone, and runs that script and our own few lines", async () => {
    const { policy, text, answer } = await get("/device-fingerprint")
    expect(policy).toMatch(/(^|;)sandbox allow-scripts(;|$)/)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("default-src 'none'")
    const [, ours = ""] = /<script>([^<]+)<\/script>/.exec(text) ?? []
    const hash = createHash("sha256").update(ours).digest("base64")
    expect(policy).toContain(`script-src https://risk.example 'sha256-${hash}';`)
    expect(text).toContain('<script src="https://risk.example/look.js"></script>')
    expect(answer.headers.get("x-frame-options")).toBe("SAMEORIGIN")
  })

  it("stands on the page of the card's return and on no page with a card's fields", async () => {
    const { policy } = await get("/payment-verifying?attempt=1")
    expect(policy).toMatch(/;frame-src 'self'$/)
    expect(policy).toMatch(/script-src 'self';/)
    for (const path of ["/go/payment", "/paymentUnique/", "/go/book", "/"])
      expect((await get(path)).policy, path).not.toMatch(/frame-src|risk[.]example/)
  })
})
