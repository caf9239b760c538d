import type { StaffCommand } from "@mersal/domain/ports/driving/operations-service"
import type { StaffOnStage } from "@mersal/domain/testing/contracts/staffed-stage"
import { samplePictures } from "@mersal/domain/testing/sample-pictures"
import * as Result from "effect/Result"
import { expect, vi } from "vitest"
import { saturdayNoonUtc } from "./running-product.ts"
import { codeFor, registerCompany, type SignedUp, signIn, signUp } from "./signed-up.ts"
import { simulatedPayments } from "./simulated-payment.ts"
import { staffPassword, type startStaffedStage } from "./staffed-stage.ts"
import { plainBooking } from "./wire-bookings.ts"

/** A word in every text that the person types, and in no other row of a database. */
export const ownWord = "Zumurrud"

export interface LivedIn {
  readonly person: SignedUp
  readonly references: readonly string[]
}

const curvePoint = "BCr-1hcONExX3iHx70zfRvgpJnkBv4BDP438Bpdm2WCmbkM2MMm_qf4bwNAO9b0bDf70ZYVOiYLtt1bWtDw5UKc"
const { png } = samplePictures

type Stage = Awaited<ReturnType<typeof startStaffedStage>>
type Headers = Readonly<Record<string, string>>

/**
 * A person who has done everything that an account can do, and whose bookings are over, but for one of the sandbox: every table that can hold
 * personal data holds some of this person.
 *
 * @param word a word in everything that he types
 */
export async function liveIn(stage: Stage, word: string = ownWord): Promise<LivedIn> {
  const { product } = stage
  await stage.staff("admin", "Amal")
  const ops = await stage.staff("ops", "Olga")
  const driver = await stage.staff("porter", "Dawud")
  const admin = await signIn(product, "admin-1@example.com", staffPassword)
  const opsHeaders = await signIn(product, "ops-2@example.com", staffPassword)
  const person = await signUp(product, `${word} Qasimi`)
  await registerCompany(product, admin, person, { contact: word, email: person.email, phn: person.phone })
  const partner = await signUp(product)
  const { email, phone } = person
  const call = async (method: string, path: string, body?: object, headers: Headers = person.headers) => {
    const answer = await product.call(method, `/v1.0/${path}`, { headers, ...(body && { body }) })
    expect([path, answer.status, answer.body.errors ?? []]).toEqual([path, 200, []])
    return answer.body.data
  }

  // What is kept beside the account itself.
  const place = {
    add: "Dubai Marina",
    lat: 25.080499,
    lon: 55.140311,
    addtl: `${word} tower`,
    lmark: `${word} park`,
  }
  await call("POST", "corporate/members", { email: partner.email, role: "owner" })
  await call("POST", "corporate/invitation", { accept: true }, partner.headers)
  await call("POST", "account/addresses", { ...place, label: word, cnam: "Dubai" })
  await call("POST", "account/contacts", { name: word, ph: phone })
  await call("PUT", "account/notifications", { events: [] })
  await call("POST", "consents", { subject: "terms", version: "2026-11", given: true })
  const tries = { name: word, kind: "sandbox", scopes: ["quotes", "bookings:write"] }
  const { key } = await call("POST", "keys", tries)
  const hook = await call("POST", "webhooks", {
    url: `https://localhost:1/${encodeURIComponent(word)}`,
    events: ["booking.confirmed"],
  })
  await call("POST", `webhooks/${hook.id}/ping`, {})
  const picture = { method: "PUT", headers: { ...person.headers, "content-type": "image/png" }, body: png }
  expect((await fetch(`${product.url}/v1.0/user/image`, picture)).status).toBe(200)
  // An e-mail gets at most one code a minute.
  await stage.setNow(saturdayNoonUtc + 2 * 60_000)
  const { challengeId } = await call("POST", "auth/forgot/code", { email })
  await call("POST", "auth/forgot", { challengeId, code: await codeFor(product, email) })
  await stage.setNow(saturdayNoonUtc + 4 * 60_000)
  await signInByFar(stage, person, word)
  const message = { name: word, email, phone, company: "", message: `${word} asks`, place: "" }
  await call("POST", "leads", { kind: "contact", domain: "AE", ...message })

  // A booking that is delivered, and rated.
  const stop = { ...place, name: word, ph: phone }
  const booking = {
    ...plainBooking,
    usr: { name: word, phn: phone, email },
    comnts: `${word} rings`,
    prmcde: "WELCOME10",
    prmApl: "yes",
    pkp: [{ ...plainBooking.pkp[0], ...stop }],
    dlv: [{ ...plainBooking.dlv[0], ...stop, add: "Al Majaz, Sharjah", lat: 25.3255, lon: 55.3851 }],
  }
  const lead = { usrnm: word, usrphn: phone, usreml: email, vtyp: "Bike", bktyp: "Same Day", dm: "AE" }
  const { leadId } = await call("POST", "ctc/lead/create", lead)
  const withKey = { ...person.headers, "idempotency-key": "first-booking" }
  const { bkref, prc } = await call("POST", "order/createOrder", { ...booking, leadId }, withKey)
  await call("PUT", `bookings/${bkref}/notifications`, { events: [] })
  const keys = { p256dh: curvePoint, auth: "Tjlfx1FrYrm1DFN9othcUw" }
  await call("POST", `bookings/${bkref}/push`, { endpoint: "https://fcm.googleapis.com/fcm/send/1", keys })
  const { link } = await call("POST", `bookings/${bkref}/recipient-request`, {})
  await call(
    "POST",
    "recipient/answer",
    { ...booking.dlv[0], add: word, cnam: word, token: link.split("#")[1], lat: 25.34 },
    {},
  )
  await call("POST", `operations/bookings/${bkref}/notes`, { text: `${word} is deaf` }, opsHeaders)
  let commands = 0
  const give = async (by: StaffOnStage, command: StaffCommand) => {
    commands += 1
    const id = `command-${commands}`
    const request = { reference: bkref, id, command, at: null, place: { lat: place.lat, lon: place.lon }, after: null }
    const said = await by.services.operations.command(request)
    expect([command.type, Result.isSuccess(said) ? null : said.failure]).toEqual([command.type, null])
  }
  await give(ops, { type: "assign", driver: driver.id })
  for (const type of ["start", "arrive"] as const) await give(driver, { type })
  await give(driver, { type: "takeCash", minor: Math.round(prc * 100) })
  for (const type of ["collect", "start", "arrive"] as const) await give(driver, { type })
  const { image } = Result.getOrThrow(await driver.services.operations.storeProof({ reference: bkref, bytes: png }))
  await give(driver, { type: "deliver", proof: { kind: "photo", image } })
  await call("POST", `bookings/${bkref}/rating`, { stars: 5, note: `${word} is glad` })

  // One that is paid by card, and cancelled.
  const paid = await call("POST", "order/createOrder", {
    ...booking,
    prmApl: "no",
    paytyp: "card",
    pickupDate: "2026-11-24",
  })
  const at = simulatedPayments(product)
  const { attempt, page } = await call("POST", "payment/session", { bookingId: paid.bkref, method: "card" })
  const atBank = async () => {
    if (page.kind === "hosted") return at.typedAtGateway(page, "4005550000000001")
    await at.comeBack("/payment/token", await at.tokenised(page, "4557012345678902"))
    return at.decided((await at.purchase(attempt)).url3d, "approve")
  }
  await at.comeBack("/payment/postpurchase", await atBank())
  await vi.waitFor(async () => expect((await at.view(attempt)).status).toBe("paid"), { timeout: 30_000 })
  await call("POST", `bookings/${paid.bkref}/cancel`, {})

  // One that a program tries with its sandbox key, still under way.
  const later = { ...booking, prmApl: "no", pickupDate: "2026-11-24" }
  const tried = await call("POST", "order/createOrder", later, { authorization: `Bearer ${key}` })
  return { person, references: [bkref, paid.bkref, tried.bkref] }
}

/** Links a social identity to the account, with the code that goes to its e-mail. */
async function signInByFar({ product }: Stage, { email }: SignedUp, word: string): Promise<void> {
  const begun = await product.call("POST", "/v1.0/auth/social", { body: {} })
  const cookie = begun.headers.getSetCookie()[0]?.split(";", 1)[0] ?? ""
  const claims = { provider: "google", subject: "far-away", email, name: word, emailVerified: true }
  const issued = await product.call("POST", "/dev/issuer", { body: { ...claims, nonce: begun.body.data.nonce } })
  const login = { registerType: "google", authenticationToken: issued.body.data.token }
  const asked = await product.call("POST", "/v1.0/auth/login", { body: login, headers: { cookie } })
  const { challengeId } = asked.body.data.challenge
  const code = { challengeId, code: await codeFor(product, email), purpose: "register" }
  const { status, text } = await product.call("POST", "/v1.0/auth/number", { body: code, headers: { cookie } })
  expect([status, text]).toEqual([200, expect.any(String)])
}
