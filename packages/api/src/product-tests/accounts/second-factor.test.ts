import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import { permissions } from "@mersal/domain/account/permissions"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { resetSecondFactor } from "../../commands/reset-second-factor.ts"
import { appCodeOf } from "../../testing/app-code.ts"
import { callRow, everyCall } from "../../testing/every-call.ts"
import { saturdayNoonUtc, settingsForTests } from "../../testing/running-product.ts"
import { staffPassword, startStaffedStage } from "../../testing/staffed-stage.ts"

const staff = ["porter", "ops", "admin"] as const
type Staff = (typeof staff)[number]
/** Has the shape of a recovery code, and is none. */
const noCode = "0000-0000-0000-0000"
type Lent = Awaited<ReturnType<(typeof testDatabases)[number]["lend"]>>

let lent: Lent
let stage: Awaited<ReturnType<typeof startStaffedStage>>
/** Each role's session, as a program sends it. */
const tokens = new Map<Staff, string>()

const headersOf = (role: Staff) => ({ token: tokens.get(role) ?? "" })
const login = (email: string) =>
  stage.product.call("POST", "/v1.0/auth/login", { body: { email, password: staffPassword } })

async function enrol(role: Staff, now = saturdayNoonUtc): Promise<void> {
  const headers = headersOf(role)
  const path = "/v1.0/account/second-factor"
  const begun = await stage.product.call("POST", path, { headers, body: {} })
  const { secret } = begun.body.data
  const body = { code: appCodeOf(secret, now) }
  const confirmed = await stage.product.call("PUT", path, { headers, body })
  expect(confirmed.body.data.recoveryCodes).toHaveLength(10)
}

beforeAll(async () => {
  const [sqlite] = testDatabases
  if (!sqlite) throw new Error("There is a SQLite")
  lent = await sqlite.lend()
  // The first admin is invited, and invites others, before a second factor is required.
  const before = await startStaffedStage(lent.settings)
  for (const role of staff) await before.staff(role, role)
  await before.product.stop()
  stage = await startStaffedStage(lent.settings, {}, { staffSecondFactor: "required" })
  for (const [index, role] of staff.entries()) {
    const { body } = await login(`${role}-${index + 1}@example.com`)
    tokens.set(role, body.data.auth.token)
  }
})
afterAll(async () => {
  await stage.product.stop()
  await lent.giveBack()
})

/** Whether a call needs nobody to be signed in. */
const isOpen = ({ access, signedInAccess }: (typeof everyCall)[number][1]): boolean =>
  ["anyone", "quote", "track", "save-lead", "book"].includes(signedInAccess ?? access)

describe("where staff must have a second factor", () => {
  for (const [name, row] of everyCall.filter(([, row]) => (row.signedInAccess ?? row.access) !== "anyone"))
    it(`every call is shut to whoever has none, but those that begin one and what anyone may call: ${name}`, async () => {
      if (row.access === "keep-second-factor") return
      for (const role of staff) {
        const { status, body } = await callRow(stage.product, row, {
          headers: headersOf(role),
          ...(row.endpoint.method !== "GET" && { text: "{}" }),
        })
        const isShut = body.errors?.[0]?.code === "second-factor-required"
        expect([role, isShut]).toEqual([role, !isOpen(row)])
        if (isShut) expect(status).toBe(403)
      }
    })

  it("they open with it, each to the roles that have the right", async () => {
    for (const role of staff) await enrol(role)
    for (const role of staff) {
      const profile = await stage.product.call("GET", "/v1.0/user/profile", { headers: headersOf(role) })
      expect([role, profile.status]).toEqual([role, 200])
      const { status } = await stage.product.call("GET", "/v1.0/staff", { headers: headersOf(role) })
      expect([role, status]).toEqual([role, permissions["make-staff"].types[role] === "none" ? 403 : 200])
    }
  })

  it("a right password is answered 401 with a challenge and no cookie, and the code with the session", async () => {
    await stage.setNow(saturdayNoonUtc + 60_000)
    const asked = await login("ops-2@example.com")
    expect([asked.status, asked.body.errors[0].code]).toEqual([401, "second-factor-needed"])
    expect(asked.headers.get("set-cookie") ?? "").not.toMatch(/(^|[ ,])(__Host-)?sid=/)
    const { challengeId } = asked.body.errors[0].data
    const path = "/v1.0/auth/second-factor"
    const wrong = await stage.product.call("POST", path, { body: { challengeId, code: noCode } })
    expect([wrong.status, wrong.body.errors[0].data]).toEqual([422, { reason: "wrong", triesLeft: 2 }])
    const unknown = await stage.product.call("POST", path, { body: { challengeId: "0".repeat(32), code: "123456" } })
    expect([unknown.status, unknown.body.errors[0].data.reason]).toEqual([422, "expired"])
  })

  it("wrong codes are answered 429 after ten, with when to come again", async () => {
    const path = "/v1.0/auth/second-factor"
    let last = { status: 0, headers: new Headers() }
    for (let tries = 0; tries < 11; tries += 1) {
      const asked = await login("porter-1@example.com")
      const { challengeId } = asked.body.errors[0].data
      last = await stage.product.call("POST", path, { body: { challengeId, code: noCode } })
    }
    expect(last.status).toBe(429)
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0)
  })

  it("the operator's command lets in an admin who has lost it, to begin another", async () => {
    const settings = { ...settingsForTests, database: lent.settings }
    await resetSecondFactor(settings, "admin-3@example.com")
    await expect(resetSecondFactor(settings, "admin-3@example.com")).rejects.toThrow("has no second factor")
    await expect(resetSecondFactor(settings, "nobody@example.com")).rejects.toThrow("No member of staff")
    const ended = await stage.product.call("GET", "/v1.0/auth/session", { headers: headersOf("admin") })
    expect(ended.status).toBe(401)
    const { body } = await login("admin-3@example.com")
    tokens.set("admin", body.data.auth.token)
    await enrol("admin", saturdayNoonUtc + 60_000)
    const { body: log } = await stage.product.call("GET", "/v1.0/staff/events", { headers: headersOf("admin") })
    expect(log.data).toMatchObject([{ by: null, action: "resetSecondFactor" }])
  })
})

it("a page that knows nothing of second factors is told in both languages where to log in", async () => {
  for (const [language, words] of [
    ["en", "/ops or /driver"],
    ["ar", "صفحات الموظفين"],
  ] as const) {
    const { body } = await stage.product.call("POST", "/v1.0/auth/login", {
      body: { email: "ops-2@example.com", password: staffPassword },
      headers: { "accept-language": language },
    })
    expect(body.errors[0].errorMessage).toContain(words)
  }
})
