import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { accountCalls, amna, cookieOf, page, tokenOf } from "../../testing/account-calls.ts"
import { type RunningProduct, startProduct, type WireAnswer } from "../../testing/running-product.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

let product: RunningProduct
beforeEach(async () => {
  product = await startProduct()
})
afterEach(() => product.stop())

const { post, registered } = accountCalls(() => product)

describe("a session", () => {
  it("is a cookie for a page, which is told no token", async () => {
    const signedIn = await registered(amna, page)
    expect(signedIn.body.data.auth.token).toBeNull()
    expect(signedIn.text).not.toMatch(/[0-9a-f]{64}/)
    const given = signedIn.headers.getSetCookie().find((cookie) => cookie.startsWith("sid=")) ?? ""
    expect(given).toMatch(/^sid=[0-9a-f]{64}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
    const answer = await product.call("GET", "/v1.0/auth/session", { headers: { cookie: cookieOf(signedIn) } })
    expect(answer.body.data.user.email).toBe(amna.email)
  })

  it("leaves a mark that a page can read, another at each sign-in, which opens nothing and goes with the logout", async () => {
    const signedIn = await registered(amna, page)
    const markOf = ({ headers }: WireAnswer) => headers.getSetCookie().find((cookie) => cookie.startsWith("signed_in="))
    const mark = markOf(signedIn)
    expect(mark).toMatch(/^signed_in=[0-9a-f]{8}; Max-Age=34560000; Path=\/; SameSite=Lax$/)
    const again = await post("/v1.0/auth/login", { email: amna.email, password: amna.password }, page)
    expect(again.status).toBe(200)
    expect(markOf(again)).not.toBe(mark)
    const marked = { cookie: mark?.split(";")[0] ?? "" }
    const answer = await product.call("GET", "/v1.0/auth/session", { headers: marked })
    expect(answer.body.data.user).toBeNull()
    const signedOut = await post("/v1.0/auth/logout", undefined, { ...page, cookie: cookieOf(signedIn) })
    expect(markOf(signedOut)).toBe("signed_in=; Max-Age=0; Path=/; SameSite=Lax")
  })

  it("over https is a __Host- cookie that never leaves it", async () => {
    const secure = await startProduct({ baseUrl: "https://mersal.example" })
    const headers = { ...page }
    const { body } = await secure.call("POST", "/v1.0/user/register", { body: amna, headers })
    const kept = await secure.call("GET", `/dev/mailbox?to=${amna.email}`, { headers: { accept: "application/json" } })
    const code = /\d{4}/.exec(kept.body.data[0].text)?.[0]
    const entry = { challengeId: body.data.challenge.challengeId, purpose: "register", code }
    const signedIn = await secure.call("POST", "/v1.0/auth/number", { body: entry, headers })
    await secure.stop()
    expect(signedIn.headers.getSetCookie().find((cookie) => cookie.startsWith("__Host-sid="))).toMatch(
      /; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
  })

  it("is a new one with every sign-in, and the old one is dead", async () => {
    const first = cookieOf(await registered(amna, page))
    const login = { email: amna.email, password: amna.password }
    const again = await post("/v1.0/auth/login", login, { ...page, cookie: first })
    expect(cookieOf(again)).toMatch(/^sid=[0-9a-f]{64}$/)
    expect(cookieOf(again)).not.toBe(first)
    const whoIs = async (cookie: string) =>
      (await product.call("GET", "/v1.0/auth/session", { headers: { cookie } })).body.data.user?.email ?? null
    expect([await whoIs(first), await whoIs(cookieOf(again))]).toEqual([null, amna.email])
    const planted = `sid=${"ab".repeat(32)}`
    const signedIn = await post("/v1.0/auth/login", login, { ...page, cookie: planted })
    expect(cookieOf(signedIn)).not.toBe(planted)
    expect(await whoIs(planted)).toBeNull()
  })

  it("ends with a logout, on the server and in the browser", async () => {
    const token = tokenOf(await registered())
    const out = await post("/v1.0/auth/logout", undefined, { token })
    expect(out.body).toEqual({ success: true, data: null })
    expect(out.headers.getSetCookie().find((cookie) => cookie.startsWith("sid=;"))).toContain("Max-Age=0")
    expect(out.headers.get("clear-site-data")).toBe('"cache"')
    const replayed = await product.call("GET", "/v1.0/user/profile", { headers: { token } })
    expect([replayed.status, replayed.body.errors[0].code]).toEqual([401, "invalid-token"])
  })

  it("of an old cookie is a guest's, and any other text in the token header is none", async () => {
    const cookie = `sid=${"cd".repeat(32)}`
    const answer = await product.call("GET", "/v1.0/auth/session", { headers: { cookie, token: "the fixed token" } })
    expect([answer.status, answer.body.data.user]).toEqual([200, null])
    const polygon = await product.call("GET", "/v1.0/polygon/details?domain=AE", { headers: { token: "fixed" } })
    expect(polygon.status).toBe(200)
  })

  it("that has ended is told before a booking, once: nobody books as a guest unawares", async () => {
    const signedIn = await registered(amna, page)
    const cookie = cookieOf(signedIn)
    const mark = signedIn.headers
      .getSetCookie()
      .find((given) => given.startsWith("signed_in="))
      ?.split(";")[0]
    const logout = await post("/v1.0/auth/logout", undefined, { ...page, cookie })
    expect(logout.status).toBe(200)
    const order = (headers: Readonly<Record<string, string>>) =>
      post("/v1.0/order/createOrder", plainBooking, { ...page, ...headers })
    const refused = await order({ cookie: `${cookie}; ${mark}` })
    expect([refused.status, refused.body.errors[0].code]).toEqual([401, "session-ended"])
    expect(refused.headers.getSetCookie().map((given) => given.split(";", 2).join(";"))).toEqual([
      "sid=; Max-Age=0",
      "signed_in=; Max-Age=0",
    ])
    expect((await order({})).status).toBe(200)
    // This page already knows that the session has ended, and shows a guest.
    expect((await order({ cookie })).status).toBe(200)
  })

  it("is known by browser and system, of which nothing else is listed or exported", async () => {
    const phone = "Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36"
    const token = tokenOf(await registered())
    await post("/v1.0/auth/login", { email: amna.email, password: amna.password }, { "user-agent": phone })
    const { body: listed } = await product.call("GET", "/v1.0/auth/sessions", { headers: { token } })
    const devices = [
      { browser: "chrome", system: "android" },
      { browser: null, system: null },
    ]
    expect(listed.data.map(({ device }: { device: unknown }) => device)).toEqual(expect.arrayContaining(devices))
    const { body: exported } = await product.call("GET", "/v1.0/account/export", { headers: { token } })
    expect(exported.data.sessions).toEqual(listed.data)
    expect(JSON.stringify([listed, exported])).not.toMatch(/Mozilla|SM-S921B|\b141\b/)
  })

  it("of a page is not used by another site", async () => {
    const cookie = cookieOf(await registered(amna, page))
    for (const headers of [
      { cookie, "sec-fetch-site": "cross-site" },
      { cookie, "sec-fetch-site": "same-site" },
      { cookie, origin: "https://evil.example" },
      { cookie, origin: "null" },
    ]) {
      const answer = await product.call("PUT", "/v1.0/user/profile", { body: { name: "Thief" }, headers })
      expect([answer.status, answer.body.errors[0].code]).toEqual([403, "cross-site"])
      expect((await post("/v1.0/auth/logout", undefined, headers)).status).toBe(403)
    }
  })
})
