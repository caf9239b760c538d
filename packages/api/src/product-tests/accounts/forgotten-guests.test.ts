import { newDatabaseFolder } from "@mersal/adapters-db/testing/new-database-path"
import { msPerDay } from "@mersal/domain/calendar/zone"
import { usualYearsOfPeople } from "@mersal/domain/retention/people-of-bookings"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type RunningProduct, saturdayNoonUtc, startProduct } from "../../testing/running-product.ts"
import { tablesSaying } from "../../testing/said-in-tables.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

const folder = newDatabaseFolder()
let product: RunningProduct
beforeAll(async () => {
  product = await startProduct({ database: { kind: "sqlite", path: folder.path } })
})
afterAll(async () => {
  await product.stop()
  folder.remove()
})

/** Books as a guest with this word in every text that he types. */
async function book(word: string, phone: string, paytyp: string): Promise<string> {
  const email = `${word}@example.com`
  const stop = { name: word, ph: phone, addtl: `${word} tower`, lmark: `${word} park` }
  const lead = { usrnm: word, usrphn: phone, usreml: email, vtyp: "Bike", bktyp: "Same Day", dm: "AE" }
  const draft = await product.call("POST", "/v1.0/ctc/lead/create", { body: lead })
  const body = {
    ...plainBooking,
    usr: { name: word, phn: phone, email },
    comnts: `${word} rings`,
    paytyp,
    pkp: [{ ...plainBooking.pkp[0], ...stop }],
    dlv: [{ ...plainBooking.dlv[0], ...stop }],
    leadId: draft.body.data.leadId,
  }
  const answer = await product.call("POST", "/v1.0/order/createOrder", { body })
  expect([answer.status, answer.body.errors ?? []]).toEqual([200, []])
  return answer.body.data.bkref
}

const mailbox = ["mailbox_messages"]

it("a guest is forgotten years after his delivery, and thirty days after a booking that he never paid", async () => {
  const paid = await book("Zumurrud", "+971501112233", "collect at pickup")
  const unpaid = await book("Yaqut", "+971504445566", "card")
  const saying = (word: string, phone: string) => tablesSaying(folder.path, [word, phone.slice(-7)])
  const ofPaid = () => saying("Zumurrud", "+971501112233")
  const ofUnpaid = () => saying("Yaqut", "+971504445566")
  const session = { bookingId: unpaid, method: "card" }
  expect((await product.call("POST", "/v1.0/payment/session", { body: session })).status).toBeLessThan(500)
  const after = (days: number) => product.setNow(saturdayNoonUtc + days * msPerDay)

  await after(29)
  expect(ofPaid()).toEqual(["bookings", "leads", ...mailbox])
  expect(ofUnpaid()).toEqual(["bookings", "leads", ...mailbox])
  await after(30)
  expect([ofPaid(), ofUnpaid()]).toEqual([["bookings", ...mailbox], mailbox])
  await after(usualYearsOfPeople * 366)
  expect(ofPaid()).toEqual(["bookings", ...mailbox])
  await after(usualYearsOfPeople * 366 + 7)
  expect(ofPaid()).toEqual(mailbox)
  expect(tablesSaying(folder.path, [paid])).toContain("bookings")
})
