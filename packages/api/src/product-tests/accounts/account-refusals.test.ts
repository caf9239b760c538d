import { toIso } from "@mersal/domain/calendar/iso-instant"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { defaultRateLimits } from "../../http/callers/rate-limits.ts"
import { accountCalls, amna, tokenOf } from "../../testing/account-calls.ts"
import { type RunningProduct, saturdayNoonUtc, startProduct } from "../../testing/running-product.ts"

let product: RunningProduct
beforeEach(async () => {
  product = await startProduct()
})
afterEach(() => product.stop())

const { post, codeTo, registered } = accountCalls(() => product)

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

  it("says beside a weak password which symbols count, and nothing beside other faults", async () => {
    const faulty = { ...amna, name: "", password: "kestrel77-" }
    const detailsIn = async (language: string) => {
      const { body } = await post("/v1.0/user/register", faulty, { "accept-language": language })
      return body.errors.map(({ code, errorDetails }: Record<string, string>) => [code, errorDetails])
    }
    expect(await detailsIn("en")).toEqual([
      ["name-missing", ""],
      ["password-weak", "8 characters or more, with letters, numbers and one of @$!%*#?&"],
    ])
    expect(await detailsIn("ar")).toEqual([
      ["name-missing", ""],
      ["password-weak", "8 أحرف أو أكثر تجمع بين الحروف والأرقام وأحد الرموز @$!%*#?&"],
    ])
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

  it("of codes beyond a cap says when the next one may really be asked for, in words too", async () => {
    const ask = (language: string) =>
      post("/v1.0/auth/forgot/code", { email: amna.email }, { "accept-language": language })
    for (const number of [0, 1, 2, 3, 4]) {
      await product.setNow(saturdayNoonUtc + number * 120_000)
      expect((await ask("en")).status).toBe(200)
    }
    const retryAt = saturdayNoonUtc + 24 * 60 * 60_000
    await product.setNow(retryAt - 900_000)
    const english = await ask("en")
    expect([english.status, english.headers.get("retry-after")]).toEqual([429, "900"])
    expect(english.body.errors).toMatchObject([
      {
        errorMessage: "Too many codes were asked for.",
        errorDetails: "Please try again in 15 mins.",
        code: "too-many-codes",
        data: { retryAt: toIso(retryAt) },
      },
    ])
    const arabic = await ask("ar")
    expect(arabic.body.errors[0].errorMessage).toMatch(/^[\u0600-\u06ff ]+\.$/)
    expect(arabic.body.errors[0].errorDetails).toContain("15 د")
    await product.setNow(retryAt)
    expect((await ask("en")).status).toBe(200)
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

  it("names what is missing where a code is entered or asked for without it", async () => {
    const missing = async (path: string, body: unknown, headers = {}) => {
      const answer = await post(path, body, headers)
      return answer.body.errors.map(({ code, field }: Record<string, string>) => `${answer.status} ${code} ${field}`)
    }
    const [challenge, code] = ["422 missing-field challengeId", "422 missing-field code"]
    expect(await missing("/v1.0/auth/number", {})).toEqual([challenge, code])
    expect(await missing("/v1.0/auth/number", undefined)).toEqual([challenge, code])
    expect(await missing("/v1.0/auth/number", { code: "1234" })).toEqual([challenge])
    expect(await missing("/v1.0/auth/number", {}, { phoneNumber: amna.phoneNumber })).toEqual([code])
    expect(await missing("/v1.0/auth/number/resend", {})).toEqual([challenge])
    expect(await missing("/v1.0/auth/forgot", { email: amna.email })).toEqual([code])
    expect(await missing("/v1.0/auth/forgot", { code: "1234" })).toEqual([challenge])
    const [token, password] = ["422 missing-field token", "422 missing-field password"]
    expect(await missing("/v2.0/auth/password", {})).toEqual([token, password])
    expect(await missing("/v1.0/auth/password", undefined, { token: "x" })).toEqual([password])
    const { body } = await post("/v1.0/auth/number", {})
    expect(body.errors[0].errorDetails).toBe("It is in the answer of the call that sent the code.")
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
