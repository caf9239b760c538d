import { runs } from "@mersal/domain/testing/runs"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningProduct, startProduct } from "../../testing/running-product.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const track = (reference: string, headers: Record<string, string> = {}) =>
  product.call("GET", `/v1.0/order/tracking?bookingId=${encodeURIComponent(reference)}`, { headers })

async function placed(booking: object) {
  const { body, headers } = await product.call("POST", "/v1.0/order/createOrder", { body: booking })
  expect(body.success).toBe(true)
  return { ...body.data, cookie: headers.getSetCookie()[0]?.split(";")[0] ?? "" }
}

/** A word that no answer contains by chance. */
const word = fc
  .array(fc.constantFrom(..."QWXZKJVquxzkjv"), { minLength: 10, maxLength: 20 })
  .map((letters) => letters.join(""))

/** Bookings of invented people whose every detail can be recognised. */
const personal = fc.record({
  names: fc.tuple(word, word, word),
  addresses: fc.tuple(word, word),
  buildings: fc.tuple(word, word),
  landmarks: fc.tuple(word, word),
  phones: fc.tuple(phone(), phone(), phone()),
  note: word,
})

function phone(): fc.Arbitrary<string> {
  return fc.integer({ min: 2_000_000, max: 9_999_999 }).map((digits) => `+97150${digits}`)
}

describe("tracking by reference alone", () => {
  it("tells no name, phone, address, price or token, whatever was booked (D33)", async () => {
    await fc.assert(
      fc.asyncProperty(personal, async ({ names, addresses, buildings, landmarks, phones, note }) => {
        const stop = (at: 0 | 1) => ({
          ...plainBooking[at === 0 ? "pkp" : "dlv"][0],
          add: addresses[at],
          addtl: buildings[at],
          lmark: landmarks[at],
          name: names[at],
          ph: phones[at],
        })
        const usr = { name: names[2], phn: phones[2], email: `${names[2]}@example.com` }
        const booking = await placed({ ...plainBooking, usr, comnts: note, pkp: [stop(0)], dlv: [stop(1)] })
        const { status, text, body } = await track(booking.bkref)
        expect(status).toBe(200)
        for (const secret of [...names, ...addresses, ...buildings, ...landmarks, note, booking.accessToken]) {
          expect(text).not.toContain(secret)
        }
        for (const number of phones) expect(text).not.toContain(number.slice(-7))
        expect(Object.keys(body.data).sort()).toEqual(
          [
            "atmpt",
            "bkdat",
            "bkref",
            "bktyp",
            "booking",
            "dlvdat",
            "dlvslot",
            "money",
            "pkpslot",
            "state",
            "trkdtls",
          ].sort(),
        )
        expect(body.data).toMatchObject({ booking: null, money: null })
      }),
      { numRuns: runs(30) },
    )
  })

  it("tells a stranger with a cookie of his own or a wrong token no more", async () => {
    const booking = await placed(plainBooking)
    const stranger = await placed(plainBooking)
    expect((await track(booking.bkref, { cookie: stranger.cookie })).body.data.booking).toBeNull()
    expect((await track(booking.bkref, { "mersal-access": stranger.accessToken })).body.data.booking).toBeNull()
    expect((await track(booking.bkref, { "mersal-access": "" })).body.data.booking).toBeNull()
  })

  it("answers an unknown reference, a number and a broken one alike", async () => {
    const answers = await Promise.all(["AE4K7M2XQ9TB3HV", "1", "' OR 1=1 --", "Ω"].map((text) => track(text)))
    const said = answers.map(({ status, body }) => [status, { ...body.errors[0], requestId: "" }])
    expect(new Set(said.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(said[0]?.[1]).toMatchObject({ errorMessage: "Invalid reference number" })
  })
})

describe("the owner's view", () => {
  it("opens for the browser that booked, and for the token of the link", async () => {
    const booking = await placed(plainBooking)
    for (const headers of [{ cookie: booking.cookie }, { "mersal-access": booking.accessToken }]) {
      const { body } = await track(booking.bkref, headers)
      expect(body.data.booking).toMatchObject({ usr: { name: "Aisha Rahman" }, tamt: booking.prc })
    }
  })

  it("hangs on a cookie that scripts cannot read and other sites cannot send", async () => {
    const { headers } = await product.call("POST", "/v1.0/order/createOrder", { body: plainBooking })
    const [cookie] = headers.getSetCookie()
    expect(cookie).toMatch(/^mersal_guest=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
  })

  it("keeps the cookie that a browser has", async () => {
    const { cookie } = await placed(plainBooking)
    const answer = await product.call("POST", "/v1.0/order/createOrder", { body: plainBooking, headers: { cookie } })
    expect(answer.headers.getSetCookie()).toEqual([])
  })
})
