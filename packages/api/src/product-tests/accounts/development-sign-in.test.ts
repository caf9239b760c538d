import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { accountCalls, amna } from "../../testing/account-calls.ts"
import { type RunningProduct, startProduct } from "../../testing/running-product.ts"

let product: RunningProduct
beforeEach(async () => {
  product = await startProduct()
})
afterEach(() => product.stop())

const { post } = accountCalls(() => product)

describe("the far sign-in of development", () => {
  const claims = { provider: "google", email: "amna@gmail.example", name: "Amna", subject: "117" }

  it("signs in by POST /auth/login with registerType and authenticationToken, once for each nonce", async () => {
    const { body } = await post("/v1.0/auth/social")
    expect(body.data.providers.map(({ provider }: { provider: string }) => provider)).toEqual(["google", "facebook"])
    const issued = await post("/dev/issuer", { ...claims, nonce: body.data.nonce })
    const login = { registerType: "google", authenticationToken: issued.body.data.token, roleName: "goCustomer" }
    const signedIn = await post("/v1.0/auth/login", login)
    expect(signedIn.body.data).toMatchObject({
      isNew: true,
      user: { email: "amna@gmail.example", emailVerified: true },
    })
    expect((await post("/v1.0/auth/login", login)).body.errors[0].code).toBe("social-sign-in-refused")
    expect((await post("/v1.0/auth/login", { ...login, authenticationToken: "a.b.c" })).status).toBe(401)
    expect((await post("/v1.0/auth/login", { ...login, registerType: "facebook" })).status).toBe(401)
  })

  it("has a page that leads back with the token, and shows what it was given as text", async () => {
    const given = ["nonce", "redirect_uri", "state"].map((name) => `${name}=%22%3E%3Cscript%3Ealert(1)%3C/script%3E`)
    const form = await fetch(`${product.url}/dev/issuer?client_id=test-google&${given.join("&")}`)
    const html = await form.text()
    expect(html).toContain('data-provider="google"')
    // Its own script may run, and nothing from elsewhere or from the address.
    expect(form.headers.get("content-security-policy")).toContain("script-src 'self';")
    expect(html).not.toContain("<script>alert")
    expect((await fetch(`${product.url}/dev/issuer/page.js`)).headers.get("content-type")).toMatch(/javascript/)
    const keys = await product.call("GET", "/dev/issuer/keys")
    expect(keys.body.keys[0]).toMatchObject({ kty: "EC", alg: "ES256" })
    expect(keys.text).not.toContain('"d"')
    for (const body of [{}, { ...claims, nonce: 7 }, { ...claims, provider: "normal", nonce: "n" }]) {
      expect((await post("/dev/issuer", body)).status).toBe(422)
    }
  })
})

describe("the local mailbox", () => {
  it("shows what would have been sent, as text and never as a page of its own", async () => {
    await post("/v1.0/user/register", { ...amna, email: "a&b@example.com" })
    const html = await (await fetch(`${product.url}/dev/mailbox`, { headers: { accept: "text/html" } })).text()
    expect(html).toContain("is your Mersal verification code")
    expect(html).not.toContain("a&b@")
    expect(html).toContain("a&#38;b@example.com")
  })

  it("and the test issuer are nowhere in production", async () => {
    const production = await startProduct({
      environment: "production",
      hosts: { localhost: "production" },
      clock: null,
    })
    for (const path of ["/dev/mailbox", "/dev/issuer", "/dev/issuer/keys"]) {
      const answer = await production.call("GET", path, { headers: { accept: "application/json" } })
      expect(answer.text).not.toContain("dev/mailbox")
      expect(answer.text).not.toContain('"kty"')
      expect(answer.body.data).toBeUndefined()
    }
    expect((await production.call("POST", "/dev/issuer", { body: {} })).status).toBe(404)
    const register = await production.call("POST", "/v1.0/user/register", { body: amna })
    expect([register.status, register.body.errors[0].errorMessage]).toEqual([424, "Token Not Generated!!"])
    await production.stop()
  })
})
