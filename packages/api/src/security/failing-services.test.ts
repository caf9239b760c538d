import { openBeside } from "@mersal/adapters-db/testing/beside"
import { newDatabaseFolder } from "@mersal/adapters-db/testing/new-database-path"
import { describe, expect, it, onTestFinished } from "vitest"
import { type RunningProduct, settingsForTests, startProduct } from "../testing/running-product.ts"
import { signUp } from "../testing/signed-up.ts"
import { plainBooking } from "../testing/wire-bookings.ts"

// No access is granted because something else is down: checklist V16.5.

async function started(
  overrides: Parameters<typeof startProduct>[0],
): Promise<{ product: RunningProduct; path: string }> {
  const { path, remove } = newDatabaseFolder()
  const product = await startProduct({ ...overrides, database: { kind: "sqlite", path } })
  onTestFinished(async () => {
    await product.stop()
    remove()
  })
  return { product, path }
}

describe("without mail and SMS", () => {
  // Port 9 is the discard port: nothing listens there.
  const messages = {
    smtp: { url: "smtp://127.0.0.1:9", from: "Mersal <no-reply@mersal.test>" },
    sms: { url: "http://127.0.0.1:9/?to={to}&text={text}", body: null, authorization: null },
    whatsapp: null,
    push: null,
  }
  const amna = {
    name: "Amna Al Marri",
    email: "amna@example.com",
    phoneNumber: "+971501234567",
    password: "kestrel7!",
    registerType: "normal",
    country: "UAE",
    deviceToken: "null",
    channel: "C2C",
  }

  it("nobody registers, and nobody gets in by a code that never went out", async () => {
    const { product, path } = await started({ messages })
    const begun = await product.call("POST", "/v1.0/user/register", { body: amna })
    expect([begun.status, begun.body.errors?.[0].code]).toEqual([424, "code-not-sent"])
    const login = await product.call("POST", "/v1.0/auth/login", {
      body: { email: amna.email, password: amna.password },
    })
    expect(login.status).toBe(401)
    const database = openBeside(path)
    expect(database.prepare("select count(*) as n from accounts").get()).toEqual({ n: 0 })
    expect(database.prepare("select count(*) as n from sessions").get()).toEqual({ n: 0 })
    database.close()
  })

  it("a booking is placed all the same: its mail waits", async () => {
    const { product } = await started({ messages })
    const placed = await product.call("POST", "/v1.0/order/createOrder", { body: plainBooking })
    expect(placed.status).toBe(200)
  })
})

describe("without a part of the database", () => {
  it("nobody is taken for somebody, nor for a guest who may go on", async () => {
    const { product, path } = await started({})
    const person = await signUp(product)
    const database = openBeside(path)
    database.exec("alter table sessions rename to lost_sessions")
    const refused = [
      await product.call("GET", "/v1.0/user/profile", { headers: person.headers }),
      await product.call("GET", "/v1.0/account/export", { headers: { cookie: `sid=${person.headers.token}` } }),
      await product.call("POST", "/v1.0/order/createOrder", { body: plainBooking, headers: person.headers }),
      await product.call("POST", "/v1.0/auth/login", { body: { email: person.email, password: person.password } }),
    ]
    database.exec("alter table lost_sessions rename to sessions")
    for (const { status, body } of refused) expect([status, body.errors[0].code]).toEqual([500, "something-went-wrong"])
    expect(database.prepare("select count(*) as n from bookings").get()).toEqual({ n: 0 })
    database.close()
    const profile = await product.call("GET", "/v1.0/user/profile", { headers: person.headers })
    expect(profile.status).toBe(200)
  })

  it("no call passes uncounted where its limit is counted there", async () => {
    const { product, path } = await started({ rateLimitStore: "database", rateLimits: settingsForTests.rateLimits })
    const database = openBeside(path)
    database.exec("alter table counted_calls rename to lost_calls")
    const answer = await product.call("POST", "/v1.0/auth/login", { body: { email: "a@example.com", password: "x" } })
    database.exec("alter table lost_calls rename to counted_calls")
    database.close()
    expect([answer.status, answer.body.errors[0].code]).toEqual([500, "something-went-wrong"])
  })
})

describe("while the database can be read and not written", () => {
  it("a booking is refused, to be sent again, and then booked once", async () => {
    const { product, path } = await started({})
    const database = openBeside(path)
    const headers = { "idempotency-key": "sent until it is taken" }
    const book = () => product.call("POST", "/v1.0/order/createOrder", { body: plainBooking, headers })
    // A table whose highest id is used up is full for SQLite in the same way as a disk, without any lock to wait for.
    database.exec("create table filled (number integer primary key autoincrement)")
    database.exec("insert into filled values (9223372036854775807)")
    database.exec("create trigger full before insert on bookings begin insert into filled values (null); end")
    const refused = await book()
    database.exec("drop trigger full")
    expect([refused.status, refused.body.errors[0].code]).toEqual([503, "database-unavailable"])
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
    expect([(await book()).status, (await book()).headers.get("idempotent-replayed")]).toEqual([200, "true"])
    expect(database.prepare("select count(*) as n from bookings").get()).toEqual({ n: 1 })
    database.close()
  })
})
