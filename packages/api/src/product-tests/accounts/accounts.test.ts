import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { sanitise } from "@mersal/domain/booking/draft/text-sanitiser"
import { toIso } from "@mersal/domain/calendar/iso-instant"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { defaultRateLimits } from "../../http/callers/rate-limits.ts"
import { startServer } from "../../server.ts"
import {
  type RunningProduct,
  saturdayNoonUtc,
  settingsForTests,
  startProduct,
  type WireAnswer,
} from "../../testing/running-product.ts"

const amna = {
  name: "Amna Al Marri",
  email: "amna@example.com",
  phoneNumber: "+971501234567",
  password: "kestrel7!",
  roleName: "admin",
  registerType: "normal",
  country: "UAE",
  deviceToken: "null",
  channel: "C2C",
}
/** What a page's call says of where it comes from. */
const page = { "sec-fetch-site": "same-origin" }

let product: RunningProduct
beforeEach(async () => {
  product = await startProduct()
})
afterEach(() => product.stop())

const post = (path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
  product.call("POST", path, { body, headers })

async function messages(to: string): Promise<readonly { readonly text: string; readonly channel: string }[]> {
  const path = `/dev/mailbox?to=${encodeURIComponent(to)}`
  const { body } = await product.call("GET", path, { headers: { accept: "application/json" } })
  return body.data
}

const codeTo = async (to: string): Promise<string> =>
  /(?<![\d+:])\d{4}(?!\d)/.exec((await messages(to))[0]?.text ?? "")?.[0] ?? "no code"

/** A program that has registered and entered its code. */
async function registered(person: Readonly<Record<string, string>> = amna, headers = {}): Promise<WireAnswer> {
  const { body } = await post("/v1.0/user/register", person, headers)
  const { challengeId } = body.data.challenge
  const code = await codeTo(person.email ?? "")
  return post("/v1.0/auth/number", { challengeId, purpose: "register", code }, headers)
}

const tokenOf = ({ body }: WireAnswer): string => body.data.auth.token
const cookieOf = ({ headers }: WireAnswer, name = "sid"): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0] ?? "")
    .find((cookie) => cookie.startsWith(`${name}=`)) ?? ""
const later = (minutes: number) => product.setNow(saturdayNoonUtc + minutes * 60_000)

describe("the calls of section 7", () => {
  it("POST /user/register with headers deviceId and OSVersion begins an account, whatever role it asks for", async () => {
    const answer = await post("/v1.0/user/register/", amna, { deviceId: "null", OSVersion: "null" })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      success: true,
      data: {
        user: {
          email: amna.email,
          phoneNumber: amna.phoneNumber,
          name: amna.name,
          roles: [{ roleType: "customer" }],
          displayImageUrl: null,
          emailVerified: false,
        },
        auth: { token: null },
        challenge: { channels: ["email", "sms"], length: 4 },
      },
    })
    const signedIn = await registered({
      ...amna,
      email: "go@example.com",
      phoneNumber: "+971509999999",
      roleName: "goCustomer",
    })
    expect(signedIn.body.data.user.roles).toEqual([{ roleType: "goCustomer" }])
  })

  it("POST /auth/login answers user and token, and the same refusal for a wrong password and an unknown e-mail", async () => {
    await registered()
    const login = {
      email: amna.email,
      password: amna.password,
      roleName: "ops",
      registerType: "normal",
      channel: "C2C",
    }
    const good = await post("/v1.0/auth/login", login, { deviceId: "null", OSVersion: "null" })
    expect(good.status).toBe(200)
    expect(good.body.data.user).toMatchObject({
      email: amna.email,
      emailVerified: true,
      roles: [{ roleType: "customer" }],
    })
    expect(tokenOf(good)).toMatch(/^[0-9a-f]{64}$/)
    const wrong = await post("/v1.0/auth/login", { ...login, password: "kestrel8!" })
    const unknown = await post("/v1.0/auth/login", { ...login, email: "nobody@example.com" })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    const said = ({ body }: WireAnswer) => ({ ...body, errors: [{ ...body.errors[0], requestId: "" }] })
    expect(said(wrong)).toEqual(said(unknown))
  })

  it("GET and POST /auth/number send and take a code by headers, and say that this is an old way", async () => {
    const token = tokenOf(await registered())
    await later(2)
    const asked = await product.call("GET", "/v1.0/auth/number/", { headers: { token, phoneNumber: amna.phoneNumber } })
    expect(asked.status).toBe(200)
    expect(asked.headers.get("deprecation")).toBe("true")
    const code = await codeTo(amna.phoneNumber)
    const wrong = await post("/v1.0/auth/number/", undefined, {
      token,
      code: code === "0000" ? "1111" : "0000",
      phoneNumber: amna.phoneNumber,
    })
    expect(wrong.status).toBe(422)
    expect(wrong.body.errors[0].errorMessage).toBe("The verification code you entered is incorrect. Please try again")
    const right = await post("/v1.0/auth/number/", undefined, { token, code, phoneNumber: amna.phoneNumber })
    expect(right.body).toEqual({ success: true, data: { kind: "phoneProved", phoneNumber: amna.phoneNumber } })
    expect(right.headers.get("deprecation")).toBe("true")
    const profile = await product.call("GET", "/v1.0/user/profile", { headers: { token } })
    expect(profile.body.data.phoneVerified).toBe(true)
  })

  it("the same by body says nothing of old ways", async () => {
    const token = tokenOf(await registered())
    await later(2)
    const asked = await post("/v1.0/auth/number/code", { phoneNumber: amna.phoneNumber }, { token })
    expect(asked.headers.get("deprecation")).toBeNull()
    const { challengeId } = asked.body.data
    await later(4)
    const again = await post("/v1.0/auth/number/resend", { challengeId }, { token })
    const entry = { challengeId: again.body.data.challengeId, purpose: "phone", code: await codeTo(amna.phoneNumber) }
    const right = await post("/v1.0/auth/number", entry, { token })
    expect(right.body.data.phoneNumber).toBe(amna.phoneNumber)
    expect(right.headers.get("deprecation")).toBeNull()
  })

  it("GET and POST /auth/forgot send and take the code of a forgotten password", async () => {
    await registered()
    await later(2)
    const asked = await product.call("GET", "/v1.0/auth/forgot", { headers: { email: amna.email } })
    expect([asked.status, asked.headers.get("deprecation")]).toEqual([200, "true"])
    const code = await codeTo(amna.email)
    const body = { deviceToken: "null", email: amna.email }
    const taken = await post("/v1.0/auth/forgot/", body, { code, deviceId: "null", OSVersion: "null" })
    expect(taken.body.data.kind).toBe("resetAllowed")
    const { resetToken } = taken.body.data
    const set = await post("/v2.0/auth/password/", { password: "falcons8!" }, { token: resetToken })
    expect(set.status).toBe(200)
    expect(tokenOf(set)).toMatch(/^[0-9a-f]{64}$/)
    expect((await post("/v1.0/auth/login", { email: amna.email, password: "falcons8!" })).status).toBe(200)
  })

  it("POST /v1.0/auth/password takes token and password in headers with an empty body, and no letters that would change", async () => {
    await registered()
    await later(2)
    const { body } = await post("/v1.0/auth/forgot/code", { email: amna.email })
    const code = await codeTo(amna.email)
    const taken = await post("/v1.0/auth/forgot", { challengeId: body.data.challengeId, code })
    const { resetToken } = taken.body.data
    const mangled = await post("/v1.0/auth/password/", undefined, { token: resetToken, password: "f\u00e9lcons8!" })
    expect(mangled.status).toBe(422)
    expect(mangled.body.errors[0]).toMatchObject({ code: "invalid-field", field: "password" })
    const set = await post("/v1.0/auth/password/", undefined, { token: resetToken, password: "falcons8!" })
    expect([set.status, set.headers.get("deprecation")]).toEqual([200, "true"])
    const arabic = "صقرصقر٨!ab"
    await later(4)
    const next = await post("/v1.0/auth/forgot/code", { email: amna.email })
    const entry = { challengeId: next.body.data.challengeId, code: await codeTo(amna.email) }
    const allowed = await post("/v1.0/auth/forgot", entry)
    await post("/v2.0/auth/password", { token: allowed.body.data.resetToken, password: arabic })
    expect((await post("/v1.0/auth/login", { email: amna.email, password: arabic })).status).toBe(200)
  })

  it("takes nothing of it from headers where the operator accepts no secrets there", async () => {
    const strict = await startProduct({ acceptsHeaderSecrets: false })
    const byHeader = await strict.call("GET", "/v1.0/auth/forgot", { headers: { email: amna.email } })
    expect([byHeader.status, byHeader.body.errors[0].code]).toEqual([422, "missing-field"])
    const headers = { token: "0".repeat(32), password: "falcons8!" }
    const set = await strict.call("POST", "/v1.0/auth/password", { headers })
    expect(set.body.errors[0]).toMatchObject({ code: "password-weak", field: "password" })
    expect((await strict.call("POST", "/v1.0/auth/forgot/code", { body: { email: amna.email } })).status).toBe(200)
    await strict.stop()
  })

  it("PUT /user/number changes the caller's own number, and finds nobody else's id", async () => {
    const signedIn = await registered()
    const token = tokenOf(signedIn)
    const put = (body: unknown, headers = {}) => product.call("PUT", "/v1.0/user/number", { body, headers })
    const { id } = signedIn.body.data.user
    const body = { id, phoneNumber: "+971509998877", token }
    expect((await put({ ...body, id: "0".repeat(32) }, { token })).status).toBe(404)
    expect((await put(body)).status).toBe(401)
    const asked = await put(body, { token })
    expect(asked.status).toBe(200)
    const entry = { challengeId: asked.body.data.challengeId, purpose: "phone", code: await codeTo("+971509998877") }
    expect((await post("/v1.0/auth/number", entry, { token })).body.data.phoneNumber).toBe("+971509998877")
  })

  it("PUT /user/details takes userDetails as a field of a multipart form, and nothing beside it", async () => {
    const token = tokenOf(await registered())
    const send = (fill: (form: FormData) => void) => {
      const form = new FormData()
      fill(form)
      return fetch(`${product.url}/v1.0/user/details`, { method: "PUT", headers: { token }, body: form })
    }
    const details = (value: unknown) => (form: FormData) => form.set("userDetails", JSON.stringify(value))
    const saved = await send(details({ name: "Amna 🌹 M" }))
    expect(await saved.json()).toMatchObject({ success: true, data: { name: sanitise("Amna 🌹 M") } })
    const deep = { name: JSON.parse('{"a":{"b":{"c":{"d":{"e":1}}}}}') }
    for (const [status, fill] of [
      [422, details({ roleName: "admin" })],
      [422, details({ role: "admin", name: "Amna" })],
      [422, details(deep)],
      [422, (form) => form.set("userDetails", '{"name":"A","__proto__":{"role":"admin"}}')],
      [422, (form) => form.set("userDetails", '{"constructor":{"prototype":{}}}')],
      [400, (form) => form.set("userDetails", "{broken")],
      [413, details({ name: "a".repeat(17_000) })],
      [400, (form) => form.set("file", new Blob(["x"]), "x.txt")],
    ] as readonly (readonly [number, (form: FormData) => void])[]) {
      expect((await send(fill)).status).toBe(status)
    }
    const asJson = { headers: { token }, body: { userDetails: { name: "Amna" } } }
    const { status, body: answer } = await product.call("PUT", "/v1.0/user/details", asJson)
    expect([status, answer.errors[0].code]).toEqual([415, "form-only"])
    const { body } = await product.call("GET", "/v1.0/user/profile", { headers: { token } })
    expect(body.data).toMatchObject({ name: sanitise("Amna 🌹 M"), roles: [{ roleType: "customer" }] })
  })

  it("GET /resource/image/{name} gives a picture that no browser takes for a page, by drawn names only", async () => {
    const token = tokenOf(await registered())
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
    const put = (body: Uint8Array<ArrayBuffer>, type: string) =>
      fetch(`${product.url}/v1.0/user/image`, { method: "PUT", headers: { token, "content-type": type }, body })
    const stored = (await (await put(png, "image/jpeg")).json()) as { data: { displayImageUrl: string } }
    expect(stored.data.displayImageUrl).toMatch(/^\/v1\.0\/resource\/image\/[a-f0-9]{32}$/)
    const image = await fetch(product.url + stored.data.displayImageUrl)
    expect(image.headers.get("content-type")).toBe("image/png")
    expect(image.headers.get("x-content-type-options")).toBe("nosniff")
    expect(image.headers.get("content-security-policy")).toContain("sandbox")
    expect([...new Uint8Array(await image.arrayBuffer())]).toEqual([...png])

    const svg = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>")
    expect((await put(svg, "image/png")).status).toBe(422)
    expect((await put(svg, "image/svg+xml")).status).toBe(415)
    for (const name of [
      "..%2f..%2fetc%2fpasswd",
      "%2e%2e",
      "a".repeat(32),
      "A".repeat(32),
      "x%00.png",
      "a".repeat(300),
    ]) {
      const answer = await fetch(`${product.url}/v1.0/resource/image/${name}`)
      expect([404, 422], name).toContain(answer.status)
      expect(answer.headers.get("content-type"), name).toMatch(/^application\/json/)
    }
  })

  it("never fetch an address that a user gave", async () => {
    let hits = 0
    const canary = createServer((_, response) => {
      hits += 1
      response.end()
    }).listen(0)
    await once(canary, "listening")
    const url = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/picture.png`
    const token = tokenOf(await registered())
    await product.call("PUT", "/v1.0/user/profile", { body: { imageUrl: url }, headers: { token } })
    await post("/v1.0/auth/login", { registerType: "google", authenticationToken: url })
    await product.call("GET", `/v1.0/resource/image/${encodeURIComponent(url)}`)
    canary.close()
    expect(hits).toBe(0)
  })
})

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

  it("leaves a mark that a page can read, which opens nothing and goes with the logout", async () => {
    const signedIn = await registered(amna, page)
    const markOf = ({ headers }: WireAnswer) => headers.getSetCookie().find((cookie) => cookie.startsWith("signed_in="))
    expect(markOf(signedIn)).toBe("signed_in=1; Max-Age=34560000; Path=/; SameSite=Lax")
    const marked = { cookie: "signed_in=1" }
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
    expect(JSON.stringify([listed, exported])).not.toMatch(/Mozilla|SM-S921B|141/)
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

describe("what an account call refuses", () => {
  it("is said in the language of the request, with the field at fault", async () => {
    const faulty = { ...amna, name: "", password: "short" }
    const english = await post("/v1.0/user/register", faulty)
    expect(english.status).toBe(422)
    expect(
      english.body.errors.map(({ errorMessage, code, field }: Record<string, string>) => [errorMessage, code, field]),
    ).toEqual([
      ["Please enter your name.", "name-missing", "name"],
      [
        "Please enter a stronger password. Must be 8 characters or more with a mix of letters, numbers and symbols.",
        "password-weak",
        "password",
      ],
    ])
    const arabic = await post("/v1.0/user/register", faulty, { "accept-language": "ar" })
    expect(arabic.body.errors[0].errorMessage).toMatch(/^[\u0600-\u06ff ]+\.$/)
  })

  it("are fields that nobody asked for: nobody gives himself a role, a proved e-mail or another's id", async () => {
    const token = tokenOf(await registered())
    for (const extra of [
      { role: "admin" },
      { roles: [{ roleType: "admin" }] },
      { emailVerified: true },
      { id: "1" },
      { phoneNumber: "+971509998877" },
    ]) {
      const answer = await product.call("PUT", "/v1.0/user/profile", {
        body: { name: "Amna", ...extra },
        headers: { token },
      })
      expect([answer.status, answer.body.errors[0].code]).toEqual([422, "unknown-field"])
    }
    expect((await post("/v1.0/user/register", { ...amna, email: "b@example.com", isAdmin: true })).status).toBe(422)
  })

  it("are calls of staff, from customers", async () => {
    const token = tokenOf(await registered())
    for (const [method, path] of [
      ["GET", "/v1.0/staff"],
      ["POST", "/v1.0/staff"],
      ["DELETE", "/v1.0/staff/somebody"],
      ["DELETE", "/v1.0/staff/somebody/sessions"],
    ] as const) {
      const body = method === "POST" ? { body: {} } : {}
      const answer = await product.call(method, path, { ...body, headers: { token } })
      expect([path, answer.status]).toEqual([path, 403])
      expect((await product.call(method, path, body)).status).toBe(401)
    }
  })

  it("comes with the seconds to wait where waiting helps", async () => {
    await post("/v1.0/auth/forgot/code", { email: amna.email })
    const again = await post("/v1.0/auth/forgot/code", { email: amna.email })
    expect([again.status, again.body.errors[0].code, again.headers.get("retry-after")]).toEqual([
      429,
      "code-too-soon",
      "60",
    ])
    expect(again.body.errors[0].data.retryAt).toBe(toIso(saturdayNoonUtc + 60_000))
  })

  it("by address and minute is what the defaults say", async () => {
    const limited = await startProduct({ rateLimits: defaultRateLimits })
    const statuses: number[] = []
    for (const _ of Array.from({ length: 12 })) {
      const { status } = await limited.call("POST", "/v1.0/auth/login", { body: { email: "", password: "" } })
      statuses.push(status)
    }
    await limited.stop()
    expect(statuses.filter((status) => status === 422)).toHaveLength(defaultRateLimits.signIn.calls)
    expect(statuses.filter((status) => status === 429)).toHaveLength(12 - defaultRateLimits.signIn.calls)
  })

  it("is one code after the other: none of ten thousand opens a challenge", async () => {
    const { body } = await post("/v1.0/user/register", amna)
    const { challengeId } = body.data.challenge
    const right = [await codeTo(amna.email), await codeTo(amna.phoneNumber)]
    const guesses = Array.from({ length: 40 }, (_, number) => String(number * 17).padStart(4, "0"))
    let opened = 0
    for (const code of guesses.filter((guess) => !right.includes(guess))) {
      const answer = await post("/v1.0/auth/number", { challengeId, purpose: "register", code })
      opened += answer.status === 200 ? 1 : 0
    }
    for (const code of right) {
      const answer = await post("/v1.0/auth/number", { challengeId, purpose: "register", code })
      expect(answer.body.errors[0].data.reason).toBe("too-many-tries")
    }
    expect(opened).toBe(0)
  })
})

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
    // Its script may run, and nothing of another place or of the address.
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
