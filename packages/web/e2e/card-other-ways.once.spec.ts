import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { promisify } from "node:util"
import type { Response } from "@playwright/test"
import { begunUntil, comeBackFromBank, expectHeld } from "./at-the-bank.ts"
import { openBankPage, openCardPayment } from "./booking-start.ts"
import type { BookingPages } from "./booking-walk.ts"
import { walkToCardPayment } from "./card-walk.ts"
import { drawn, holdBack } from "./held-back.ts"
import { payLinkOf } from "./owned-bookings.ts"
import { CardForm, cards } from "./pages/card-form.ts"
import { type ProductServer, startProduct } from "./product-server.ts"
import { completeDraft, openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

/** Every script of the build, by path and SHA-256. */
const inventoryPath = join(import.meta.dirname, "../dist/.vite/scripts.json")

test("a window that was closed at the bank's page finds its booking confirmed when it is opened again", async ({
  context,
  words,
  pages,
  page,
  cardForm,
}) => {
  const bank = await openBankPage(pages, cardForm)
  await page.close()

  // The customer approves on his phone, and his browser never returns from the bank.
  const elsewhere = await context.newPage()
  await elsewhere.route("**/payment/postpurchase**", (route) => route.abort())
  await elsewhere.goto(bank)
  const lost = elsewhere.waitForEvent("requestfailed", (request) => request.url().includes("/payment/postpurchase"))
  await elsewhere.locator("button[value=approve]").click()
  await lost
  await elsewhere.close()

  const again = await context.newPage()
  await again.goto("/go/payment")
  await expect(again.getByRole("heading", { level: 1, name: words.confirmation.title })).toBeVisible({
    timeout: 60_000,
  })
})

test("the bank's browser comes back without our session cookie, and is served all the same", async ({
  page,
  product,
  pages,
  cardForm,
  confirmationPage,
}) => {
  const returns: (string | undefined)[] = []
  page.on("request", async (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === "/payment/token")
      returns.push((await request.allHeaders()).cookie)
  })
  await openCardPayment(pages)
  await cardForm.payBy(cards.plain)
  await expect(confirmationPage.heading).toBeVisible()
  // The headers of a request arrive later than the request event.
  await expect.poll(() => returns).toEqual([undefined])
  expect(await page.context().cookies(product.url)).not.toEqual([])
})

test("a page that is no payment of ours says so, and leads on", async ({ page, words }) => {
  await page.goto("/payment-verifying?responsecode=000&status=14")
  await expect(page.getByRole("heading", { name: words.cardReturn.unclearTitle })).toBeVisible()
  await expect(page.getByText(words.cardReturn.unclear)).toBeVisible()
})

test("the payment page runs no script but ours, under a policy that lets a card go to the gateway alone", async ({
  page,
  product,
  pages,
}) => {
  const scripts = new Map<string, Response>()
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.set(response.url(), response)
  })
  await walkToCardPayment(pages)
  const inventory: Record<string, { sha256: string } | undefined> = JSON.parse(await readFile(inventoryPath, "utf8"))
  expect(scripts.size).toBeGreaterThan(3)
  for (const [address, response] of scripts) {
    const { origin, pathname } = new URL(address)
    expect(origin).toBe(product.url)
    expect(
      createHash("sha256")
        .update(await response.body())
        .digest("hex"),
      pathname,
    ).toBe(inventory[pathname]?.sha256)
  }
  expect(await page.locator("script:not([src]):not([type='application/json'])").count()).toBe(0)
  const policy = (await page.request.get("/go/payment")).headers()["content-security-policy"] ?? ""
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/script-src 'self'(;|$)/)
  expect(policy).toMatch(/form-action 'self' http:\/\/127\.0\.0\.1:\d+(;|$)/)

  // What an operator runs against his site, here against the whole build.
  const [, gateway = ""] = /form-action 'self' ([^;]+)/.exec(policy) ?? []
  const command = join(import.meta.dirname, "../../api/dist/commands/payment-pages.js")
  const words = [product.url, `--forms-to=${gateway}`, `--calls-to=${gateway}`]
  // A non-zero exit code throws, with the command's output.
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...words])
  expect(stdout).toContain(`${Object.keys(inventory).length} scripts of ${product.url}, 0 differences.`)
})

test("a script that looks at the device for the bank reaches nothing of ours, and what it says goes with the purchase", async ({
  browser,
  words,
}) => {
  // Reports whether it could read this page's storage.
  const look = `let reach = "nothing"
    try { reach = localStorage.length + document.cookie } catch {}
    try { reach = parent.document.title } catch {}
    document.getElementById(io_bbout_element_id).value = "device, reaching " + reach`
  const script = createServer((_, response) => response.setHeader("Content-Type", "text/javascript").end(look)).listen(
    0,
    "127.0.0.1",
  )
  await once(script, "listening")
  const { port } = script.address() as AddressInfo
  const product = await startProduct({ DEVICE_FINGERPRINT_URL: `http://127.0.0.1:${port}/look.js` })
  try {
    await product.setClock("2026-11-21T09:30:00+04:00")
    // In its own context: an initial script of the tests' pages needs storage, which this frame does not have.
    const page = await (await browser.newContext()).newPage()
    // A page waits five seconds for such a script, which a busy machine may need to start it.
    await page.addInitScript(() => {
      const { setTimeout } = window
      const patient = (call: () => void, milliseconds = 0) =>
        setTimeout(call, milliseconds === 5_000 ? 60_000 : milliseconds)
      Object.assign(window, { setTimeout: patient })
    })
    const heard: string[] = []
    page.on("console", (message) => void (message.type() === "error" && heard.push(message.text())))
    const guest = { ...completeDraft.guest, email: "aisha@example.com" }
    await openWith(page, `${product.url}/go/payment`, { ...completeDraft, guest })
    const form = new CardForm(page, words)
    await form.fill(cards.plain)
    const purchase = page.waitForRequest("**/payment/purchase")
    await form.pay.click()
    expect((await purchase).postDataJSON().deviceFingerPrint).toBe("device, reaching nothing")
    await expect(page.getByRole("heading", { level: 1, name: words.confirmation.title })).toBeVisible()
    await expect(page.locator("iframe")).toHaveCount(0)
    expect(heard).toEqual([])
    await page.context().close()
  } finally {
    await product.stop()
    script.close()
  }
})

for (const [line, goes] of [
  ["", null],
  // The gateway's page navigates after it has loaded, and so stays in the history as a page that was loaded by POST.
  [
    ", on a slow line, too",
    `onload = () => setTimeout(() => document.querySelector("[data-goes-by-itself]").submit())`,
  ],
] as const)
  test(`a customer who comes back from his bank by the Back button finds his payment again${line}`, async ({
    page,
    words,
    pages,
    cardForm,
    bankPage,
    paymentPage,
    confirmationPage,
  }) => {
    if (goes) await page.route("**/go.js", (route) => route.fulfill({ contentType: "text/javascript", body: goes }))
    await openBankPage(pages, cardForm)
    // He went to the bank at half past nine; one second more rounds up to the next minute.
    await comeBackFromBank(cardForm, begunUntil(words, "9:3[56]AM"))
    await paymentPage.cashTab.check()
    await paymentPage.atPickup.check()
    await expect(paymentPage.bookNow).toBeDisabled()
    await page.getByRole("link", { name: words.notPlaced.goOn }).click()
    await bankPage.decide("approve")
    await expect(confirmationPage.heading).toBeVisible()
  })

test("whoever comes back from his bank to a pay link goes on to the bank from there", async ({
  page,
  product,
  words,
  cardForm,
  bankPage,
}) => {
  const link = await payLinkOf(product)
  await page.goto(link())
  // A browser that has kept the page shows it as it was left, navigating away. Here that navigation is stopped.
  await page.route("**/FortAPI/paymentPage", (route) => route.abort("aborted"), { times: 1 })
  const stopped = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/FortAPI/paymentPage"))
  await cardForm.payBy(cards.asks3ds)
  await stopped
  await expect(page.getByRole("button", { name: words.card.paying })).toBeVisible()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })))
  await cardForm.pay.click()
  await expect(page.locator("button[value=approve]")).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(link())
  const begun = begunUntil(words, String.raw`\d+:\d\d[AP]M`)
  await expect(page.getByRole("alert")).toHaveText(begun)
  await expectHeld(cardForm)
  await page.reload()
  await expect(page.getByRole("alert")).toHaveText(begun)
  await expectHeld(cardForm)
  // On a slow connection the link's page stays while the next one loads, and makes no new calls.
  const asked: string[] = []
  page.on("request", (request) => request.url().includes("/payment/unique") && asked.push(request.url()))
  const letCome = await holdBack(page, "**/assets/*.js")
  await page.getByRole("link", { name: words.notPlaced.goOn }).click()
  await expect(page).toHaveURL(/\/payment-verifying\?attempt=/)
  await expect(page.getByRole("heading", { name: words.payLink.title })).toBeVisible()
  await drawn(page)
  expect(asked).toEqual([])
  letCome()
  await bankPage.decide("approve")
  await expect(page.getByRole("heading", { name: words.cardReturn.paid })).toBeVisible()
})

for (const [place, open] of [
  ["the payment step", (_: ProductServer, pages: BookingPages) => openCardPayment(pages)],
  [
    "a pay link",
    async (product: ProductServer, { bookPage: { page } }: BookingPages) => {
      await page.goto((await payLinkOf(product))())
    },
  ],
] as const)
  test(`at the time that a customer was told, ${place} takes another card by itself`, async ({
    page,
    product,
    words,
    pages,
    cardForm,
    bankPage,
  }) => {
    await product.setClock("2026-11-21T09:30:00+04:00")
    await open(product, pages)
    await cardForm.payBy(cards.asks3ds)
    await bankPage.faults()
    await page.goBack()
    await expect(page.getByRole("alert")).toHaveText(begunUntil(words, "9:3[56]AM"))
    // A page's own clock does not know how its page was reached, so it is replaced only now.
    await page.clock.install()
    await page.reload()
    await expectHeld(cardForm)
    await product.setClock("2026-11-21T09:36:30+04:00")
    await page.clock.fastForward(390_000)
    await cardForm.payBy(cards.plain)
    await expect(
      page.getByRole("heading", {
        level: 1,
        name: new RegExp(`^(${words.confirmation.title}|${words.cardReturn.paid})`),
      }),
    ).toBeVisible()
  })

test("nothing of a card is sent to us, stored or written into an address", async ({
  page,
  product,
  pages,
  cardForm,
  confirmationPage,
}) => {
  const sent: string[] = []
  page.on("request", (request) => {
    if (request.url().startsWith(product.url)) sent.push(`${request.url()} ${request.postData() ?? ""}`)
  })
  await walkToCardPayment(pages)
  await cardForm.fill(cards.plain)
  await cardForm.pay.click()
  await expect(confirmationPage.heading).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  for (const text of [...sent, stored]) expect(text.replaceAll(/[\s+-]|%20/g, "")).not.toContain(cards.plain.number)
})

test("a guest books for two others and pays by card", async ({ page, words, detailsPage, guestPage, cardForm }) => {
  const { dropOff } = completeDraft
  // A draft stored by an earlier version, which did not ask who books.
  await openWith(page, "/go/payment", {
    ...completeDraft,
    pickup: { ...completeDraft.pickup, contact: { choice: "other", name: "Amal Saeed", phone: "050 765 4322" } },
    guest: { name: "", phone: "", email: "" },
  })
  await expect(detailsPage.heading).toBeVisible()
  await detailsPage.continueButton.click()
  const list = detailsPage.alert.getByRole("list", { name: words.booking.bookedBy, exact: true })
  await expect(list.getByRole("link")).toHaveText([words.details.enterName, words.details.enterPhone])
  await detailsPage.guestName.fill("Aisha Rahman")
  await detailsPage.guestPhone.fill("050 123 4567")
  await detailsPage.proceed()
  await guestPage.proceed()
  await expect(page.getByRole("region", { name: words.booking.bookedBy })).toContainText("Aisha Rahman")
  // The link to the missing field leads to it.
  await page.getByRole("link", { name: words.card.addEmail }).click()
  await detailsPage.guestEmail.fill("aisha@example.com")
  await detailsPage.proceed()
  await guestPage.proceed()
  await cardForm.fill(cards.plain)
  const ordered = page.waitForRequest("**/order/createOrder")
  await cardForm.pay.click()
  const { usr, pkp, dlv } = (await ordered).postDataJSON()
  expect([usr.name, usr.email, pkp[0].name, dlv[0].name]).toEqual([
    "Aisha Rahman",
    "aisha@example.com",
    "Amal Saeed",
    dropOff.contact.name,
  ])
  await expect(page.getByRole("heading", { level: 1, name: words.confirmation.title })).toBeVisible()
})
