import { newDatabasePath } from "@mersal/adapters-db/testing/new-database-path"
import type { FirstScreenFacts, FirstScreens } from "@mersal/domain/site/first-screen"
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { noLimits, type RunningProduct, startProduct } from "../../testing/running-product.ts"
import { signIn, signUp } from "../../testing/signed-up.ts"
import { staffPassword, startStaffedStage } from "../../testing/staffed-stage.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

const drawn: FirstScreenFacts[] = []

/** Replaces the build's module: it shows the data that it gets. */
const firstScreens: FirstScreens = {
  find: (path) =>
    path.startsWith("/tracking/status")
      ? {
          path: "/tracking/status",
          isOfBooking: true,
          draw: async ({ language }, facts) => {
            drawn.push(facts)
            const body = `<p>${JSON.stringify(facts.tracked)}</p>`
            return {
              language,
              title: "Tracking",
              head: "",
              scripts: "",
              body,
              isReadWithoutScripts: true,
              newDraft: null,
            }
          },
        }
      : null,
  undrawn: async () => ({ title: null, scripts: "" }),
}
const needsScripts = "<noscript>Tracking needs JavaScript</noscript>"
const html = `<!doctype html><html lang="en" dir="ltr"><!--mersal-head-->${needsScripts}<div id="page"></div></html>`
const webAssets = { html: async () => html, firstScreens: async () => firstScreens }

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct({ rateLimits: { ...noLimits, tracking: { calls: 20, seconds: 60 } } }, { webAssets })
})
afterAll(() => product.stop())
afterEach(() => void drawn.splice(0))

/** The reference of a new booking, and the cookie of the browser that booked it. */
async function booked({
  call,
}: Pick<RunningProduct, "call"> = product): Promise<{ reference: string; cookie: string }> {
  const { body, headers } = await call("POST", "/v1.0/order/createOrder", { body: plainBooking })
  return {
    reference: body.data.bkref,
    cookie: headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; "),
  }
}

const open = (query: string, headers: Record<string, string> = {}) =>
  product.call("GET", `/tracking/status${query}`, { headers })

describe("the page of a booking that its address names", () => {
  it("is drawn of what the API tells anybody of it, anew each time, and is not to be found", async () => {
    const { reference } = await booked()
    const { body: told } = await product.call("GET", `/v1.0/order/tracking?bookingId=${reference}`)
    for (const written of [reference, reference.toLowerCase()]) {
      const page = await open(`?bookingId=${written}`)
      expect(page.text).toContain('<div id="first-screen">')
      expect(page.headers.get("x-robots-tag")).toBe("noindex")
      expect(page.headers.get("cache-control")).toBe("no-store")
    }
    expect(drawn.map(({ tracked }) => tracked)).toEqual([
      { answer: told, moment: null, isAll: true },
      { answer: told, moment: null, isAll: true },
    ])
  })

  it("does not say above it that tracking needs JavaScript, which a page that is not drawn does", async () => {
    const { reference } = await booked()
    const seenWithoutScripts = ({ text }: { readonly text: string }) => text.replace(/<template>.*?<\/template>/gs, "")
    expect(seenWithoutScripts(await open(`?bookingId=${reference}`))).not.toContain(needsScripts)
    expect(seenWithoutScripts(await open(""))).toContain(needsScripts)
  })

  it("holds nothing that is its owner's, though he opens it; the application is told that there is more", async () => {
    const { reference, cookie } = await booked()
    const own = await product.call("GET", `/v1.0/order/tracking?bookingId=${reference}`, { headers: { cookie } })
    expect(own.body.data.booking).not.toBeNull()
    const page = await open(`?bookingId=${reference}`, { cookie })
    expect(drawn).toMatchObject([{ tracked: { isAll: false, answer: { data: { booking: null, money: null } } } }])
    for (const secret of [plainBooking.usr.name, plainBooking.usr.phn, plainBooking.dlv[0]?.name ?? "", "Villa 7"])
      expect(page.text).not.toContain(secret)
  })

  it("is the application's to whoever shows an API key: it tells nothing that a key's scopes and limit are for", async () => {
    const person = await signUp(product)
    const made = { name: "Prices", kind: "sandbox", scopes: ["quotes"] }
    const key = await product.call("POST", "/v1.0/keys", { body: made, headers: person.headers })
    const { reference } = await booked()
    const page = await open(`?bookingId=${reference}`, { authorization: `Bearer ${key.body.data.key}` })
    expect([page.status, page.text.includes("first-screen")]).toEqual([200, false])
    expect(drawn).toEqual([])
  })

  it("says where its driver is as anybody is told, also to its owner, who sees more", async () => {
    const stage = await startStaffedStage({ kind: "sqlite", path: newDatabasePath() }, { webAssets })
    onTestFinished(() => stage.product.stop())
    const { call } = stage.product
    const { id: porter } = await stage.staff("porter", "Dawud")
    await stage.staff("ops", "Olga")
    const driver = await signIn(stage.product, "porter-1@example.com", staffPassword)
    const ops = await signIn(stage.product, "ops-2@example.com", staffPassword)
    const { reference, cookie } = await booked(stage.product)
    const command = async (headers: Record<string, string>, body: object) => {
      const commands = `/v1.0/operations/bookings/${reference}/commands`
      const answer = await call("POST", commands, { headers, body: { id: crypto.randomUUID(), ...body } })
      expect(answer.status, answer.text).toBe(200)
    }
    await command(ops, { command: "assign", driver: porter })
    await command(driver, { command: "start" })
    await call("POST", "/v1.0/driver/position", { headers: driver, body: { lat: 25.123456, lon: 55.234567 } })

    const address = `/v1.0/order/tracking/live?bookingId=${reference}`
    const { body: own } = await call("GET", address, { headers: { cookie } })
    expect(own.data).toMatchObject({ position: { lat: 25.123456, isExact: true }, driver: { name: "Dawud" } })
    const { body: told } = await call("GET", address)
    expect(told.data).toMatchObject({ liveLeg: "pickup", position: { isExact: false }, eta: { leg: "pickup" } })
    const page = await call("GET", `/tracking/status?bookingId=${reference}`, { headers: { cookie } })
    expect(drawn).toMatchObject([{ tracked: { moment: told, isAll: false } }])
    for (const secret of ["25.123456", "Dawud"]) expect(page.text).not.toContain(secret)
  })

  it("is the application's where no booking is named, or one that nobody knows, or another one is asked for", async () => {
    const { reference } = await booked()
    for (const query of [
      "",
      "?bookingId=",
      "?bookingId=AE4K7M2XQ9TB3HV",
      "?bookingId=<p>",
      `?bookingId=${reference}&bookingId=${reference}`,
      `?bookingId=${reference}&trackMyOrder=${reference}`,
    ]) {
      const page = await open(query)
      expect([query, page.status, page.text.includes("first-screen")]).toEqual([query, 200, false])
    }
    expect(drawn).toEqual([])
  })

  it("counts by its owner's own call, and not beside it", async () => {
    const { call, stop } = await startProduct(
      { rateLimits: { ...noLimits, tracking: { calls: 1, seconds: 60 } } },
      { webAssets },
    )
    onTestFinished(stop)
    const { reference, cookie } = await booked({ call })
    const page = await call("GET", `/tracking/status?bookingId=${reference}`, { headers: { cookie } })
    expect(page.text).toContain("first-screen")
    const own = () => call("GET", `/v1.0/order/tracking?bookingId=${reference}`, { headers: { cookie } })
    expect([(await own()).status, (await own()).status]).toEqual([200, 429])
  })

  it("counts like the call: whoever guesses references is told no more by pages", async () => {
    const { reference } = await booked()
    const pages = await Promise.all(Array.from({ length: 25 }, () => open(`?bookingId=${reference}`)))
    const shown = pages.filter(({ text }) => text.includes("first-screen")).length
    expect(shown).toBeGreaterThan(0)
    expect(shown).toBeLessThan(20)
    expect(pages.every(({ status }) => status === 200)).toBe(true)
    expect((await product.call("GET", `/v1.0/order/tracking?bookingId=${reference}`)).status).toBe(429)
  })
})
