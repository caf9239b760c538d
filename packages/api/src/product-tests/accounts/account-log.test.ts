import { describe, expect, it } from "vitest"
import { startServer } from "../../server.ts"
import { amna } from "../../testing/account-calls.ts"
import { settingsForTests } from "../../testing/running-product.ts"

describe("the log of account calls", () => {
  it("has who was refused and let in by request id, and no password, code, token, name, e-mail or phone", async () => {
    const lines: string[] = []
    const write = (line: string) => void lines.push(line)
    const settings = { ...settingsForTests, logLevel: "trace" } as const
    const server = await startServer({ settings, logTo: { write } })
    const ask = async (method: string, path: string, headers: Readonly<Record<string, string>>, body?: object) => {
      const response = await fetch(server.url + path, {
        method,
        headers: { ...headers, "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { id: response.headers.get("request-id"), body: JSON.parse(await response.text()) }
    }
    const accept = { accept: "application/json" }
    await ask("POST", "/v1.0/user/register", {}, amna)
    const kept = await ask("GET", `/dev/mailbox?to=${encodeURIComponent(amna.phoneNumber)}`, accept)
    const code = /(?<![\d+:])\d{4}(?!\d)/.exec(kept.body.data[0].text)?.[0] ?? ""
    const headers = { code, phoneNumber: amna.phoneNumber }
    const signedIn = await ask("POST", "/v1.0/auth/number", headers, {})
    const { token } = signedIn.body.data.auth
    const refused = await ask("POST", "/v1.0/auth/login", {}, { email: amna.email, password: "guess777!" })
    await ask("GET", "/v1.0/user/profile", { token })
    await ask("POST", "/v1.0/auth/password", { token: "ab".repeat(16), password: amna.password })
    await server.stop()

    const log = lines.join("")
    for (const secret of [amna.password, "guess777!", token, "ab".repeat(16), amna.email, amna.phoneNumber, "Amna"]) {
      expect(log).not.toContain(secret)
    }
    expect(log).not.toMatch(new RegExp(`"(code|text|body)":"[^"]*${code}`))
    const written = lines.map((line) => JSON.parse(line))
    const statusOf = (id: string | null) => written.find(({ requestId }) => requestId === id)?.res.status
    expect([statusOf(signedIn.id), statusOf(refused.id)]).toEqual([200, 401])
  })
})
