import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { backUpDatabase } from "@mersal/adapters-db/backup/backup"
import type { DatabaseSettings } from "@mersal/adapters-db/database/connection"
import { openKnex } from "@mersal/adapters-db/testing/open-knex"
import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import { describe, expect, it, onTestFinished } from "vitest"
import { type RunningProduct, startProduct } from "../../testing/running-product.ts"
import { simulatedPayments } from "../../testing/simulated-payment.ts"
import { everyFieldLead, plainBooking } from "../../testing/wire-bookings.ts"

/** Card data sent to us by mistake, and the card of a successful payment: searched for in everything that we write. */

const pan = "4005550000000001"
const spellings = [pan, pan.replace(/(....)(?=.)/g, "$1 "), pan.replace(/(....)(?=.)/g, "$1-")]
const form = { "content-type": "application/x-www-form-urlencoded" }

/** Keeps the log. */
const logged = () => {
  const lines: string[] = []
  return { lines, write: (line: string) => void lines.push(line) }
}

/** Values that would be stored as the card's number, although they were sent in another form. */
const disguised = [
  ...["\u200b", "\u00ad", "\ufe0f", "\u0001", "😀", "<", ".", "/", "_", ",", "*"].map((sign) =>
    pan.replace(/(....)(?=.)/g, `$1${sign}`),
  ),
  `mycard:${pan}`,
  `my-card-${pan}`,
  `visa=${pan}_exp=1229_cvv=123`,
  `visa ${pan}.5`,
  [...pan].map((digit) => String.fromCharCode(0xff10 + Number(digit))).join(""),
  [...pan].map((digit) => String.fromCharCode(0x966 + Number(digit))).join(""),
]

/** Everything that a wrong page could send us, to the routes with a body and in the address. */
async function sendCards(product: RunningProduct, bkref: string): Promise<void> {
  const qatar = { paymentType: "C", card: pan, cvv2: "123", expYear: "2030", expMonth: "01", amount: 1, email: "x" }
  const sent: readonly (readonly [string, string, object])[] = [
    ["POST", "/v1.0/payment/purchase", qatar],
    ["POST", "/v1.0/payment/session", { bookingId: bkref, method: "card", note: { deep: [{ card_number: pan }] } }],
    ["POST", "/v1.0/payment/confirmation", { bkrefid: bkref, crdno: pan }],
    ["POST", "/v1.0/order/createOrder", { ...plainBooking, note: `card ${spellings[1]}` }],
    ...disguised.flatMap((comnts) => [
      ["POST", "/v1.0/order/createOrder", { ...plainBooking, comnts }] as const,
      ["POST", "/v1.0/ctc/lead/create", { ...everyFieldLead, usrnm: comnts }] as const,
      ["POST", `/v1.0/bookings/${bkref}/change`, { dlv: { name: comnts } }] as const,
    ]),
  ]
  for (const [method, path, body] of sent) {
    const { status, text } = await product.call(method, path, { body })
    expect([path, status]).toEqual([path, 422])
    expect(JSON.parse(text).errors[0].code).toBe("card-data")
    expect(text).not.toContain(pan)
  }
  for (const address of [`/v1.0/payment/attempt?attempt=${pan}`, `/tracking/${pan}`, "/go/payment?cvv2=123"])
    expect([address, (await product.call("GET", address)).status]).toEqual([address, 422])
  const returned = await product.call("POST", "/payment/token", { text: `card_number=${pan}`, headers: form })
  expect(returned.status).toBe(422)
  const hook = JSON.stringify({ card_number: pan })
  expect((await product.call("POST", "/v1.0/payment/webhook/aps", { text: hook })).status).toBe(422)
}

/** A normal payment: the card goes to the gateway, and we get its last four digits. */
async function payAtGateway(product: RunningProduct): Promise<void> {
  const at = simulatedPayments(product)
  const { attempt, page } = await at.session(plainBooking, "card")
  await at.comeBack("/payment/token", await at.tokenised(page, pan))
  expect(await at.purchase(attempt)).toMatchObject({ status: "paid" })
}

/**
 * Everything that a database has on disk, by name: SQLite's files and a copy of them, every text column of PostgreSQL's
 * tables.
 */
async function written(database: DatabaseSettings): Promise<readonly (readonly [string, string])[]> {
  if (database.kind === "sqlite") {
    const folder = mkdtempSync(join(tmpdir(), "mersal-copy-"))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const copy = join(folder, "copy.sqlite")
    await backUpDatabase(database, copy)
    const beside = dirname(database.path)
    const files = readdirSync(beside).map((name) => join(beside, name))
    return [...files, copy].map((file) => [file, readFileSync(file, "latin1")])
  }
  const knex = openKnex(database)
  try {
    const { rows } = await knex.raw(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    )
    const tables = (rows as readonly { readonly name: string }[]).map(({ name }) => name)
    // A dump, and so a backup, consists of these rows.
    const texts = tables.map(async (name) => [name, JSON.stringify((await knex.raw("select * from ??", [name])).rows)])
    return (await Promise.all(texts)) as [string, string][]
  } finally {
    await knex.destroy()
  }
}

for (const database of testDatabases)
  describe(`card data on ${database.name}`, () => {
    it("P38: is answered 422 on every route and depth, and stands in no table, file, copy or log of ours", async () => {
      const settings = await database.open()
      const log = logged()
      const product = await startProduct({ database: settings, logLevel: "trace" }, { logTo: log })
      try {
        await sendCards(product, (await simulatedPayments(product).session(plainBooking, "card")).bkref)
        await payAtGateway(product)
        const places = [...(await written(settings)), ["the log", log.lines.join("\n")] as const]
        expect(places.length).toBeGreaterThan(2)
        expect(log.lines.length).toBeGreaterThan(5)
        // The search finds what is there: the payment's merchant reference, and the last four digits.
        expect(places.some(([, text]) => text.includes("0001"))).toBe(true)
        for (const [name, text] of places)
          for (const spelling of spellings) expect(text.includes(spelling), name).toBe(false)
      } finally {
        await product.stop()
      }
    })
  })
