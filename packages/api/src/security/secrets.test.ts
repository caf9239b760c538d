import { openBeside } from "@mersal/adapters-db/testing/beside"
import { newDatabaseFolder } from "@mersal/adapters-db/testing/new-database-path"
import { bytesOfBase32 } from "@mersal/domain/testing/app-code"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeAdmin } from "../commands/make-admin.ts"
import { readSettings } from "../config.ts"
import { appCodeOf } from "../testing/app-code.ts"
import { type RunningProduct, saturdayNoonUtc, settingsForTests, startProduct } from "../testing/running-product.ts"
import { codeFor, messagesFor, signUp } from "../testing/signed-up.ts"
import { plainBooking } from "../testing/wire-bookings.ts"

// Nothing that a reader of the log or the database could misuse remains after every action with a secret: V11.4,
// V16.2.5.

const { path, remove } = newDatabaseFolder()
const lines: string[] = []
/** Long enough not to occur anywhere by chance. */
const secrets = new Map<string, string>()
const codes = new Set<string>()
const people: string[] = [plainBooking.usr.name, plainBooking.usr.phn, plainBooking.usr.email, "Amna Al Marri"]
const cards = ["4111111111111111", "5555555555554444", "4111 1111 1111 1111"]
/** Every table with its rows, as somebody with the file reads them. */
let tables: ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>

beforeAll(async () => {
  const write = (line: string) => void lines.push(line)
  const { passwordCost } = readSettings({})
  const settings = { database: { kind: "sqlite", path }, logLevel: "trace", passwordCost } as const
  const product = await startProduct(settings, { logTo: { write } })
  await doEverything(product)
  await product.stop()
  const database = openBeside(path)
  const names = database.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[]
  tables = new Map(
    names.map(({ name }) => [name, database.prepare(`select * from "${name}"`).all() as Record<string, unknown>[]]),
  )
  database.close()
})
afterAll(remove)

async function doEverything(product: RunningProduct): Promise<void> {
  let minutes = 0
  const pass = () => product.setNow(saturdayNoonUtc + ++minutes * 120_000)
  const post = async (at: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
    (await product.call("POST", at, { body, headers })).body.data
  const codeTo = async (to: string) => {
    const code = await codeFor(product, to)
    codes.add(code)
    return code
  }

  const person = await signUp(product)
  await codeTo(person.email)
  people.push(person.email, person.phone)
  secrets.set("password", person.password).set("session", person.headers.token)
  await post("/v1.0/auth/login", { email: person.email, password: "wrong-guess-77!" })
  secrets.set("wrong password", "wrong-guess-77!")
  const signedIn = await post("/v1.0/auth/login", { email: person.email, password: person.password })
  secrets.set("second session", signedIn.auth.token)
  await post("/v2.0/auth/password", { password: "kestrel-99!" }, { token: "feedbeef".repeat(4) })
  secrets.set("forged reset token", "feedbeef".repeat(4))

  await pass()
  const number = await product.call("GET", "/v1.0/auth/number", {
    headers: { ...person.headers, phoneNumber: person.phone },
  })
  expect(number.status).toBe(200)
  await post("/v1.0/auth/number", undefined, {
    ...person.headers,
    phoneNumber: person.phone,
    code: await codeTo(person.phone),
  })
  await pass()
  const forgot = await post("/v1.0/auth/forgot/code", { email: person.email })
  const entry = { challengeId: forgot.challengeId, code: await codeTo(person.email) }
  const { resetToken } = await post("/v1.0/auth/forgot", entry)
  secrets.set("reset token", resetToken)
  await post("/v1.0/auth/password", undefined, { token: resetToken, password: "Falconry-88!" })
  secrets.set("new password", "Falconry-88!")
  const again = await post("/v1.0/auth/login", { email: person.email, password: "Falconry-88!" })
  const own = { token: again.auth.token }
  secrets.set("third session", own.token)

  // Under a key their answers are stored, to be repeated.
  const keyed = { "idempotency-key": "one-of-the-shop" }
  const shop = { name: "Shop", kind: "sandbox", scopes: ["quotes", "webhooks"] }
  const { key } = await post("/v1.0/keys", shop, { ...own, ...keyed })
  secrets.set("API key", key)
  await product.call("GET", "/v1.0/policy?domain=AE", { headers: { authorization: `Bearer ${key}` } })
  await product.call("GET", "/v1.0/policy?domain=AE", { headers: { authorization: "Bearer mersal_live_guessed0000" } })

  const { token: invited } = await makeAdmin(
    { ...settingsForTests, database: { kind: "sqlite", path } },
    "noor@example.com",
  )
  people.push("noor@example.com")
  const admin = await post("/v2.0/auth/password", { token: invited, password: "Gyrfalcon-66!" })
  const staff = { token: admin.auth.token }
  secrets.set("invitation", invited).set("admin's password", "Gyrfalcon-66!").set("admin's session", staff.token)
  const app = await post("/v1.0/account/second-factor", { password: "Gyrfalcon-66!" }, staff)
  const now = saturdayNoonUtc + minutes * 120_000
  const confirmed = await product.call("PUT", "/v1.0/account/second-factor", {
    body: { code: appCodeOf(app.secret, now) },
    headers: staff,
  })
  const [recoveryCode = ""] = confirmed.body.data.recoveryCodes
  secrets
    .set("app's secret", app.secret)
    .set("app's secret in hex", Buffer.from(bytesOfBase32(app.secret)).toString("hex"))
  secrets.set("recovery code", recoveryCode).set("recovery code's letters", recoveryCode.replaceAll("-", ""))
  const needed = await product.call("POST", "/v1.0/auth/login", {
    body: { email: "noor@example.com", password: "Gyrfalcon-66!" },
  })
  const { challengeId } = needed.body.errors[0].data
  const entered = await post("/v1.0/auth/second-factor", { challengeId, code: recoveryCode })
  secrets.set("session by a recovery code", entered.auth.token)

  const card = { crdno: cards[0], cvv: "123" }
  const placed = await product.call("POST", "/v1.0/order/createOrder", { body: plainBooking })
  const { bkref, accessToken } = placed.body.data
  const cookie = placed.headers.getSetCookie()[0]?.split(";")[0] ?? ""
  secrets.set("access token", accessToken).set("guest cookie", cookie.split("=")[1] ?? "")
  const link = { "mersal-access": accessToken }
  const asked = await post(`/v1.0/bookings/${bkref}/recipient-request`, {}, link)
  secrets.set("recipient's link", asked.link.split(/[#=]/).at(-1))
  await post("/v1.0/recipient/question", { token: secrets.get("recipient's link") })
  const pay = await post(`/v1.0/bookings/${bkref}/pay-link`, {}, { ...link, ...keyed })
  secrets.set("pay link", pay.token)

  // Card numbers, wherever somebody might type one.
  await post("/v1.0/order/createOrder", { ...plainBooking, ...card })
  const noted = await product.call("POST", "/v1.0/order/createOrder", {
    body: { ...plainBooking, comnts: `Card ${cards[2]}` },
  })
  expect(noted.body.errors[0]).toMatchObject({ code: "card-data", field: "comnts" })
  await post("/v1.0/order/card_payment_confirmation", { bkrefid: bkref, paystat: "paid", card_number: cards[0] }, link)
  await post("/v1.0/payment/purchase", { ...card, bkrefid: bkref }, link)
  await product.call("GET", `/v1.0/order/tracking?bookingId=${cards[1]}&cvv=123`, {
    headers: { "x-card": cards[1] ?? "" },
  })
  await product.call("GET", `/v1.0/resource/image/${cards[1]}`)
  await product.call("GET", `/payment/postpurchase?card_number=${cards[0]}`)
  await product.call("GET", `/go/payment/${cards[0]}`)
  await pass()
  secrets.set(
    "link of the mail",
    /#access=([0-9a-f]+)/.exec((await messagesFor(product, plainBooking.usr.email))[0]?.text ?? "")?.[1] ?? "",
  )
}

const isLuhn = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0) %
    10 ===
  0

/** Whether a text contains a card's number, whatever is between its digits. */
const holdsCard = (text: string): boolean =>
  [...text.matchAll(/(?<![\da-f])\d(?:[ -]?\d){12,18}(?![\da-f])/g)].some(([digits]) =>
    isLuhn(digits.replace(/\D/g, "")),
  )

/** Every text in a line, except the random numbers that the log itself draws. */
const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (["requestId", "time"].includes(name) ? [] : textsOf(inner)))
}

describe("after everything that has a secret was done", () => {
  it("all of it was done", () => {
    expect(secrets.size).toBe(22)
    for (const [name, secret] of secrets) expect([name, secret.length >= 10]).toEqual([name, true])
    expect(codes.size).toBeGreaterThanOrEqual(2)
    expect(lines.length).toBeGreaterThan(25)
    expect(holdsCard(`Card ${cards[2]}.`)).toBe(true)
  })

  it("the log holds no password, token, key, code or card, and nobody's name, e-mail or phone", () => {
    const log = lines.join("")
    for (const [name, secret] of secrets) expect([name, log.includes(secret)]).toEqual([name, false])
    for (const text of people) expect(log).not.toContain(text)
    const texts = lines.flatMap((line) => textsOf(JSON.parse(line)))
    for (const text of texts) {
      expect(holdsCard(text)).toBe(false)
      for (const code of codes) expect(text).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`))
    }
  })

  it("a line of the log is one line, whatever is asked", () => {
    for (const line of lines) {
      expect(line.trimEnd()).not.toMatch(/[\r\n]/)
      // A path without its query, which may contain anything.
      expect(JSON.parse(line).req?.path ?? "").not.toMatch(/[?#]/)
    }
  })

  it("the database holds no password, token, key or code that anybody could use", () => {
    for (const [table, rows] of tables) {
      // The local mailbox replaces people's own mailboxes: production has none.
      if (table === "mailbox_messages") continue
      const text = JSON.stringify(rows)
      for (const [name, secret] of secrets) expect([table, name, text.includes(secret)]).toEqual([table, name, false])
      // Codes are texts, because they may begin with 0; an amount may have four digits by chance.
      const cells = rows.flatMap((row) => Object.values(row)).filter((cell) => typeof cell === "string")
      for (const code of codes) expect([table, cells.includes(code)]).toEqual([table, false])
    }
  })

  it("the database holds no card", () => {
    for (const [table, rows] of tables) {
      const digits = JSON.stringify(rows).replace(/[ -]/g, "")
      for (const card of cards) expect([table, digits.includes(card.replaceAll(" ", ""))]).toEqual([table, false])
    }
  })

  it("a password is kept as argon2id of current strength", () => {
    const kept = (tables.get("accounts") ?? []).map(({ password_hash: hash }) => String(hash))
    expect(kept.length).toBeGreaterThan(0)
    for (const hash of kept) expect(hash).toMatch(/^\$argon2id\$v=19\$m=(1[9]\d{3}|[2-9]\d{4,}|\d{6,}),t=[2-9],p=\d/)
  })
})
