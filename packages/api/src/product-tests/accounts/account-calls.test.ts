import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { sanitise } from "@mersal/domain/booking/draft/text-sanitiser"
import { samplePictures } from "@mersal/domain/testing/sample-pictures"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { accountCalls, amna, tokenOf } from "../../testing/account-calls.ts"
import { type RunningProduct, startProduct, type WireAnswer } from "../../testing/running-product.ts"

let product: RunningProduct
beforeEach(async () => {
  product = await startProduct()
})
afterEach(() => product.stop())

const { post, codeTo, registered, later } = accountCalls(() => product)

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

  it("take every field that section 3 lists for a login, a code, a new password and a phone, in their bodies", async () => {
    const { id } = (await registered()).body.data.user
    const device = { deviceToken: "any", deviceId: "null", OSVersion: "null" }
    const { name, email, phoneNumber, password, channel, registerType } = amna
    const who = { name, email, phoneNumber, password, roleName: "customer", authenticationToken: "any" }
    const signedIn = await post("/v1.0/auth/login", { ...who, ...device, registerType, channel })
    expect(signedIn.status, signedIn.text).toBe(200)
    await later(2)
    await post("/v1.0/auth/forgot/code", { email })
    const entered = await post("/v1.0/auth/forgot", { code: await codeTo(email), email, ...device })
    expect(entered.status, entered.text).toBe(200)
    const renewed = { token: entered.body.data.resetToken, password: "falcons8!" }
    const set = await post("/v2.0/auth/password", renewed)
    expect(set.status, set.text).toBe(200)
    const token = tokenOf(set)
    const body = { id, phoneNumber: "+971507654321", token }
    const changed = await product.call("PUT", "/v1.0/user/number", { body, headers: { token } })
    expect(changed.status, changed.text).toBe(200)
    expect(changed.body.data.channels).toEqual(["sms"])
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
    expect(set.body.errors[0]).toMatchObject({ code: "missing-field", field: "password" })
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
    const { png } = samplePictures
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
    const unknown = await product.call("GET", `/v1.0/resource/image/${"a".repeat(32)}`)
    expect(unknown.body.errors).toMatchObject([{ code: "not-found", field: "name" }])
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
