import { afterAll, beforeAll, expect, it } from "vitest"
import { type RunningProduct, saturdayNoonUtc, startProduct } from "../testing/running-product.ts"
import { messagesFor, signUp } from "../testing/signed-up.ts"
import { plainBooking } from "../testing/wire-bookings.ts"

// Nobody can add a header or a second recipient to our mails: checklist V1.3.11.

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const breaks = ["\r\n", "\n", "\r", "\u2028", "\u0085", "%0d%0a"]
const victim = "victim@example.com"
const addresses = [
  ...breaks.map((end) => `me@example.com${end}Bcc: ${victim}`),
  ...breaks.filter((end) => end !== "%0d%0a").map((end) => `me${end}@example.com`),
  `me,${victim}`,
  `${victim},you@example.com`,
  `me@example.com,${victim}`,
  `me@example.com;${victim}`,
  `me@example.com ${victim}`,
  `<me@example.com> ${victim}`,
  `"me" <me@example.com>`,
  `me@example.com\0${victim}`,
]

it("an address with more than an address in it is refused, wherever it is typed", async () => {
  const person = await signUp(product)
  for (const email of addresses) {
    const registration = { name: "Amna", email, phoneNumber: "+971501234567", password: "kestrel7!", country: "UAE" }
    const tries: readonly (readonly [string, object, object?])[] = [
      ["/v1.0/user/register", { ...registration, registerType: "normal", deviceToken: "null", channel: "C2C" }],
      ["/v1.0/order/createOrder", { ...plainBooking, usr: { ...plainBooking.usr, email } }],
      ["/v1.0/leads", { kind: "contact", domain: "AE", name: "Amna", phone: "+971501234567", email, message: "Hello" }],
      [
        "/v1.0/corporate/register",
        { dom: "AE", name: "A", trn: "100000000000003", contact: "A", email, phn: "+97142345678" },
        person.headers,
      ],
      ["/v1.0/auth/forgot/code", { email }],
    ]
    for (const [path, body, headers] of tries) {
      const answer = await product.call("POST", path, { body, headers: { ...headers } })
      // For an impossible address a forgotten password gets the same answer as for an unknown one.
      const expected = path === "/v1.0/auth/forgot/code" ? [200, 422] : [422]
      expect([email, path, expected.includes(answer.status)]).toEqual([email, path, true])
    }
  }
  await product.setNow(saturdayNoonUtc + 60_000)
  for (const { to } of await messagesFor(product)) expect(to).not.toContain(victim)
})

it("a name with lines of its own is one line in every mail, and stands in no subject", async () => {
  const email = "named@example.com"
  for (const end of breaks) {
    const name = `Aisha${end}Bcc: ${victim}${end}${end}Hello`
    const booking = { ...plainBooking, usr: { ...plainBooking.usr, name, email } }
    expect((await product.call("POST", "/v1.0/order/createOrder", { body: booking })).status).toBe(200)
  }
  await product.setNow(saturdayNoonUtc + 120_000)
  const messages = await messagesFor(product, email)
  expect(messages.length).toBe(breaks.length)
  for (const { to, subject = "", text } of messages) {
    expect(to).toBe(email)
    expect(subject).not.toMatch(/[\r\n]|victim/)
    expect(text).not.toMatch(/^Bcc:/m)
  }
})
