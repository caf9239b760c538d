import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import type { Reference } from "@mersal/domain/booking/order/reference"
import type { StaffCommand } from "@mersal/domain/ports/driving/operations-service"
import { hiring } from "@mersal/domain/testing/contracts/hired-staff"
import { afterEach, describe, expect, it } from "vitest"
import { startAccountStage } from "../../testing/account-stage.ts"
import { saturdayNoonUtc } from "../../testing/running-product.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

const database = testDatabases[0] ?? expect.unreachable()

let stop: (() => Promise<void>) | undefined
afterEach(() => stop?.())

async function stageOf() {
  const stage = await startAccountStage(await database.open())
  stop = stage.product.stop
  /** Books as a program without a session does; messages are delivered when the clock is moved. */
  const book = async (over: object = {}, language = "en") => {
    const headers = { "accept-language": language }
    const { status, body } = await stage.product.call("POST", "/v1.0/order/createOrder", {
      body: { ...plainBooking, ...over },
      headers,
    })
    expect(status).toBe(200)
    return body.data as { readonly bkref: string; readonly accessToken: string }
  }
  let minutes = 0
  const pass = () => {
    minutes += 1
    return stage.setNow(saturdayNoonUtc + minutes * 60_000)
  }
  return { ...stage, staff: hiring(stage), book, pass }
}

const customer = plainBooking.usr
const noFacts = { at: null, place: null, after: null }
const recipient = "+97165123456"
const sender = "+971509876543"
/** Another person hands the parcel over. */
const otherAtPickup = { pkp: plainBooking.pkp.map((stop) => ({ ...stop, name: "Badr", ph: sender })) }

describe("what people are written about a booking", () => {
  it("is the access link by e-mail, and the PIN to the recipient, each once", async () => {
    const { book, pass, messagesTo, product } = await stageOf()
    const { bkref, accessToken } = await book()
    await pass()
    await pass()
    const [mail, ...moreMail] = await messagesTo(customer.email)
    expect(moreMail).toEqual([])
    expect(mail).toContain(`/tracking/status?bookingId=${bkref}#access=${accessToken}`)
    expect(mail).toContain("22nd Nov 2026, 1PM to 6PM")

    const [sms, ...moreSms] = await messagesTo(recipient)
    expect(moreSms).toEqual([])
    const { body } = await product.call("GET", `/v1.0/order/tracking/live?bookingId=${bkref}`, {
      headers: { "mersal-access": accessToken },
    })
    expect(body.data.pin).toMatch(/^\d{4}$/)
    expect(sms).toContain(`PIN when you have it: ${body.data.pin}.`)
    // The recipient gets no access to the sender's side, and the sender's mail has no PIN.
    expect(sms).not.toContain(accessToken)
    for (const secret of [customer.email, customer.phn, "AED "]) expect(sms).not.toContain(secret)
    expect(mail).not.toContain(body.data.pin)
  })

  it("goes by SMS where there is no e-mail, in the language in which was booked", async () => {
    const { book, pass, messagesTo } = await stageOf()
    const { bkref, accessToken } = await book({ usr: { ...customer, email: "" } }, "ar")
    await pass()
    const [sms] = await messagesTo(customer.phn)
    expect(sms).toContain(`bookingId=${bkref}#access=${accessToken}`)
    expect(sms).toContain("تم تأكيد حجزك")
    expect((await messagesTo(recipient))[0]).toContain("الرمز")
  })

  it("tells of a delivery under way, and of its end", async () => {
    const { book, pass, messagesTo, staff } = await stageOf()
    const { bkref } = await book()
    const ops = await staff("ops", "Olga")
    const driver = await staff("porter", "Dawud")
    let number = 0
    const give = async (by: typeof ops, command: Parameters<typeof ops.services.operations.command>[0]["command"]) => {
      number += 1
      const given = { reference: bkref, id: `command-${number}`, command, at: null, place: null, after: null }
      expect((await by.services.operations.command(given))._tag).toBe("Success")
    }
    await give(ops, { type: "assign", driver: driver.id })
    await give(driver, { type: "start" })
    await give(driver, { type: "fail", reason: "not-ready" })
    await pass()
    const first = await messagesTo(customer.email)
    expect(first.some((text) => text.includes("The driver is on the way to pick up"))).toBe(true)
    expect(first.some((text) => text.includes("The parcel was not ready"))).toBe(true)
    await give(driver, { type: "start" })
    await give(driver, { type: "collect" })
    await give(driver, { type: "start" })
    await pass()
    const second = await messagesTo(customer.email)
    expect(second.some((text) => text.includes("is on its way to the recipient"))).toBe(true)
    expect((await messagesTo(recipient))[0]).toContain("your parcel is on its way")
    await give(driver, { type: "arrive" })
    await pass()
    expect((await messagesTo(customer.email))[0]).toContain("The driver is at the door")
    const before = (await messagesTo(recipient)).length
    await give(ops, { type: "cancel", reason: "other" })
    await pass()
    expect((await messagesTo(customer.email))[0]).toContain("was cancelled")
    expect((await messagesTo(recipient)).length).toBe(before + 1)
  })

  it("is to whoever hands the parcel over that the driver waits there, and to the customer where that is another", async () => {
    const { book, pass, messagesTo, staff } = await stageOf()
    const ops = await staff("ops", "Olga")
    const driver = await staff("porter", "Dawud")
    const waiting = async (to: string) =>
      (await messagesTo(to)).filter((text) => /waits 10 minutes|10 دقائق/.test(text))
    const counts = () => Promise.all([sender, customer.phn, customer.email, recipient].map(waiting))
    const lengths = async () => (await counts()).map(({ length }) => length)
    const cases = [
      [otherAtPickup, "en", sender, "the driver is here for the parcel", [1, 0, 1, 0]],
      [otherAtPickup, "ar", sender, "وصل السائق لأخذ الشحنة", [2, 0, 2, 0]],
      [{}, "en", customer.phn, "the driver is here for the parcel", [2, 1, 2, 0]],
    ] as const
    for (const [over, language, phone, word, told] of cases) {
      const { bkref, accessToken } = await book(over, language)
      const before = await lengths()
      const give = async (by: typeof ops, command: StaffCommand) => {
        const given = { reference: bkref as Reference, id: `${bkref}-${command.type}`, command, ...noFacts }
        expect((await by.services.operations.command(given))._tag).toBe("Success")
        await pass()
      }
      await give(ops, { type: "assign", driver: driver.id })
      await give(driver, { type: "start" })
      expect(await lengths()).toEqual(before)
      await give(driver, { type: "arrive" })
      await pass()
      expect(await lengths()).toEqual(told)
      const [sms = ""] = await waiting(phone)
      expect(sms).toContain(word)
      expect(sms).toContain(`bookingId=${bkref}`)
      for (const secret of [accessToken, customer.email, "AED "]) expect(sms).not.toContain(secret)
    }
  })

  it("calls nobody to a pick-up at which the driver waits no more", async () => {
    const { book, pass, messagesTo, staff } = await stageOf()
    const { bkref } = await book(otherAtPickup)
    const ops = await staff("ops", "Olga")
    const driver = await staff("porter", "Dawud")
    const commands = [
      [ops, { type: "assign", driver: driver.id }],
      [driver, { type: "start" }],
      [driver, { type: "arrive" }],
      [driver, { type: "collect" }],
    ] as const
    for (const [by, command] of commands) {
      const given = { reference: bkref as Reference, id: `command-${command.type}`, command, ...noFacts }
      expect((await by.services.operations.command(given))._tag).toBe("Success")
    }
    await pass()
    expect((await messagesTo(customer.email)).some((text) => text.includes("on the way to pick up"))).toBe(true)
    for (const to of [sender, customer.email])
      expect((await messagesTo(to)).filter((text) => text.includes("waits 10 minutes"))).toEqual([])
  })

  it("is told by what its customer chose, but papers and the recipient's PIN are always written", async () => {
    const { book, pass, product, staff } = await stageOf()
    const { bkref, accessToken } = await book()
    const chosen = await product.call("PUT", `/v1.0/bookings/${bkref}/notifications`, {
      headers: { "mersal-access": accessToken },
      body: {
        events: [
          { event: "booked", channels: [] },
          { event: "onTheWay", channels: ["whatsapp"] },
        ],
      },
    })
    expect(chosen.status).toBe(200)
    const ops = await staff("ops", "Olga")
    const driver = await staff("porter", "Dawud")
    const give = async (by: typeof ops, command: Parameters<typeof ops.services.operations.command>[0]["command"]) => {
      const id = `command-of-${command.type}`
      const given = { reference: bkref, id, command, at: null, place: null, after: null }
      expect((await by.services.operations.command(given))._tag).toBe("Success")
    }
    await give(ops, { type: "assign", driver: driver.id })
    await give(driver, { type: "start" })
    await pass()
    const sent = async (to: string) => {
      const headers = { accept: "application/json" }
      const { body } = await product.call("GET", `/dev/mailbox?to=${encodeURIComponent(to)}`, { headers })
      return body.data as readonly { readonly channel: string; readonly text: string; readonly html?: string }[]
    }
    const [mail, ...more] = await sent(customer.email)
    expect(more).toEqual([])
    expect(mail?.text).toContain("is confirmed")
    expect(mail?.text).toContain(`/go/account/bookings/${bkref}/notifications#access=${accessToken}`)
    for (const part of ["Delivery Charge", "Total", '<html lang="en" dir="ltr">']) expect(mail?.html).toContain(part)
    expect(await sent(customer.phn)).toMatchObject([
      { channel: "whatsapp", text: expect.stringContaining("The driver is on the way to pick up") },
    ])
    expect((await sent(recipient)).map(({ channel }) => channel)).toEqual(["sms"])
  })

  it("sends the recipient the link that the sender asked for", async () => {
    const { messagesTo, product, pass, services } = await stageOf()
    const owner = services("owner")
    const { bkref, accessToken } = (
      await product.call("POST", "/v1.0/order/createOrder", { body: { ...plainBooking, pickupDate: "2026-11-24" } })
    ).body.data
    const asked = await owner.recipient.ask({ reference: bkref, accessToken })
    await pass()
    if (asked._tag !== "Success") throw asked.failure
    const found = (await messagesTo(recipient)).find((text) => text.includes("/recipient#"))
    expect(found).toContain(asked.success.link)
    expect(found).toMatch(/before \d\d?(st|nd|rd|th) Nov, 2026 - \d\d:\d\d [AP]M/)
  })
})
